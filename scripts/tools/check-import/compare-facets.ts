import type { Facets } from '@/contract/page';
import type { SimpleCounts } from './simple-counts';

export interface FacetComparison {
  facet: string;
  terms: number;
  rows: number;
  missing: number;
  differences: string[];
}

/** Every term of every facet, and the rows without one, both ways. */
export const compareFacets = (service: Facets, simple: SimpleCounts): FacetComparison[] =>
  Object.entries(service).map(([facet, { terms, total, other, missing }]) => {
    const own = simple.facets[facet];
    if (!own) return { facet, terms: terms.length, rows: total, missing, differences: ['not counted over the files'] };
    const differences = terms
      .filter(({ term, count }) => own.terms.get(term) !== count)
      .map(({ term, count }) => `${term}: service ${count}, files ${own.terms.get(term) ?? 0}`);
    const names = new Set(terms.map(({ term }) => term));
    for (const [term, count] of own.terms) if (!names.has(term)) differences.push(`${term}: service 0, files ${count}`);
    if (own.missing !== missing) differences.push(`without a value: service ${missing}, files ${own.missing}`);
    if (other !== 0) differences.push(`${other} rows in terms not listed`);
    return { facet, terms: terms.length, rows: total, missing, differences };
  });
