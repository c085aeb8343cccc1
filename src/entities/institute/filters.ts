import type { InstituteFilter } from '@/contract/institute';
import { useCountryName } from '@/entities/names/use-country-name';
import { useRegionName } from '@/entities/names/use-region-name';
import type { FilterDefinition } from '@/shared/filters/filter-definition';
import { useInstituteType } from './use-institute-type';

/** What institutes are narrowed by, in the order of the panel. */
export const instituteFilters: readonly FilterDefinition<InstituteFilter>[] = [
  { kind: 'terms', field: 'country.code3', useName: useCountryName },
  { kind: 'terms', field: 'country.region', useName: useRegionName },
  { kind: 'terms', field: 'type', useName: useInstituteType },
  { kind: 'flag', field: 'accessions' },
  { kind: 'flag', field: 'allowMaterialRequests' },
  { kind: 'flag', field: 'archived' },
];
