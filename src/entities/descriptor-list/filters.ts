import type { DescriptorListFilter } from '@/contract/descriptor/descriptor-list';
import { useCropName } from '@/entities/names/use-crop-name';
import { useDescriptorTitle } from '@/entities/names/use-descriptor-title';
import { useLanguageName } from '@/entities/publication/values/use-language-name';
import { stateName } from '@/entities/publication/values/state-name';
import type { FilterDefinition } from '@/shared/filters/criteria/filter-definition';

/** What descriptor lists are narrowed by, in the order of the panel. */
export const descriptorListFilters: readonly FilterDefinition<DescriptorListFilter>[] = [
  { kind: 'terms', field: 'crops', useName: useCropName },
  { kind: 'terms', field: 'publisher' },
  { kind: 'terms', field: 'owner' },
  { kind: 'terms', field: 'descriptors', useName: useDescriptorTitle },
  { kind: 'terms', field: 'language', useName: useLanguageName },
  { kind: 'text', field: 'title' },
  { kind: 'terms', field: 'state', useName: stateName.useName },
];
