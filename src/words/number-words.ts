import type { Meaning } from '@/contract/suggest';

type Bound = 'ge' | 'le';

/** Words before or behind a number, in the languages of the portal, folded. */
const SINCE =
  'since|after|from|desde|despues de|a partir de|depuis|apres|a partir de|od|od roku|po|po roce|apos|depois de|منذ|بعد|من عام|من سنة';
const UNTIL = 'before|until|till|up to|antes de|hasta|avant|jusqu a|jusqu en|pred|pred rokem|do|do roku|ate|قبل|حتى';
const ABOVE =
  'above|over|higher than|more than|at least|from|sobre|por encima de|a mas de|mas de|mas alto que|encima de|au dessus de|a plus de|plus de|nad|vyse nez|vice nez|acima de|mais de|a mais de|فوق|اعلى من|اكثر من|على ارتفاع';
const BELOW =
  'below|under|lower than|less than|up to|at most|debajo de|por debajo de|menos de|bajo|a menos de|au dessous de|en dessous de|moins de|sous|pod|nize nez|mene nez|abaixo de|تحت|اقل من|دون';
const BETWEEN = 'between|entre|mezi|بين|from|desde|de|od';
const AND = 'and|to|y|et|e|a|al|et|ate|hasta|إلى|الى|و|až|az|-|–|~';
const METRES =
  'm|metres?|meters?|metros?|metru?|metry|masl|m asl|msnm|m s n m|mnm|m n m|m a s l|متر|مترا|امتار|미터|メートル';

const YEAR = '(1[5-9]\\d\\d|20\\d\\d)';
const NUMBER = '(\\d{1,2}[ ,.]\\d{3}|\\d{1,4})';
const START = '(?:^|(?<=[\\s,;]))';
const END = '(?=$|[\\s,;])';

interface Pattern {
  pattern: RegExp;
  is: 'year' | 'elevation';
  /** What each number in its order is. */
  bounds: readonly (Bound | 'eq')[];
}

const make = (is: Pattern['is'], source: string, ...bounds: Pattern['bounds']): Pattern => ({
  pattern: new RegExp(`${START}(?:${source})${END}`, 'gu'),
  is,
  bounds,
});

/** The longer ones first. */
const PATTERNS: readonly Pattern[] = [
  make('elevation', `(?:(?:${BETWEEN}) )?${NUMBER} ?(?:${AND}) ?${NUMBER} ?(?:${METRES})`, 'ge', 'le'),
  make('elevation', `(?:${ABOVE}) ${NUMBER} ?(?:${METRES})`, 'ge'),
  make('elevation', `(?:${BELOW}) ${NUMBER} ?(?:${METRES})`, 'le'),
  make('elevation', `${NUMBER} ?(?:${METRES}) ?(?:이상|以上|and above|y mas|et plus|a vice|ou mais)`, 'ge'),
  make('elevation', `(?:標高|해발|고도)? ?${NUMBER} ?(?:m|미터|メートル) ?(?:이상|以上)(?:の)?`, 'ge'),
  make('elevation', `(?:標高|해발|고도)? ?${NUMBER} ?(?:m|미터|メートル) ?(?:이하|以下|미만|未満)(?:の)?`, 'le'),
  make('elevation', `> ?${NUMBER} ?(?:${METRES})`, 'ge'),
  make('elevation', `< ?${NUMBER} ?(?:${METRES})`, 'le'),
  make('year', `(?:(?:${BETWEEN}) )?${YEAR} ?(?:${AND}) ?${YEAR}`, 'ge', 'le'),
  make('year', `(?:${SINCE}) ${YEAR}`, 'ge'),
  make('year', `(?:${UNTIL}) ${YEAR}`, 'le'),
  make('year', `${YEAR}(?:年|년)? ?(?:이후|부터|以降|以後|から)(?:の)?`, 'ge'),
  make('year', `${YEAR}(?:年|년)? ?(?:이전|까지|以前|まで)(?:の)?`, 'le'),
  make('year', `(?:in|en|em|v roce|r|roku|في عام|عام|سنة) ${YEAR}`, 'eq'),
];

export interface NumberPart {
  from: number;
  to: number;
  /** What it may mean, the most likely first. */
  meanings: Meaning[];
}

const BEFORE_YEAR = /^(?:before|antes de|avant|pred|pred rokem|قبل)/;

function meaningsOf(is: Pattern['is'], ge: number | undefined, le: number | undefined): Meaning[] {
  const key = `${ge ?? ''}-${le ?? ''}`;
  if (is === 'elevation')
    return [
      {
        kind: 'elevation',
        key,
        filter: { geo: { elevation: { ...(ge !== undefined && { ge }), ...(le !== undefined && { le }) } } },
      },
    ];
  const span = { ...(ge !== undefined && { ge: `${ge}-01-01` }), ...(le !== undefined && { le: `${le}-12-31` }) };
  return [
    { kind: 'collected', key, filter: { coll: { collDate: span } } },
    { kind: 'acquired', key, filter: { acquisitionDate: span } },
  ];
}

/** Years and heights in a text without case and accents, of the same length as what was typed. */
export function numbersIn(folded: string): NumberPart[] {
  const parts: NumberPart[] = [];
  for (const { pattern, is, bounds } of PATTERNS)
    for (const match of folded.matchAll(pattern)) {
      const from = match.index;
      const to = from + match[0].length;
      if (parts.some((part) => from < part.to && to > part.from)) continue;
      const numbers = match
        .slice(1)
        .filter(Boolean)
        .map((digits) => Number(digits.replace(/\D/g, '')));
      const at = (bound: Bound) => {
        const index = bounds.findIndex((each) => each === bound || each === 'eq');
        return index < 0 ? undefined : numbers[index];
      };
      const le = at('le');
      parts.push({
        from,
        to,
        meanings: meaningsOf(
          is,
          at('ge'),
          le !== undefined && is === 'year' && BEFORE_YEAR.test(match[0]) ? le - 1 : le,
        ),
      });
    }
  return parts.toSorted((a, b) => a.from - b.from);
}
