import { fold } from '@/contract/fold';
import { InvalidQuery } from '../invalid-query';
import { spanOf, type Span } from './date-span';
import type { Limits, StringOperators } from './read-criterion';

/** Operators are AND-ed, their values OR-ed. `contains` and `sw` look past case and accents, `eq`, `ge`, `le` do not. */
export function stringTest({ eq, contains, sw, ge, le }: StringOperators): (text: string) => boolean {
  const parts = contains.map(fold);
  const starts = sw.map(fold);
  const equal = new Set(eq);
  return (text) => {
    if (eq.length > 0 && !equal.has(text)) return false;
    if (ge !== undefined && text < ge) return false;
    if (le !== undefined && text > le) return false;
    if (parts.length === 0 && starts.length === 0) return true;
    const folded = fold(text);
    if (parts.length > 0 && !parts.some((part) => folded.includes(part))) return false;
    return starts.length === 0 || starts.some((start) => folded.startsWith(start));
  };
}

export function numberTest({ eq, ge, gt, le, lt }: Limits<number>): (value: number) => boolean {
  const least = Math.max(ge ?? -Infinity, gt ?? -Infinity);
  const most = Math.min(le ?? Infinity, lt ?? Infinity);
  const equal = new Set(eq);
  return (value) =>
    value >= least &&
    value <= most &&
    (gt === undefined || value > gt) &&
    (lt === undefined || value < lt) &&
    (equal.size === 0 || equal.has(value));
}

/**
 * A date passes when all of what it may mean does: `1993----` is the whole of 1993, so it lies within 1990 to 1995,
 * and within 1993, but is not surely from June 1993 on. The same holds for a bound: `le: 1995` is the end of 1995.
 */
export function dateTest(path: string, limits: Limits<string>): (value: Span) => boolean {
  const read = (text: string): Span => {
    const span = spanOf(text);
    if (!span)
      throw new InvalidQuery(path, `The filter "${path}" must be a date (YYYY-MM-DD or YYYYMMDD), not "${text}".`);
    return span;
  };
  const equal = limits.eq.map(read);
  const [ge, gt, le, lt] = [limits.ge, limits.gt, limits.le, limits.lt].map((text) =>
    text === undefined ? undefined : read(text),
  );
  return ({ from, to }) =>
    (!ge || from >= ge.from) &&
    (!gt || from > gt.to) &&
    (!le || to <= le.to) &&
    (!lt || to < lt.from) &&
    (equal.length === 0 || equal.some((span) => from >= span.from && to <= span.to));
}
