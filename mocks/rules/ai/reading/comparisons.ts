/** Words around numbers, folded, in English, Spanish, French and Portuguese: the longer of two that begin alike first. */

/** Between a comparison and its number. */
export const ARTICLES =
  '(?:(?:the|los|las|les|des|de|du|os|as|aux|to|a|of|around|year|ano|el ano|o ano|l an|l annee|annee|than|que) ){0,2}';

// oxfmt-ignore
export const AT_LEAST =
  'at or (?:above|over|higher than)|a o (?:por )?encima de|en o (?:por )?encima de|a ou au dessus de|em ou acima de|a ou acima de|(?:no|not) (?:lower|less) than|not (?:below|under)|above|over|(?:higher|more|greater|taller) than|at least|a minimum of|min(?:imum|imale?s?|im[oa]s?)?(?: (?:of|de))?|upwards of|exceed(?:s|ing)?|surpass(?:es|ing)?|super[ae]n?|superando(?: los)?|exced[ae][nm]?|excedendo|rebas[ae]n?|sobrepas[ae]n?|depass(?:e|ent|ant)|excedant|ultrapass(?:a|e|am|em)|from|beyond|past|starting at|' +
  'no menos de|(?:a|por)? ?encima de(?: los| las| la)?|superior(?:es)? a|mayor(?:es)? (?:a|de|que)|mas alt[oa]s? (?:de|que)|mas alla de|a mas de|mas de|al menos|por lo menos|(?:como )?minimo(?: de)?|a partir de|desde|sobre|' +
  'pas moins de|plus haute?s? que|au dessus (?:de|des)|au dela (?:de|des)|a plus de|plus de|superieure?s? a|au moins|(?:au )?minimum(?: de)?|a partir de|des|depuis|' +
  'nao menos de|acima (?:de|dos|das)|alem (?:de|dos)|a mais de|mais de|maior(?:es)? (?:do )?que|mais alt[oa]s? (?:do )?que|pelo menos|ao menos|no minimo|desde|>|≥';

// oxfmt-ignore
export const AT_MOST =
  'at or (?:below|under|lower than)|a o (?:por )?debajo de|en o (?:por )?debajo de|a ou (?:au|en) dessous de|(?:a|em) ou abaixo de|(?:no|not) (?:higher|more|greater) than|not (?:above|over|exceeding)|does ?n t exceed|do ?n t exceed|below|under|beneath|(?:lower|less|fewer) than|up to|at most|a maximum of|max(?:imum|imale?s?|im[oa]s?)?(?: (?:of|de))?|' +
  '(?:a )?no mas (?:alto )?de|que no (?:super[ae]n?|exced[ae]n?|pas[ae]n?(?: de)?)(?: los)?|mas baj[oa]s? (?:de|que)|(?:por )?debajo de(?: los| las| la)?|inferior(?:es)? a|menor(?:es)? (?:a|de|que)|a menos de|menos de|como maximo|a lo sumo|maximo(?: de)?|hasta|bajo|' +
  'pas (?:a )?plus (?:haut )?(?:de|que)|(?:ne )?depass(?:e|ent|ant) pas|plus bas(?:se)?s? que|(?:au|en) dessous (?:de|des)|inferieure?s? a|a moins de|moins de|jusqu a|au plus|(?:au )?maximum(?: de)?|sous|' +
  '(?:a )?nao mais (?:de|do que|que)|que nao (?:ultrapass(?:e|em|a|am)|exced[ae]m?|pass[ae]m?(?: de| dos)?)(?: os)?|mais baix[oa]s? (?:do )?que|abaixo (?:de|dos|das)|menor(?:es)? (?:do )?que|no maximo|ate|<|≤';

export const BETWEEN =
  'a partir d(?:el?|[eou]s?|[ao]s)|depuis|between|entre|from|desde|de|ranging from|comprise? entre';
export const AND = '(?:and|to|y|et|e|a|ate|hasta|through|-|–|—|~)';

/** Behind a number: "or higher". */
export const OR_MORE =
  '(?:or|and|o|y|et|ou|e) (?:higher|above|over|up|upwards?|more|mas|arriba|superior|plus|au dela|au dessus|mais|acima)';
export const OR_LESS =
  '(?:or|and|o|y|et|ou|e) (?:lower|below|under|less|down|menos|abajo|inferior|moins|au dessous|abaixo)';

// oxfmt-ignore
export const SINCE =
  '≥|at the earliest|au plus tot(?: en)?|como pronto(?: en)?|(?:no|not) earlier than|not before|since|from|starting(?: (?:in|from))?|as of|from and including|no antes d(?:el?|[ao]s)|a partir d(?:el?|[eou]s?|[ao]s)|desde|pas avant|depuis|des|nao antes d(?:e|[oa]s?)';
export const AFTER =
  '>|after|later than|newer than|more recent than|posterior(?:es)? a(?:l)?|posteriormente a(?:l)?|despues del?|posterieure?s? (?:a|au|aux)|posterieurement a|apres|mas (?:recientes?|nuev[oa]s?|modern[oa]s?) (?:de |do )?que|plus (?:recente?s?|nouve(?:aux|lles?)) que|mais (?:recentes?|nov[oa]s?) (?:do )?que|apos(?: [oa]s?)?|depois d(?:e|[oa]s?)|posterior(?:es)? a(?:o|os)?';
export const BEFORE =
  '<|mas antigu[oa]s? que|plus anciene?s? que|plus anciennes? que|mais antig[oa]s? (?:do )?que|mas viej[oa]s? que|mais velh[oa]s? (?:do )?que|plus vieux que|ahead of|prior to|earlier than|older than|before|pre|anterior(?:es)? a(?:l)?|anteriormente a(?:l)?|antes del?|anterieure?s? (?:a|au|aux)|anterieurement a|avant|antes d(?:e|[oa]s?)|anterior(?:es)? a(?:o|os)?';
// oxfmt-ignore
export const UNTIL =
  '≤|(?:at the )?latest|(?:no|not) later than|not after|up until|until|till|up to|through|by|no mas tarde de|a mas tardar(?: en)?|no despues de|hasta(?: el)?|au plus tard(?: en)?|pas apres|pas plus tard que|jusqu (?:a|en|aux?)|nao depois d(?:e|[oa]s?)|(?:no|como|o) maximo(?: ate| en| em)?|ate(?: [oa]s?)?';

/** Before a name: "minimum altitude of 500 m". */
export const LEAST = 'min(?:imum|imale?s?|im[oa]s?)?|lowest';
export const MOST = 'max(?:imum|imale?s?|im[oa]s?)?|highest';

/** Words for decades. */
const TENS: readonly [number: number, words: string][] = [
  [20, 'twenties|veinte|vingt|vinte'],
  [30, 'thirties|treinta|trente|trinta'],
  [40, 'forties|cuarenta|quarante|quarenta'],
  [50, 'fifties|cincuenta|cinquante|cinquenta'],
  [60, 'sixties|sesenta|soixante|sessenta'],
  [70, 'seventies|setenta|soixante dix'],
  [80, 'eighties|ochenta|quatre vingts?|oitenta'],
  [90, 'nineties|noventa|quatre vingt dix'],
];
const TEN = TENS.flatMap(([, words]) => words.split('|'))
  .toSorted((a, b) => b.length - a.length)
  .join('|');

const tenOf = (word: string): number | undefined =>
  TENS.find(([, words]) => new RegExp(`^(?:${words})$`).test(word))?.[0];

/** A decade: "the 1960s", "the eighties", "los años 70", "la década de los 80", "les années quatre-vingt". */
export const DECADE =
  `(?:(?:the|los|las|les|la|os|as|de|a|dos|des) ){0,3}(?:(?:decadas?|anos|annees|decennies?) (?:(?:de|del|dos|des|los|las|d|anos) ){0,3}` +
  `((?:1[5-9]|20)?\\d0|${TEN})|[’']?((?:1[5-9]|20)?\\d0)[’']?s|(${TEN}(?<=ies|(?:los|nos) [a-z]{1,11})(?! (?:[ye] (?!l?os )|mil |m |metros?))))`;

/** The first year of a decade that was written so; two digits are of the last century. */
export function decadeOf(written: string): number | undefined {
  const number = /^\d+$/.test(written) ? Number(written) : tenOf(written);
  if (number === undefined) return undefined;
  if (number >= 100) return number;
  return number >= 20 ? 1900 + number : 2000 + number;
}
