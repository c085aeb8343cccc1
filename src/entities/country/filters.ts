import type { CountryFilter } from '@/contract/geography';
import { useRegionName } from '@/entities/names/use-region-name';
import type { FilterDefinition } from '@/shared/filters/filter-definition';

/** What countries are narrowed by. */
export const countryFilters: readonly FilterDefinition<CountryFilter>[] = [
  { kind: 'terms', field: 'region', useName: useRegionName },
  { kind: 'flag', field: 'accessions' },
  { kind: 'flag', field: 'current' },
];
