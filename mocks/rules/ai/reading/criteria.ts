import type { AccessionFilter } from '@/contract/accession/accession-filter';
import type { Meaning } from '@/contract/accession/suggest';
import { filterOf } from '@/words/filter-of';

type Plain = Record<string, unknown>;

/** One property and what it shall be, or shall not be. */
export interface Criterion {
  /** As `geo.elevation`. */
  readonly path: string;
  readonly value: unknown;
  readonly not: boolean;
}

/** A criterion as a message says it. */
export interface SaidCriterion extends Criterion {
  /** By which word it is joined to the one before. */
  readonly joined?: 'or' | 'and' | undefined;
}

/** Each lies within the one before, and filters are only so deep. */
const MAX_UNWANTED = 8;
const BOUNDS = new Set(['ge', 'gt', 'le', 'lt']);

const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isRange = (value: unknown): value is Plain =>
  isPlain(value) && Object.keys(value).every((key) => BOUNDS.has(key));

/** The criteria of a filter that one part of a message means; bounds are each by itself, so that one can be changed. */
export function criteriaOf(filter: AccessionFilter, not: boolean): Criterion[] {
  const read = (level: Plain, prefix: string): Criterion[] =>
    Object.entries(level).flatMap(([name, value]): Criterion[] => {
      const path = prefix + name;
      if (isRange(value) && !not)
        return Object.entries(value).map(([key, bound]) => ({ path, value: { [key]: bound }, not }));
      return isPlain(value) && !isRange(value) ? read(value, `${path}.`) : [{ path, value, not }];
    });
  return read({ ...filter }, '');
}

function nested(path: string, value: unknown): AccessionFilter {
  const names = path.split('.');
  return names.reduceRight<unknown>((inner, name) => ({ [name]: inner }), value) as AccessionFilter;
}

/** The filter that asks for all of them. */
export function filterOfCriteria(criteria: readonly Criterion[]): AccessionFilter {
  const parts = criteria.map(({ path, value, not }) => {
    const meaning: Meaning = { kind: 'property', key: path, filter: nested(path, value) };
    return { from: 0, to: 0, is: 'meaning' as const, meanings: [meaning], not };
  });
  return filterOf('', parts);
}

/** Properties that say the same kind of thing: what it is, where it comes from, who holds it. */
function familyOf(path: string): string {
  const [root = ''] = path.split('.');
  if (root === 'taxonomy') return 'crop';
  return root === 'countryOfOrigin' || root === 'institute' ? root : path;
}

const valuesOf = ({ value }: Criterion): string[] =>
  Array.isArray(value) ? value.map(String) : [JSON.stringify(value)];
const isSame = (a: Criterion, b: Criterion): boolean =>
  a.path === b.path && valuesOf(a).every((value) => valuesOf(b).includes(value));
const isOneOf = ({ value }: Criterion): boolean => Array.isArray(value);
const boundsOf = ({ value }: Criterion): string[] => (isRange(value) ? Object.keys(value) : []);

/** Whether one filter can ask for either: values of one list. What is not wanted is left out one by one. */
const areAlternatives = (a: Criterion, b: Criterion): boolean =>
  (a.not && b.not) || (a.not === b.not && a.path === b.path && isOneOf(a) && isOneOf(b));

/** Whether nothing can lie in both: before 1960 and after 1990. */
function areApart(a: Criterion, b: Criterion): boolean {
  const bound = (name: 'ge' | 'le') =>
    [a, b].map(({ value }) => (isPlain(value) ? value[name] : undefined)).find(Boolean);
  const [ge, le] = [bound('ge'), bound('le')];
  return (typeof ge === 'string' && typeof le === 'string') || (typeof ge === 'number' && typeof le === 'number')
    ? ge > le
    : false;
}

/** Whether both at once ask for what nobody means: two lowest heights, or of two places what lies in both. */
function contradicts(said: SaidCriterion, before: readonly SaidCriterion[]): boolean {
  if (said.not) return false;
  return before.some((other) => {
    if (other.not || isSame(other, said)) return false;
    if (other.path !== said.path) return said.joined === 'and' && familyOf(other.path) === familyOf(said.path);
    return (
      !isOneOf(said) &&
      (boundsOf(said).length === 0 ||
        areApart(said, other) ||
        boundsOf(said).some((bound) => boundsOf(other).includes(bound)))
    );
  });
}

/**
 * How many of the criteria of one message its filter can say, from the first on: what follows an "or" that no list holds
 * is left out whole, as it may belong together.
 */
export function sayable(said: readonly SaidCriterion[]): number {
  const at = said.findIndex((each, index) => {
    const before = said.slice(0, index);
    const last = before.at(-1);
    return (each.joined === 'or' && last !== undefined && !areAlternatives(last, each)) || contradicts(each, before);
  });
  return at < 0 ? said.length : at;
}

/**
 * What a conversation asks for after a further message. "Also" adds to lists; otherwise a new value takes the place of
 * those of its kind. What is not wanted any more is taken out of its list.
 * @returns undefined where no filter can say it: "also" a region beside a country.
 */
export function changed(
  before: readonly Criterion[],
  said: readonly SaidCriterion[],
  also: boolean,
): readonly Criterion[] | undefined {
  let kept = [...before];
  const added: Criterion[] = [];
  for (const { path, value, not } of said) {
    const one: Criterion = { path, value, not };
    const rivals = kept.filter((each) => !each.not && familyOf(each.path) === familyOf(path));
    if (also && !not && isOneOf(one) && rivals.some((each) => each.path !== path)) return undefined;
    const gone = kept.filter((each) => (not ? !each.not && isSame(each, one) : each.not && isSame(each, one)));
    kept = kept.filter((each) => !gone.includes(each));
    if (!not && !(also && isOneOf(one)))
      kept = kept.filter((each) => {
        if (!rivals.includes(each)) return true;
        const bounds = boundsOf(one);
        return bounds.length > 0 && !bounds.some((bound) => boundsOf(each).includes(bound));
      });
    // Of "Mexico and Peru", without Mexico, Peru is left.
    const isLeft = not && gone.length > 0 && kept.some((each) => !each.not && each.path === path && isOneOf(each));
    const isKnown = [...kept, ...added].some((each) => each.not === not && isSame(one, each));
    if (!isLeft && !isKnown) added.push(one);
  }
  const all = [...kept, ...added];
  return all.filter(({ not }) => not).length > MAX_UNWANTED ? undefined : all;
}
