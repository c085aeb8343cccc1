import type { Meaning } from '@/contract/accession/suggest';
import type { Span } from './words-in';

type Bound = 'ge' | 'le';
/** `gt` and `lt` leave the year itself out; `decade` are ten of them. */
type Role = Bound | 'gt' | 'lt' | 'eq' | 'decade';

/** Words before or behind a number, in the languages of the portal, folded. */
const SINCE =
  'no earlier than|not earlier than|not before|no antes de|pas avant|nao antes de|since|from|starting|desde|a partir de|depuis|od|od roku|منذ|من عام|من سنة';
const AFTER =
  'posteriore?s? a|posterieure?s? a|newer than|after|later than|despues de|apres|po|po roce|apos|depois de|بعد';
const BEFORE =
  'anteriore?s? a|anterieure?s? a|prior to|older than|before|earlier than|antes de|avant|pred|pred rokem|قبل';
const UNTIL =
  'no later than|not later than|not after|no mas tarde de|a mas tardar en|no despues de|au plus tard en|pas apres|pas plus tard que|nao depois de|no maximo ate|until|till|up to|hasta|jusqu a|jusqu en|do|do roku|ate|حتى';
const ABOVE =
  'no lower than|not below|not under|no less than|pas moins de|no menos de|nao menos de|above|over|higher than|more than|at least|from|sobre|por encima de|a mas de|mas de|mas alto que|encima de|au dessus de|a plus de|plus de|nad|vyse nez|vice nez|acima de|mais de|a mais de|فوق|اعلى من|اكثر من|على ارتفاع';
const BELOW =
  'no higher than|not above|not over|no more than|pas plus de|no mas de|nao mais de|below|under|lower than|less than|up to|at most|debajo de|por debajo de|menos de|bajo|a menos de|au dessous de|en dessous de|moins de|sous|pod|nize nez|mene nez|abaixo de|تحت|اقل من|دون';
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
  roles: readonly Role[];
}

const make = (is: Pattern['is'], source: string, ...roles: Pattern['roles']): Pattern => ({
  pattern: new RegExp(`${START}(?:${source})${END}`, 'gu'),
  is,
  roles,
});

/** The longer ones first. */
const PATTERNS: readonly Pattern[] = [
  make('elevation', `(?:標高|해발|고도)? ?${NUMBER} ?(?:m|미터|メートル) ?(?:이상|以上)(?:の)?`, 'ge'),
  make('elevation', `(?:標高|해발|고도)? ?${NUMBER} ?(?:m|미터|メートル) ?(?:이하|以下|미만|未満)(?:の)?`, 'le'),
  make('elevation', `(?:(?:${BETWEEN}) )?${NUMBER} ?(?:${AND}) ?${NUMBER} ?(?:${METRES})`, 'ge', 'le'),
  make('elevation', `(?:${BELOW}) ${NUMBER} ?(?:${METRES})`, 'le'),
  make('elevation', `(?:${ABOVE}) ${NUMBER} ?(?:${METRES})`, 'ge'),
  make('elevation', `${NUMBER} ?(?:${METRES}) ?(?:이상|以上|and above|y mas|et plus|a vice|ou mais)`, 'ge'),
  make('elevation', `> ?${NUMBER} ?(?:${METRES})`, 'ge'),
  make('elevation', `< ?${NUMBER} ?(?:${METRES})`, 'le'),
  make('year', `${YEAR}(?:年|년)? ?(?:から|부터|–|~|〜) ?${YEAR}(?:年|년)?(?:まで|까지)?(?:の|의)?`, 'ge', 'le'),
  make('year', `(?:(?:${BETWEEN}) )?${YEAR} ?(?:${AND}) ?${YEAR}`, 'ge', 'le'),
  make('year', `(?:${SINCE}) ${YEAR}`, 'ge'),
  make('year', `(?:${UNTIL}) ${YEAR}`, 'le'),
  make('year', `(?:${AFTER}) ${YEAR}`, 'gt'),
  make('year', `(?:${BEFORE}) ${YEAR}`, 'lt'),
  make('year', `${YEAR}(?:年|년)? ?(?:より前|未満)(?:の)?`, 'lt'),
  make('year', `${YEAR}(?:年|년)? ?(?:이후|부터|以降|以後|から)(?:の|의)?`, 'ge'),
  make('year', `${YEAR}(?:年|년)? ?(?:이전|까지|以前|まで)(?:の|의)?`, 'le'),
  make('year', `(?:(?:in )?the )?(1[5-9]\\d0|20\\d0)s`, 'decade'),
  make('year', `(?:(?:in|en los|los|dans les|les|nos|os) )?(?:anos|annees|decada de) (1[5-9]\\d0|20\\d0)`, 'decade'),
  make('year', `(?:in|en|em|v roce|r|roku|في عام|عام|سنة) ${YEAR}`, 'eq'),
  make('year', `${YEAR}(?:年|년)(?:の|의)?`, 'eq'),
];

export interface NumberPart extends Span {
  /** What it may mean, the most likely first. */
  meanings: Meaning[];
}

/** The bounds that numbers in their roles mean. */
function boundsOf(numbers: readonly number[], roles: readonly Role[]): Partial<Record<Bound, number>> {
  const bounds: Partial<Record<Bound, number>> = {};
  roles.forEach((role, at) => {
    const number = numbers[at];
    if (number === undefined) return;
    if (role === 'ge' || role === 'eq' || role === 'decade') bounds.ge = number;
    if (role === 'gt') bounds.ge = number + 1;
    if (role === 'le' || role === 'eq') bounds.le = number;
    if (role === 'lt') bounds.le = number - 1;
    if (role === 'decade') bounds.le = number + 9;
  });
  return bounds;
}

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
  for (const { pattern, is, roles } of PATTERNS)
    for (const match of folded.matchAll(pattern)) {
      const from = match.index;
      const to = from + match[0].length;
      if (parts.some((part) => from < part.to && to > part.from)) continue;
      const numbers = match
        .slice(1)
        .filter(Boolean)
        .map((digits) => Number(digits.replace(/\D/g, '')));
      const { ge, le } = boundsOf(numbers, roles);
      parts.push({ from, to, meanings: meaningsOf(is, ge, le) });
    }
  return parts.toSorted((a, b) => a.from - b.from);
}
