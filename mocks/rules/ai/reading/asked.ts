import type { AccessionFilter } from '@/contract/accession/accession-filter';
import type { WordsPart } from '@/contract/accession/suggest';
import type { Span } from '@/words/words-in';
import { criteriaOf, type SaidCriterion } from './criteria';
import { spansOf } from './patterns';
import { ACQUIRING, COLLECTING, joinedBy } from './plain-speech';
import type { Bounds } from './measures';
import { NOT_BEHIND } from './negations';
import { cuesIn, filterAs, GIVEN_BY, isOrigin, roleBehind, type Cue, type Role } from './roles';

/** What a part of the message asks for. */
export interface Asked extends Span {
  /** Where the part before it ends, understood or not. */
  after: number;
  filter: AccessionFilter;
  not: boolean;
}

/** "Not before 1975" is "since 1975", and does not ask for what has no date; heights and other measures likewise. */
function oppositeOf({ available, coll, geo, pdci }: AccessionFilter): AccessionFilter | undefined {
  if (available !== undefined) return { available: !available };
  const { ge, le, ...others } = coll?.collDate ?? {};
  if ((ge === undefined) !== (le === undefined) && Object.keys(others).length === 0) {
    const year = Number((ge ?? le ?? '').slice(0, 4));
    return { coll: { collDate: ge === undefined ? { ge: `${year + 1}-01-01` } : { le: `${year - 1}-12-31` } } };
  }
  const { elevation, latitude, longitude } = geo ?? {};
  const turned = {
    elevation: elevation && turnedAround(elevation),
    latitude: latitude && turnedAround(latitude),
    longitude: longitude && turnedAround(longitude),
  };
  const [first] = Object.entries(turned).flatMap(([name, bound]) => (bound ? [{ geo: { [name]: bound } }] : []));
  const better = pdci && turnedAround(pdci);
  return first ?? (better && { pdci: better });
}

/** Of one bound the other one. */
function turnedAround({ ge, le }: Bounds): Bounds | undefined {
  if ((ge === undefined) === (le === undefined)) return undefined;
  return ge === undefined ? { ge: le } : { le: ge };
}

/** Whether both are about the same property. */
const isOfKind = (one: AccessionFilter | undefined, other: AccessionFilter): boolean =>
  one !== undefined && Object.keys(one).join() === Object.keys(other).join();

const isPlace = ({ countryOfOrigin }: AccessionFilter): boolean => countryOfOrigin !== undefined;
const isInstitute = ({ institute }: AccessionFilter): boolean => institute?.code !== undefined;

const isStorage = (filter: AccessionFilter | undefined): boolean => filter?.storage !== undefined;

/** Between how something is kept and where: "in vitro in Peru". */
const LOCATIVE = /^\s*(?:in|at|en|au|aux|a|a l|a la|dans|em|no|na|nos|nas)\s*$/;

/** Whether a place is only that of the institute before it: "IRRI in the Philippines", "NBPGR, India". */
function isPlaceOf(institute: AccessionFilter | undefined, { countryOfOrigin }: AccessionFilter, between: string) {
  const codes = institute?.institute?.code;
  if (!codes || !countryOfOrigin?.code3 || !(LOCATIVE.test(between) || /^\s*$/.test(between))) return undefined;
  return codes.every((code) => countryOfOrigin.code3?.includes(code.slice(0, 3)));
}

const SOURCE = /^\s*(?:from|del?|du|des|d|d[ao])(?: (?:the|la|l|el))?\s*$/;

/** At most a small word is between: "that CIP has donated". */
const isRightBehind = (folded: string, to: number, { from }: Span): boolean =>
  from >= to && from - to <= 6 && /^[\s,]*\p{L}{0,4}$/u.test(folded.slice(to, from).trimEnd());

/** The last of them that stands whole between two places. */
const lastWithin = <T extends Span>(spans: readonly T[], from: number, to: number): T | undefined =>
  spans.findLast((span) => span.from >= from && span.to <= to);

/** What stands around the parts of a folded text. */
interface Around {
  folded: string;
  cues: readonly Cue[];
  acquiring: readonly Span[];
  collecting: readonly Span[];
  behind: readonly Span[];
}

/** Whether the date there is that of acquisition: the last verb before it says so. */
function isAcquired({ acquiring, collecting }: Around, after: number, { from }: Span): boolean {
  const verb = lastWithin(acquiring, after, from);
  return verb !== undefined && lastWithin(collecting, verb.from, from) === undefined;
}

/** Whether what stands there is refused by the words behind it: "hybrids excluded". */
const isRefusedBehind = ({ folded, behind }: Around, { to }: Span): boolean =>
  behind.some((span) => span.from >= to && /^[\s,]*$/.test(folded.slice(to, span.from)));

/** What the parts ask for: places and institutes in the roles that the words around them give. */
export function askedBy(
  folded: string,
  parts: readonly WordsPart[],
  { isMeant, isDemonym }: Record<'isMeant' | 'isDemonym', (part: WordsPart) => boolean>,
  portuguese: boolean,
): { asked: Asked[]; placed: WordsPart[]; idle: readonly Span[] } {
  /** Words that give a role, and gave one. */
  const used = new Set<Cue>();
  /** What tells nothing more. */
  const placed: WordsPart[] = [];
  const around: Around = {
    folded,
    cues: cuesIn(folded),
    acquiring: spansOf(folded, ACQUIRING),
    collecting: spansOf(folded, COLLECTING),
    behind: spansOf(folded, NOT_BEHIND),
  };
  const asked: Asked[] = [];
  let role: Role | undefined;
  /** Where the last part ends, asked for or not: a cue does not reach over what is not known. */
  let end = 0;
  let dated = 0;
  for (const part of parts) {
    if (part.is === 'left') continue;
    const { from, to, meanings = [], not = false } = part;
    const start = end;
    end = to;
    if (!isMeant(part)) {
      role = undefined;
      continue;
    }
    const between = folded.slice(start, from);
    // Of "Peru or Chili" the second is a country, too, and no pepper.
    const last = asked.at(-1);
    const isListed = last !== undefined && last.to === start && joinedBy(between, portuguese) !== undefined;
    const first = (isListed && meanings.find(({ filter }) => isOfKind(filter, last.filter))) || meanings[0];
    if (!first?.filter) continue;
    const turned = not && first.kind !== 'collected' ? oppositeOf(first.filter) : undefined;
    if (turned) {
      role = undefined;
      asked.push({ after: start, from, to, filter: turned, not: false });
      continue;
    }
    if (first.kind === 'collected') {
      const meant = isAcquired(around, dated, part) ? meanings.find(({ kind }) => kind === 'acquired') : first;
      dated = to;
      const date = (meant ?? first).filter ?? first.filter;
      const opposite = not ? oppositeOf(date) : undefined;
      asked.push({ after: start, from, to, filter: opposite ?? date, not: not && !opposite });
      continue;
    }
    // Of another country nobody can tell what it is to an institute right before it.
    const isOfInstitute = last?.to === start && !not ? isPlaceOf(last.filter, first.filter, between) : undefined;
    if (isOfInstitute) placed.push(part);
    if (isOfInstitute !== undefined) continue;
    if (isPlace(first.filter) || isInstitute(first.filter)) {
      // Of "not held in Peru" the "not" belongs to the part.
      const cue = lastWithin(around.cues, start, not ? to : from);
      const cueBehind = around.cues.find((each) => isRightBehind(folded, to, each));
      if (cue) used.add(cue);
      const isGiven = cue && !(isPlace(first.filter) && isOrigin(cue, folded));
      const isKeptThere = isStorage(last?.filter) && last?.to === start && LOCATIVE.test(between);
      const isGiver = role === 'recipient' && GIVEN_BY.test(between);
      // "Received in 1995 from CIP".
      const isSource =
        isInstitute(first.filter) &&
        last?.filter.acquisitionDate !== undefined &&
        last.to === start &&
        SOURCE.test(between);
      const ofList = isSource || isGiver ? 'donor' : isListed && !cue ? role : undefined;
      const behind = roleBehind(folded, to, isDemonym(part));
      if (behind && cueBehind) used.add(cueBehind);
      role = behind ?? (isGiven ? cue.role : isKeptThere ? 'holder' : ofList);
    } else role = undefined;
    const filter = role ? filterAs(role, first.filter) : first.filter;
    if (filter) asked.push({ after: start, from, to, filter, not: not || isRefusedBehind(around, part) });
  }
  // The "breeder" of "breeder's lines" gives no role.
  const isPart = (cue: Cue) => parts.some(({ is, from, to }) => is === 'meaning' && cue.from >= from && cue.to <= to);
  const idle = around.cues.filter((cue) => cue.role !== 'holder' && !used.has(cue) && !isPart(cue));
  return { asked: refusedTogether(folded, asked, around, portuguese), placed, idle };
}

/** Of "mutants and hybrids excluded" both are refused. */
function refusedTogether(folded: string, asked: Asked[], around: Around, portuguese: boolean): Asked[] {
  let isRefused = false;
  for (let at = asked.length - 1; at > 0; at -= 1) {
    const [before, one] = [asked[at - 1], asked[at]];
    if (!before || !one) break;
    const isListed = before.to === one.after && joinedBy(folded.slice(one.after, one.from), portuguese) !== undefined;
    isRefused = (isRefused || isRefusedBehind(around, one)) && isListed && isOfKind(before.filter, one.filter);
    if (isRefused) asked[at - 1] = { ...before, not: true };
  }
  return asked;
}

/** Words between two of a list; "and show me" begins something else. */
const LISTING = new Set(
  'and,or,y,o,u,e,et,ou,ni,nor,as,well,plus,no,not,the,any,from,in,at,of,with,el,la,los,las,le,les,l,de,del,des,du,d,en,con,au,aux,a,avec,os,do,da,dos,das,na,nos,nas,em,com'.split(
    ',',
  ),
);
const isListing = (between: string): boolean =>
  between.split(/[\s,&’']/).every((word) => word === '' || LISTING.has(word));

/** "Without rice or maize" wants neither; "without rice and maize" neither, too, but then comes something else. */
export function saidBy(
  folded: string,
  asked: readonly Asked[],
  portuguese: boolean,
): { criterion: SaidCriterion; span: Asked }[] {
  const said: { criterion: SaidCriterion; span: Asked }[] = [];
  for (const [at, span] of asked.entries()) {
    const before = asked[at - 1];
    const between = before ? folded.slice(span.after, span.from) : '';
    const joined = before && joinedBy(between, portuguese);
    const last = said.at(-1)?.criterion;
    const isListed = isListing(between);
    for (const criterion of criteriaOf(span.filter, false)) {
      const isNeither = last?.not === true && isListed && (joined === 'or' || last.path === criterion.path);
      const not = span.not || isNeither;
      const each = not ? criteriaOf(span.filter, true) : [criterion];
      const isFirst = said.at(-1)?.span !== span;
      if (not && !isFirst) continue;
      said.push(...each.map((one) => ({ criterion: { ...one, joined: isFirst ? joined : undefined }, span })));
    }
  }
  return said;
}
