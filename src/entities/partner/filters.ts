import type { PartnerFilter } from '@/contract/partner';
import { useCountryName } from '@/entities/names/use-country-name';
import { useInstituteName } from '@/entities/names/use-institute-name';
import type { FilterDefinition } from '@/shared/filters/filter-definition';

/** What data providers are narrowed by. */
export const partnerFilters: readonly FilterDefinition<PartnerFilter>[] = [
  { kind: 'terms', field: 'country', useName: useCountryName },
  { kind: 'terms', field: 'wiewsCodes', useName: useInstituteName },
  { kind: 'flag', field: 'accessions' },
];
