import type { AccessionFilter } from '@/contract/accession/accession-filter';
import type { Span } from '@/words/words-in';
import { oneOf, phrasesOf, spansOf } from './patterns';

/** What an institute or a place may be to an accession, where it is not said to keep it, or to be where it comes from. */
export type Role = 'holder' | 'recipient' | 'donor' | 'breeder' | 'collector' | 'duplicate';

/** Words between a participle and its "in": "kept safely in". */
const ADVERBS =
  '(?:(?:currently|now|today|safely|also|still|only|alive|both|mainly|actually|actualmente|hoy|ahora|tambien|aun|todavia|actuellement|aujourd hui|encore|aussi|atualmente|hoje|ainda|tambem) )?';
/** "Kept outside Peru" is about where it is kept. */
const OUTSIDE = '(?= (?:outside|fuera|fora|hors|en dehors)(?![a-z]))';

interface Language {
  /** What is done with an accession. */
  done: string;
  by: string;
}

const cues = (languages: readonly Language[], more: readonly string[] = []): RegExp =>
  phrasesOf(oneOf(...languages.map(({ done, by }) => `(?:${done})(?: ${ADVERBS}(?:${by})|${OUTSIDE})`), ...more));

const EN_AT = 'in(?! vitro)|at|by|within|inside|with';
const ES_AT = 'en(?! cultivo)|por';
const FR_AT = 'en|au|aux|a l|a la|a|dans|par|chez';
const PT_AT = 'em|no|na|nos|nas|pel[oa]s?|por|do|da';

const HOLDER = cues(
  [
    {
      done: 'held|kept|conserved|preserved|stored|maintained|housed|hosted|located|based|deposited|safeguarded|curated|managed|looked after|backed up|sitting|sits?|stocked|banked|resid(?:es?|ing)|lives?|living',
      by: EN_AT,
    },
    {
      done: 'conservad[oa]s?|conservan?|conserven?|guardad[oa]s?|mantenid[oa]s?|almacenad[oa]s?|alojad[oa]s?|depositad[oa]s?|custodiad[oa]s?|ubicad[oa]s?|albergad[oa]s?|resguardad[oa]s?',
      by: ES_AT,
    },
    {
      done: 'conservee?s?|conservent|conserve|detenue?s?|gardee?s?|stockee?s?|hebergee?s?|deposee?s?|maintenue?s?|situee?s?|preservee?s?',
      by: FR_AT,
    },
    {
      done: 'conservad[oa]s?|conservam|guardad[oa]s?|mantid[oa]s?|armazenad[oa]s?|depositad[oa]s?|localizad[oa]s?|preservad[oa]s?|alojad[oa]s?',
      by: PT_AT,
    },
    {
      done: '(?:gene ?banks?|seed ?banks?|institutes?|institutions?|collections?|holdings?)(?: (?:located|based|there))?',
      by: 'in(?! vitro)|at|within|of|across|from',
    },
    {
      done: '(?:bancos?(?: de (?:germoplasma|genes|semillas))?|bancos? geneticos?|germoplasmas?|instituto(?:s|ciones)?|institucion(?:es)?|coleccion(?:es)?)',
      by: `${ES_AT}|del?`,
    },
    {
      done: '(?:banques?(?: de (?:genes|semences|germoplasme|ressources genetiques))?|instituts?|institutions?|collections?)',
      by: `${FR_AT}|du|des?|d`,
    },
    {
      done: 'bancos?(?: de (?:germoplasma|genes|sementes))?|institutos?|instituic(?:ao|oes)|colec(?:ao|oes)',
      by: PT_AT,
    },
  ],
  [
    // "Banco alemán", "banque nationale néerlandaise".
    '(?:bancos?|banques?)(?: (?:de (?:germoplasma|genes|semillas|sementes|semences|germoplasme)|geneticos?|nacional(?:es)?|nacionais|nationales?))*',
    '(?:is|are) (?:in(?! vitro)|at)|(?<=(?:is|are) not )(?:in(?! vitro)|at)|(?<=(?:available|ordered|requested|obtained) )(?:in(?! vitro)|at)',
    '(?:este|esten|esta|estan|se encuentran?|se encuentren?) en|(?<=disponibles? )en',
    'se trouve(?:nt)? (?:en|au|aux|a l|a|dans)|(?<=trouve(?:nt)? pas )(?:en|au|aux|a l|a|dans)|(?<=disponibles? )(?:en|au|aux|a|dans)',
    '(?:esteja|estejam|esta|estao|se encontram?) (?:em|no|na|nos|nas)|(?<=disponive(?:l|is) )(?:em|no|na|nos|nas)',
    '(?:holders?|holding (?:institutes?|country|genebanks?)|institut(?:ion)? detent(?:eur|rice)|detenteur|pays detenteur|institucion (?:conservadora|depositaria)|instituicao (?:mantenedora|detentora))(?: is| are| es| est| e)?:? ?',
  ],
);

const DONOR = cues(
  [
    {
      done: '(?:donated|given|supplied|provided|contributed|sent|receiv(?:ed?|es|ing)|acquir(?:ed?|es|ing)|obtain(?:ed|s|ing)?|gifted|handed over|passed on|deposited|donations?)',
      by: 'by|from',
    },
    {
      done: 'donad[oa]s?|dad[oa]s?|cedid[oa]s?|entregad[oa]s?|enviad[oa]s?|suministrad[oa]s?|aportad[oa]s?|proporcionad[oa]s?',
      by: 'por|desde|del?',
    },
    { done: 'got|gotten|had', by: 'from' },
    {
      done: 'recib(?:id[oa]s?|io|ieron|e|en|ir)|adquir(?:id[oa]s?|io|ieron|ir)|obten(?:id[oa]s?|er)|obtuv(?:o|ieron)|consigui(?:o|eron)',
      by: 'del?|desde',
    },
    {
      done: 'donnee?s?|offerte?s?|fournie?s?|cedee?s?|envoyee?s?|transmise?s?|leguee?s?|remise?s?',
      by: 'par|du|des?|d',
    },
    {
      done: 'recue?s?|recoit|recoivent|acquise?s?|obtenue?s?|obtient',
      by: 'du|des?|d|de la part (?:d[eu]s?|d)|aupres (?:d[eu]s?|d)',
    },
    { done: 'doad[oa]s?|dad[oa]s?|cedid[oa]s?|fornecid[oa]s?|enviad[oa]s?|entregues?', by: 'pel[oa]s?|por|d[aeo]s?' },
    {
      done: 'recebid[oa]s?|receb(?:e|em|er|eu|eram)|adquir(?:id[oa]s?|iu|iram)|obtid[oa]s?|obteve|obtiveram|ganhou|ganharam',
      by: 'd[aeo]s?|junto a[os]?',
    },
  ],
  [
    'by donation (?:of|from)|donors?(?: institutes?)?(?: is| was| being|:)?',
    '(?:dono|donaron|ha donado|han donado|dio|dieron|cedio|cedieron|entrego|entregaron|aporto|aportaron|envio|enviaron|mando|mandaron)(?= (?:el|la|los|las) )|(?:dono|donaron|ha donado|han donado|dio|cedio|entrego|aporto)|regal(?:o|os) del?|donacion(?:es)? del?|(?:cuyo )?donantes?(?: es| sea| fue|:)?',
    'dons? (?:du|de|d)|(?:dont le )?donneurs?(?: est|:)?|donateurs?(?: est|:)?',
    'doou|doaram|forneceu|cedeu|doac(?:ao|oes) d[aeo]|doador(?:a|es)?(?: e| foi|:)?',
  ],
);

/** "Given to IRRI by India": who was given it keeps it. */
const RECIPIENT = cues([
  { done: 'donated|given|gave|give|supplied|provided|contributed|sent|handed over|passed on', by: 'to' },
  { done: 'donad[oa]s?|dad[oa]s?|cedid[oa]s?|entregad[oa]s?|enviad[oa]s?|dono|dio|cedio|entrego|envio', by: 'al?' },
  { done: 'donnee?s?|offerte?s?|fournie?s?|cedee?s?|envoyee?s?|transmise?s?', by: 'au|a l|a la|a' },
  {
    done: 'doad[oa]s?|dad[oa]s?|cedid[oa]s?|fornecid[oa]s?|enviad[oa]s?|doou|doaram|deu|forneceu|cedeu|enviou',
    by: 'aos?|as?',
  },
]);
/** Between whoever was given something and who gave it. */
export const GIVEN_BY = /^\s*(?:by|por|par|pel[oa])\s*$/;

const BREEDER = cues(
  [
    {
      done: 'bred|developed|released|created|improved|selected',
      by: 'by|at|in',
    },
    {
      done: 'mejorad[oa]s?|fitomejorad[oa]s?|desarrollad[oa]s?|seleccionad[oa]s?|cread[oa]s?|liberad[oa]s?|obtenid[oa]s?|generad[oa]s?',
      by: 'por|en',
    },
    {
      done: 'amelioree?s?|selectionnee?s?|creee?s?|developpee?s?|mise?s? au point|obtenue?s?',
      by: 'par|chez|au|a l',
    },
    {
      done: 'melhorad[oa]s?|desenvolvid[oa]s?|selecionad[oa]s?|criad[oa]s?|lancad[oa]s?|obtid[oa]s?',
      by: 'pel[oa]s?|por|n[oa]',
    },
  ],
  [
    'obtentions? (?:du|de l|de|d)|(?:obtenteur|obtentor|breeder|mejorador|melhorista)(?: institute)?(?: is| es| est| e)?:? ?',
  ],
);

const COLLECTOR = cues([
  { done: 'collected|gathered|sampled', by: 'by' },
  { done: 'recolectad[oa]s?|colectad[oa]s?|recogid[oa]s?', by: 'por' },
  { done: 'collectee?s?|recoltee?s?|prospectee?s?', by: 'par' },
  { done: 'coletad[oa]s?|colhid[oa]s?|recolhid[oa]s?', by: 'pel[oa]s?|por' },
]);

const DUPLICATE = cues([
  {
    done: '(?:(?:safety|security) )?(?:duplicat(?:e|es|ed|ion|ions)|back(?:ed)? ?ups?|cop(?:y|ies)|copied)(?: (?:kept|held|stored))?',
    by: EN_AT,
  },
  { done: '(?:duplicad[oa]s?|copias?)(?: de seguridad)?', by: ES_AT },
  { done: '(?:doubles?|duplicats?|dupliquee?s?|copies?)(?: de (?:securite|sauvegarde))?', by: FR_AT },
  { done: '(?:duplicad[oa]s?|duplicatas?|copias?)(?: de seguranca)?', by: PT_AT },
]);

/** The first one that matches stands where two begin alike. */
const BEFORE: readonly (readonly [Role, RegExp])[] = [
  ['duplicate', DUPLICATE],
  ['collector', COLLECTOR],
  ['breeder', BREEDER],
  ['recipient', RECIPIENT],
  ['donor', DONOR],
  ['holder', HOLDER],
];

const behind = (source: string, notBefore = ''): RegExp =>
  new RegExp(`^\\s*(?:${source})(?![\\p{L}\\p{N}])${notBefore}`, 'u');
const HAS = '(?:(?:has|have|had|ha|han|a|ont|tem|l) )?';
const NO_AGENT = '(?!\\s+(?:by|from|por|par|pel[oa])(?![a-z]))';
/** What is had from somewhere was bred by nobody. */
const NO_SOURCE = '(?!\\s+(?:from|d[eu]s?|del|d|d[ao]s?|aupres|par)(?![a-z]))';
/** Of verbs a place is the subject, and no demonym: in "arroces filipinos conserva el IRRI" the Philippines keep nothing. */
const BEHIND: readonly (readonly [Role, RegExp, isVerb: boolean])[] = [
  // "German genebanks", "the US potato genebank", "what does Germany keep".
  ['holder', behind('(?:\\p{L}+ )?(?:gene ?|seed )banks?|collections?'), false],
  [
    'holder',
    behind(
      '(?:holds?|keeps?|conserves?|maintains?|preserves?|stores?|owns?|possess(?:es)?|conservent|detient|detiennent|possedent|conservan?|guardan?|mantienen?|custodian?|poseen?|mantem|conservam|guardam|possuem)',
      // Of "conservés au" without its accent.
      '(?!\\s+(?:au|aux|a|en|dans|chez|par|in|at|by|no|na|em|pel[oa]|hors|fuera|fora|outside|within)(?![a-z]))',
    ),
    true,
  ],
  // "US held beans", but not "beans from Peru held since 1990".
  [
    'holder',
    behind(
      '(?:held|kept|conserved|stored|maintained|owned)',
      '(?=\\s+\\p{L})(?!\\s+(?:in|at|by|as|on|since|under|for|with|within|before|after|between|to|from|outside|safely|long|short|medium|and|or)(?![a-z]))',
    ),
    false,
  ],
  [
    'donor',
    behind(
      `${HAS}(?:donated?|donates|gives?(?= to )|sends?(?= to )|gave|given|supplied|contributed|dono|donado|dio|donne|fourni|offert|doou|doado|forneceu)`,
      NO_AGENT,
    ),
    true,
  ],
  [
    'breeder',
    behind(
      `${HAS}(?:bred|developed|released|created|desarrollo|desarrollado|mejoro|mejorado|libero|liberado|creo|developpe|selectionne|ameliore|cree|desenvolveu|desenvolvido|melhorou|lancou|lancado|criou)`,
      NO_AGENT,
    ),
    true,
  ],
  ['breeder', behind(`${HAS}obtenu`, NO_SOURCE), true],
];

/** Of those that say no giver where a country follows. */
const RECEIVED =
  /^(?:receiv|acquir|obtain|got|had|recib|adquir|obt|consig|ganh|recu|recoi|recev|acquis|obtid|obteve|obtiv|obtuv|obtien|receb)/;

/** What says of what follows it what it is to an accession. */
export interface Cue extends Span {
  role: Role;
}

export const cuesIn = (folded: string): Cue[] => {
  const found: Cue[] = [];
  for (const [role, pattern] of BEFORE)
    for (const span of spansOf(folded, pattern))
      if (found.every(({ from, to }) => span.to <= from || span.from >= to)) found.push({ ...span, role });
  return found.toSorted((a, b) => a.from - b.from);
};

/** The role of what ends there. */
export const roleBehind = (folded: string, to: number, isDemonym = false): Role | undefined => {
  const rest = folded.slice(to, to + 40);
  return BEHIND.find(([, pattern, isVerb]) => !(isVerb && isDemonym) && pattern.test(rest))?.[0];
};

/** A country of origin, or a region, as the place of a genebank. */
function ofHolder(filter: AccessionFilter): AccessionFilter {
  const { countryOfOrigin, ...others } = filter;
  if (!countryOfOrigin) return filter;
  const { code3, region } = countryOfOrigin;
  return { ...others, institute: { country: { ...(code3 && { code3 }), ...(region && { region }) } } };
}

/**
 * What is asked for of an institute or a place in a role.
 * @returns undefined where no filter can say it: who collected, in which country it was bred.
 */
export function filterAs(role: Role, filter: AccessionFilter): AccessionFilter | undefined {
  const code = filter.institute?.code;
  switch (role) {
    case 'holder':
    case 'recipient':
      return ofHolder(filter);
    case 'donor':
      return code && { donorCode: code };
    case 'breeder':
      return code && { breederCode: code };
    case 'duplicate':
      return code && { duplSite: code };
    case 'collector':
      return undefined;
  }
}

/** "Received from Niger" says where it comes from, "given by Niger" does not. */
export const isOrigin = ({ role, from, to }: Cue, folded: string): boolean =>
  role === 'donor' && RECEIVED.test(folded.slice(from, to));
