import type { SubsetFilter } from '@/contract/subset';
import { useCropName } from '@/entities/names/use-crop-name';
import { useInstituteName } from '@/entities/names/use-institute-name';
import { useLicenceName } from '@/entities/publication/use-licence-name';
import { useStateName } from '@/entities/publication/use-state-name';
import type { FilterDefinition } from '@/shared/filters/filter-definition';
import { useSubsetType } from './use-subset-type';

/** What subsets are narrowed by, in the order of the panel. */
export const subsetFilters: readonly FilterDefinition<SubsetFilter>[] = [
  { kind: 'terms', field: 'subsetType', useName: useSubsetType },
  { kind: 'terms', field: 'crops', useName: useCropName },
  { kind: 'terms', field: 'institutes', useName: useInstituteName },
  { kind: 'terms', field: 'owner' },
  { kind: 'text', field: 'title', group: 'publication' },
  { kind: 'terms', field: 'rights', useName: useLicenceName, group: 'publication' },
  { kind: 'date', field: 'lastModifiedDate', format: 'iso', group: 'publication' },
  { kind: 'terms', field: 'state', useName: useStateName, group: 'publication' },
];
