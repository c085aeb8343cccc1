/** Words around numbers, folded, in English, Spanish, French and Portuguese: the longer of two that begin alike first. */

/** Between a comparison and its number. */
export const ARTICLES =
  '(?:(?:the|los|las|les|des|de|du|os|as|aux|to|a|of|around|year|ano|el ano|o ano|l an|l annee|annee|than|que) ){0,2}';

// oxfmt-ignore
export const AT_LEAST =
  '(?:no|not) (?:lower|less) than|not (?:below|under)|above|over|(?:higher|more|greater|taller) than|at least|a minimum of|min(?:imum|imale?s?|im[oa]s?)?(?: (?:of|de))?|upwards of|exceed(?:s|ing)?|surpass(?:es|ing)?|supera(?:n|ndo|ndo los)?|excede[nm]?|depass(?:e|ent|ant)|ultrapass(?:a|e|am|em)|from|starting at|' +
  'no menos de|(?:a|por)? ?encima de(?: los| las| la)?|superior(?:es)? a|mayor(?:es)? (?:a|de|que)|mas alt[oa]s? (?:de|que)|a mas de|mas de|al menos|por lo menos|(?:como )?minimo(?: de)?|a partir de|desde|sobre|' +
  'pas moins de|plus haute?s? que|au dessus (?:de|des)|a plus de|plus de|superieure?s? a|au moins|(?:au )?minimum(?: de)?|a partir de|des|depuis|' +
  'nao menos de|acima (?:de|dos|das)|a mais de|mais de|maior(?:es)? (?:do )?que|mais alt[oa]s? (?:do )?que|pelo menos|ao menos|no minimo|desde|>|≥';

// oxfmt-ignore
export const AT_MOST =
  '(?:no|not) (?:higher|more) than|not (?:above|over)|below|under|beneath|(?:lower|less|fewer) than|up to|at most|a maximum of|max(?:imum|imale?s?|im[oa]s?)?(?: (?:of|de))?|' +
  'no mas de|mas baj[oa]s? (?:de|que)|(?:por )?debajo de(?: los| las| la)?|inferior(?:es)? a|menor(?:es)? (?:a|de|que)|a menos de|menos de|como maximo|a lo sumo|maximo(?: de)?|hasta|bajo|' +
  'pas plus de|plus bas(?:se)?s? que|(?:au|en) dessous (?:de|des)|inferieure?s? a|a moins de|moins de|jusqu a|au plus|(?:au )?maximum(?: de)?|sous|' +
  'nao mais de|mais baix[oa]s? (?:do )?que|abaixo (?:de|dos|das)|menor(?:es)? (?:do )?que|no maximo|ate|<|≤';

export const BETWEEN = 'between|entre|from|desde|de|ranging from|comprise? entre';
export const AND = '(?:and|to|y|et|e|a|ate|hasta|through|-|–|—|~)';

/** Behind a number: "or higher". */
export const OR_MORE =
  '(?:or|and|o|y|et|ou|e) (?:higher|above|over|up|upwards?|more|mas|arriba|superior|plus|au dela|au dessus|mais|acima)';
export const OR_LESS =
  '(?:or|and|o|y|et|ou|e) (?:lower|below|under|less|down|menos|abajo|inferior|moins|au dessous|abaixo)';

// oxfmt-ignore
export const SINCE =
  '≥|at the earliest|au plus tot(?: en)?|como pronto(?: en)?|(?:no|not) earlier than|not before|since|from|starting(?: in)?|as of|no antes de|a partir de(?:l)?|desde|pas avant|a partir d[eu]|depuis|des|nao antes de|a partir d[eo]';
export const AFTER =
  '>|after|later than|newer than|more recent than|posterior(?:es)? a(?:l)?|despues de(?:l)?|posterieure?s? a|apres|mas recientes? que|plus recente?s? que|apos(?: o)?|depois d[eo]|posterior(?:es)? a(?:o)?';
export const BEFORE =
  '<|mas antigu[oa]s? que|plus anciene?s? que|plus anciennes? que|mais antig[oa]s? (?:do )?que|prior to|earlier than|older than|before|pre|anterior(?:es)? a(?:l)?|antes de(?:l)?|anterieure?s? a|avant|antes d[eo]|anterior(?:es)? a(?:o)?';
// oxfmt-ignore
export const UNTIL =
  '≤|(?:at the )?latest|(?:no|not) later than|not after|up until|until|till|up to|through|by|no mas tarde de|a mas tardar(?: en)?|no despues de|hasta(?: el)?|au plus tard(?: en)?|pas apres|pas plus tard que|jusqu (?:a|en|au)|nao depois de|(?:no|como|o) maximo(?: ate| en| em)?|ate(?: o)?';

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
  `((?:1[5-9]|20)?\\d0|${TEN})|[’']?((?:1[5-9]|20)?\\d0)[’']?s|(${TEN}(?<=ies)))`;

/** The first year of a decade that was written so; two digits are of the last century. */
export function decadeOf(written: string): number | undefined {
  const number = /^\d+$/.test(written) ? Number(written) : tenOf(written);
  if (number === undefined) return undefined;
  if (number >= 100) return number;
  return number >= 20 ? 1900 + number : 2000 + number;
}
