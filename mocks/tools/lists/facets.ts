import type { Facet, Facets } from '@/contract/page';
import { countedValuesOf, type Field, type Fields } from './field';
import { finder } from './finder';

/** Terms per facet where the caller does not say. */
export const DEFAULT_TERMS = 10;

function count<T>(field: Field<T>, rows: readonly T[], limit: number): Facet {
  const counts = new Map<string, number>();
  let total = 0;
  let listed = 0;
  for (const row of rows) {
    const values = new Set(countedValuesOf(field, row).map(String));
    if (values.size > 0) total += 1;
    for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  const terms = [...counts]
    .map(([term, number]) => ({ term, count: number }))
    .sort((a, b) => b.count - a.count || (a.term < b.term ? -1 : 1));
  const first = terms.slice(0, limit);
  for (const each of first) listed += each.count;
  const everything = terms.reduce((sum, each) => sum + each.count, 0);
  return { terms: first, total, other: everything - listed, missing: rows.length - total };
}

const facetFields = <T>(fields: Fields<T>) => Object.entries(fields).filter(([, field]) => field.facet);

/** Counts over rows that are already narrowed. */
export const overviewOf = <T>(fields: Fields<T>, rows: readonly T[], limit = DEFAULT_TERMS): Facets =>
  Object.fromEntries(facetFields(fields).map(([path, field]) => [path, count(field, rows, limit)]));

/** Counts each facet with all *other* criteria applied, so that its alternatives show theirs. */
export async function suggestionsOf<T extends object>(
  fields: Fields<T>,
  rows: readonly T[],
  filter: unknown,
  limit = DEFAULT_TERMS,
  find = finder(fields),
): Promise<Facets> {
  const counted: Facets = {};
  for (const [path, field] of facetFields(fields)) counted[path] = count(field, await find(rows, filter, path), limit);
  return counted;
}
