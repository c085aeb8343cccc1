import type { TaxonFilter } from '@/contract/taxonomy';
import type { FilterDefinition } from '@/shared/filters/filter-definition';

/** What taxa are narrowed by. */
export const taxonFilters: readonly FilterDefinition<TaxonFilter>[] = [
  { kind: 'terms', field: 'genus', italic: true },
  { kind: 'terms', field: 'species', italic: true },
  { kind: 'flag', field: 'synonym' },
];
