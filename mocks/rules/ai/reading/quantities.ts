import type { AccessionFilter } from '@/contract/accession/accession-filter';
import type { Meaning } from '@/contract/accession/suggest';
import { numbersIn } from '@/words/number-words';
import type { Span } from '@/words/words-in';
import {
  AFTER,
  AND,
  ARTICLES,
  AT_LEAST,
  AT_MOST,
  BEFORE,
  BETWEEN,
  DECADE,
  LEAST,
  MOST,
  decadeOf,
  OR_LESS,
  OR_MORE,
  SINCE,
  UNTIL,
} from './comparisons';
import { compassParts } from './compass';
import { MEASURES, type Bounds, type Measure } from './measures';
import { LARGE_NUMBER, numberNamed, SMALL_NUMBER, THOUSAND } from './number-names';
import { relativeYears } from './relative-years';

// Of a folded text: classes of all letters make patterns of this length slow.
const START = '(?<![a-z\\d])';
const END = '(?![a-z\\d])';
// "1500 m" is no year.
const YEAR = '(1[5-9]\\d\\d|20\\d\\d)(?! ?(?:m|mt?s|metr\\w+|metros?|msnm|masl|mm|feet|ft|pies|pieds|pes)(?![a-z]))';
const NUMBER = `(-?\\d{1,3}(?:[ ,.]\\d{3}){1,2}|-?\\d{1,5}(?:[.,]\\d{1,2})?(?! ?mil(?![a-z]))|${LARGE_NUMBER})`;

/** "A no más de" is no "más de". */
const UNREFUSED = '(?<!(?<![a-z])(?:no|not|pas|nao|non) (?:a )?)';

const pattern = (source: string): RegExp => new RegExp(`${START}(?:${source})${END}`, 'g');
const number = (digits: string): number =>
  /[a-z]/.test(digits)
    ? (numberNamed(digits) ?? Number.NaN)
    : Number(/[ ,.]\d{3}(?!\d)/.test(digits) ? digits.replaceAll(/[ ,.]/g, '') : digits.replace(',', '.'));

/** A phrase of numbers, and what each of its groups bounds. */
type Phrase = readonly [RegExp, (groups: readonly (string | undefined)[]) => Bounds | undefined];

const ge = ([digits]: readonly (string | undefined)[]): Bounds | undefined =>
  digits === undefined ? undefined : { ge: number(digits) };
const le = ([digits]: readonly (string | undefined)[]): Bounds | undefined =>
  digits === undefined ? undefined : { le: number(digits) };

const thousandsOf = (low: number | undefined, high: number | undefined): Bounds | undefined =>
  low === undefined || high === undefined || low > high ? undefined : { ge: low * 1000, le: high * 1000 };

/** What its unit or its name tells: "above 2,000 m", "elevation over 2000", "annual rainfall below 400 mm". */
function measurePhrases({ name, unit, tail, bare, isNamed = true }: Measure, isCalled: boolean): Phrase[] {
  const glue =
    '(?: (?:de|of|d|at|no|do|del) (?:the |la |el |l |local de )?(?:collecte?|collection|collecting|colecta|recoleccion|coleta|origin|origen|origine|origem|sites?|sitios?))?' +
    '(?:,? ?(?:that|which|que|qui|is|are|of|be|sea|est|es|e|de|d|a|at|in|en|em|con|com|range|comprise?s?|situee?s?|comprendid[oa]s?)){0,3}:? ';
  // With its name the unit may be left out, with its unit the name.
  const before = isCalled ? `(?:${name})${glue}` : '';
  const withName = isNamed
    ? `(?: ?(?:${unit}${bare ? `|${bare}` : ''}))?(?! ?(?:km|kilomet|feet|foot|ft|pies|pieds|pes)(?![a-z]))`
    : ` ?(?:${unit})`;
  const behind = isCalled ? withName : ` ?(?:${unit})${tail}`;
  const named: Phrase[] = isCalled
    ? [
        [pattern(`(?:${LEAST}) ${before}${NUMBER}${behind}`), ge],
        [pattern(`(?:${MOST}) ${before}${NUMBER}${behind}`), le],
      ]
    : [];
  const between = ([low, high]: readonly (string | undefined)[]): Bounds | undefined => {
    const [from, to] = [number(low ?? ''), number(high ?? '')];
    return from <= to ? { ge: from, le: to } : undefined;
  };
  return [
    ...named,
    [
      pattern(
        `(?:(?:${BETWEEN}) ${ARTICLES})?${before}(?:(?:${BETWEEN}) ${ARTICLES})?${NUMBER}(?: ?(?:${unit}))? ?${AND} ?${ARTICLES}${NUMBER}${behind}`,
      ),
      between,
    ],
    // "Between two and three thousand metres".
    [
      pattern(`(?:(?:${BETWEEN}) )?${before}${SMALL_NUMBER} ?${AND} ?${SMALL_NUMBER} (?:${THOUSAND})${behind}`),
      ([low = '', high = '']) => thousandsOf(numberNamed(low), numberNamed(high)),
    ],
    [pattern(`${before}${UNREFUSED}(?:${AT_LEAST}) ?${ARTICLES}${NUMBER}${behind}`), ge],
    [pattern(`${before}${UNREFUSED}(?:${AT_MOST}) ?${ARTICLES}${NUMBER}${behind}`), le],
    [pattern(`${before}${NUMBER}${behind} ${OR_MORE}`), ge],
    [pattern(`${before}${NUMBER}${behind} ${OR_LESS}`), le],
    [pattern(`${before}${NUMBER} ?\\+ ?(?:${unit})`), ge],
  ];
}

const decade = (groups: readonly (string | undefined)[]): number | undefined => {
  const written = groups.find((group) => group !== undefined);
  return written === undefined ? undefined : decadeOf(written);
};
const ofDecades = (bounds: (first: number, last: number) => Bounds) => (groups: readonly (string | undefined)[]) => {
  const half = groups.length / 2;
  const first = decade(groups.slice(0, 3));
  const last = half > 2 ? decade(groups.slice(3)) : first;
  return first === undefined || last === undefined ? undefined : bounds(first, last);
};

const LATER =
  '(?:(?:or|and|o|y|et|ou|e) (?:later|after|newer|onwards?|more recent|despues|mas tarde|posterior|apres|plus tard|depois)|onwards?|en adelante|em diante|(?:hacia|para) aca|pra ca)(?! \\d)';
const EARLIER =
  '(?:(?:or|and|o|y|et|ou|e) (?:earlier|before|older|antes|anterior|avant|plus tot)|(?:para|hacia) atras|(?:para|pra) tras|and back|backwards?)(?! \\d)';
/** "Wheat collected 1984", with no "in". */
const COLLECTED =
  '(?<=(?:collected|collectee?s?|recolectad[oa]s?|colectad[oa]s?|coletad[oa]s?|acquired|adquirid[oa]s?|acquise?s?) )';

const yearBounds =
  (from?: (year: number) => number, to?: (year: number) => number) =>
  ([digits]: readonly (string | undefined)[]): Bounds => ({
    ...(from && { ge: from(Number(digits)) }),
    ...(to && { le: to(Number(digits)) }),
  });
const same = (year: number): number => year;

/** A text without one of these has no decade. */
const SIGN_OF_DECADE = /\d0[’']?s|ties|decad|decenn|anos|annees|[lnd]os [a-z]{1,6}(?:enta|inta|inte)/;

/** The longer ones first. */
const DECADES: readonly Phrase[] = [
  [
    // "Entre los años 70 y 80"; "the 60s or 90s" are not all that lies between.
    pattern(
      `(?:(?:${BETWEEN}) )?${DECADE} ?(?:${AND}|or|o|ou|u) ?(?:(?:los|las|les|os|as) )?(\\d0)(?! ?(?:m|metr|[°%]))`,
    ),
    ([one, two, three, next]) => {
      const [first, last] = [decade([one, two, three]), decade([next])];
      return first === undefined || last !== first + 10 ? undefined : { ge: first, le: last + 9 };
    },
  ],
  [
    pattern(
      `(?:in |during |de |en |dans |nos |durante )?(?:(?:${BETWEEN}) )?${DECADE}(?:,| ?(?:${AND}|or|o|ou|u))? ?${DECADE}`,
    ),
    // "The 60s and 90s" are not all that lies between.
    (groups) => {
      const bounds = ofDecades((first, last) => ({ ge: first, le: last + 9 }))(groups);
      return bounds?.le === undefined || bounds.ge === undefined || bounds.le - bounds.ge !== 19 ? undefined : bounds;
    },
  ],
  [pattern(`(?:${BETWEEN}) ${DECADE} ${AND} ${DECADE}`), ofDecades((first, last) => ({ ge: first, le: last + 9 }))],
  [pattern(`(?:${BEFORE}) ${DECADE}`), ofDecades((first) => ({ le: first - 1 }))],
  [pattern(`(?:${AFTER}) ${DECADE}`), ofDecades((first) => ({ ge: first + 10 }))],
  [pattern(`(?:${UNTIL}) ${DECADE}`), ofDecades((first) => ({ le: first + 9 }))],
  [
    pattern(`(?:since|desde|depuis|a partir d(?:es?|el|[oa]s)|starting in) ${DECADE}`),
    ofDecades((first) => ({ ge: first })),
  ],
  [
    pattern(`(?:(?:in|during|from|of|en|durante|dans|pendant|au cours d|em|nos|na|de|des|dos) )?${DECADE}`),
    ofDecades((first) => ({ ge: first, le: first + 9 })),
  ],
];

const YEARS: readonly Phrase[] = [
  [
    pattern(`(?:(?:${BETWEEN}) ${ARTICLES})?${YEAR} ?${AND} ?${ARTICLES}${YEAR}`),
    ([from, to]) => (Number(from) <= Number(to) ? { ge: Number(from), le: Number(to) } : undefined),
  ],
  [pattern(`(?:in |en |em )?${YEAR},? ${LATER}|${YEAR} ?\\+`), (groups) => yearBounds(same)([groups[0] ?? groups[1]])],
  [pattern(`(?:in |en |em |from |del? |do |desde |du )?${YEAR},? ${EARLIER}`), yearBounds(undefined, same)],
  // "Wheat from 1985" is of that year, "collected from 1985", "from 1985 on" since then.
  [
    pattern(
      `(?<!(?:collected|gathered|acquired|received|obtained|added|dating|dated|years|starting) )from ${ARTICLES}${YEAR}(?! (?:on|and|or)(?![a-z]))`,
    ),
    yearBounds(same, same),
  ],
  [
    pattern(
      `(?:in|en|em) (?:or|and|o|y|ou|et|e) (?:before|earlier|antes(?: de)?|avant) ${YEAR}|${YEAR} (?:at the latest|au plus tard|a mas tardar|no maximo|como maximo)`,
    ),
    (groups) => yearBounds(undefined, same)([groups[0] ?? groups[1]]),
  ],
  [
    pattern(
      `(?:in|en|em) (?:or|and|o|y|ou|et|e) (?:after|later|despues(?: de)?|depois(?: de)?|apres) ${YEAR}|${YEAR} (?:at the earliest|au plus tot)`,
    ),
    (groups) => yearBounds(same)([groups[0] ?? groups[1]]),
  ],
  [pattern(`(?:${SINCE}) ${ARTICLES}${YEAR}(?: on| en adelante| em diante)?`), yearBounds(same)],
  [pattern(`(?:${UNTIL}) ${ARTICLES}${YEAR}`), yearBounds(undefined, same)],
  [pattern(`(?:${AFTER}) ${ARTICLES}${YEAR}`), yearBounds((year) => year + 1)],
  [pattern(`(?:${BEFORE}) ${ARTICLES}${YEAR}`), yearBounds(undefined, (year) => year - 1)],
  [
    pattern(`(?:in|during|en|em|durante|de|du|del|do) ${ARTICLES}${YEAR}|${COLLECTED}${YEAR}`),
    (groups) => yearBounds(same, same)([groups[0] ?? groups[1]]),
  ],
];

function yearMeanings({ ge: from, le: to }: Bounds): Meaning[] {
  const span = { ...(from !== undefined && { ge: `${from}-01-01` }), ...(to !== undefined && { le: `${to}-12-31` }) };
  const key = `${from ?? ''}-${to ?? ''}`;
  return [
    { kind: 'collected', key, filter: { coll: { collDate: span } } },
    { kind: 'acquired', key, filter: { acquisitionDate: span } },
  ];
}

const property = (key: string, filter: AccessionFilter): Meaning => ({ kind: 'property', key, filter });

/** Compiled when somebody speaks of it: such patterns are slow to make, and most questions are of few. */
const onceFor = <K extends object>(make: (key: K) => Phrase[]): ((key: K) => Phrase[]) => {
  const made = new WeakMap<K, Phrase[]>();
  return (key) => {
    const phrases = made.get(key) ?? make(key);
    made.set(key, phrases);
    return phrases;
  };
};
const phrasesByName = onceFor((measure: Measure) => measurePhrases(measure, true));
const phrasesByUnit = onceFor((measure: Measure) => measurePhrases(measure, false));
const isCalled = (folded: string, { name }: Measure): boolean => folded.search(new RegExp(name)) >= 0;

export interface Quantity extends Span {
  meanings: Meaning[];
}

/** Whether what is found first stays: phrases stand in the order of how much they say. */
const isFree = ({ from, to }: Span, parts: readonly Span[]): boolean =>
  parts.every((part) => to <= part.from || from >= part.to);

/** Numbers with what they say, in a folded text: years and decades, heights, degrees, climate. Each pattern is sought once. */
export function quantitiesIn(folded: string, thisYear: number): Quantity[] {
  const parts: Quantity[] = [];
  const read = (phrases: readonly Phrase[], meaningsOf: (bounds: Bounds) => Meaning[] | undefined) => {
    for (const [regExp, boundsOf] of phrases)
      for (const match of folded.matchAll(regExp)) {
        const span = { from: match.index, to: match.index + match[0].trimEnd().length };
        const bounds = isFree(span, parts) ? boundsOf(match.slice(1)) : undefined;
        const meanings = bounds && meaningsOf(bounds);
        if (meanings) parts.push({ ...span, meanings });
      }
  };
  for (const { from, to, filter } of compassParts(folded))
    parts.push({ from, to, meanings: [property('geo', filter)] });
  for (const measure of MEASURES) {
    if (folded.search(measure.sign) < 0) continue;
    const phrases = [...(isCalled(folded, measure) ? phrasesByName(measure) : []), ...phrasesByUnit(measure)];
    read(phrases, (bounds) => {
      const { least = -Infinity, most = Infinity } = measure;
      const all = [bounds.ge, bounds.le].filter((bound) => bound !== undefined);
      const isWithin = all.every((bound) => bound >= least && bound <= most);
      return isWithin ? [property(measure.path, measure.filter(bounds))] : undefined;
    });
  }
  for (const { from, to, bounds } of relativeYears(folded, thisYear))
    if (isFree({ from, to }, parts)) parts.push({ from, to, meanings: yearMeanings(bounds) });
  if (folded.search(SIGN_OF_DECADE) >= 0) read(DECADES, yearMeanings);
  if (folded.search(/\d{4}/) >= 0) read(YEARS, yearMeanings);
  for (const part of numbersIn(folded)) if (isFree(part, parts)) parts.push(part);
  return parts.toSorted((a, b) => a.from - b.from);
}
