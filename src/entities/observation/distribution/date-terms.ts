import { edgeOf, readTypedDate } from '@/shared/filters/criteria/mcpd-range';
import type { DistributionTerm } from './distribution-term';

type Counted = readonly { term: string; count: number }[];

/** Days that are seen at a glance: more are counted by month, and many months by year. */
const MAX_DAYS = 10;
const MAX_MONTHS = 24;

/** Dates that begin alike, of the same length as far as they are known: `201504`; undefined where one is known less. */
function countsBy(terms: Counted, length: number): Map<string, number> | undefined {
  const counts = new Map<string, number>();
  for (const { term, count } of terms) {
    const key = term.slice(0, length);
    if (!/^\d+$/.test(key) || key.length < length || /^\d{4}00/.test(key)) return undefined;
    counts.set(key, (counts.get(key) ?? 0) + count);
  }
  return counts;
}

function spanOf(key: string) {
  const date = readTypedDate(key);
  return date && { ge: edgeOf(date, 'ge', 'mcpd'), le: edgeOf(date, 'le', 'mcpd') };
}

/** MCPD dates in their order, by day, month or year; undefined where they cannot be put into an order. */
export function dateTerms(terms: Counted): DistributionTerm[] | undefined {
  const months = countsBy(terms, 6);
  const counts =
    terms.length <= MAX_DAYS
      ? new Map(terms.map(({ term, count }) => [term, count]))
      : months && months.size <= MAX_MONTHS
        ? months
        : countsBy(terms, 4);
  return (
    counts &&
    [...counts]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([term, count]) => ({ key: term, count, term, criterion: spanOf(term) ?? { ge: term, le: term } }))
  );
}
