import type { DatasetFilter } from '@/contract/dataset/dataset';
import { useCountryName } from '@/entities/names/use-country-name';
import { useCropName } from '@/entities/names/use-crop-name';
import { useDescriptorTitle } from '@/entities/names/use-descriptor-title';
import { useLanguageName } from '@/entities/publication/values/use-language-name';
import { useLicenceName } from '@/entities/publication/values/use-licence-name';
import { stateName } from '@/entities/publication/values/state-name';
import type { FilterDefinition } from '@/shared/filters/criteria/filter-definition';

/** What datasets are narrowed by, in the order of the panel. */
export const datasetFilters: readonly FilterDefinition<DatasetFilter>[] = [
  { kind: 'terms', field: 'crops', useName: useCropName },
  { kind: 'terms', field: 'descriptors', useName: useDescriptorTitle },
  { kind: 'terms', field: 'country', useName: useCountryName },
  { kind: 'terms', field: 'owner' },
  { kind: 'text', field: 'title', group: 'evaluation' },
  { kind: 'date', field: 'startDate', format: 'mcpd', group: 'evaluation' },
  { kind: 'date', field: 'endDate', format: 'mcpd', group: 'evaluation' },
  { kind: 'terms', field: 'rights', useName: useLicenceName, group: 'publication' },
  { kind: 'terms', field: 'language', useName: useLanguageName, group: 'publication' },
  { kind: 'date', field: 'lastModifiedDate', format: 'iso', group: 'publication' },
  { kind: 'terms', field: 'state', useName: stateName.useName, group: 'publication' },
];
