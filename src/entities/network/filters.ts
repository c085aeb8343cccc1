import type { NetworkFilter } from '@/contract/network';
import { useCountryName } from '@/entities/names/use-country-name';
import { useInstituteName } from '@/entities/names/use-institute-name';
import type { FilterDefinition } from '@/shared/filters/filter-definition';

/** What networks are narrowed by. */
export const networkFilters: readonly FilterDefinition<NetworkFilter>[] = [
  { kind: 'terms', field: 'country', useName: useCountryName },
  { kind: 'terms', field: 'wiewsCodes', useName: useInstituteName },
];
