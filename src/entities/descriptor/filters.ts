import type { DescriptorFilter } from '@/contract/descriptor';
import { useCropName } from '@/entities/names/use-crop-name';
import { useDatasetTitle, useDescriptorListTitle } from '@/entities/names/use-item-title';
import { stateName } from '@/entities/publication/state-name';
import type { FilterDefinition } from '@/shared/filters/filter-definition';
import { categoryName, dataTypeName } from './codes';

/** What descriptors are narrowed by, in the order of the panel. */
export const descriptorFilters: readonly FilterDefinition<DescriptorFilter>[] = [
  { kind: 'terms', field: 'crop', useName: useCropName },
  { kind: 'terms', field: 'category', useName: categoryName.useName },
  { kind: 'terms', field: 'dataType', useName: dataTypeName.useName },
  { kind: 'flag', field: 'key' },
  { kind: 'flag', field: 'used' },
  { kind: 'terms', field: 'uom' },
  { kind: 'text', field: 'title' },
  { kind: 'terms', field: 'descriptorLists', useName: useDescriptorListTitle, group: 'use' },
  { kind: 'terms', field: 'datasets', useName: useDatasetTitle, group: 'use' },
  { kind: 'terms', field: 'owner', group: 'publication' },
  { kind: 'terms', field: 'state', useName: stateName.useName, group: 'publication' },
];
