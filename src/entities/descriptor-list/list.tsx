import type { DescriptorList, DescriptorListFilter } from '@/contract/descriptor-list';
import { CropNames } from '@/entities/names/CropNames';
import { changedColumn, languageColumn, ownerColumn, stateColumn, versionColumn } from '@/entities/publication/columns';
import { href } from '@/routes/href';
import { figureColumn, nameColumn, textColumn } from '@/shared/list/columns';
import type { EntityListDefinition, ListColumn } from '@/shared/list/definition';
import { descriptorListApi } from './api';
import { DescriptorListCard } from './DescriptorListCard';
import { descriptorListFilters } from './filters';
import { ListsHeadline } from './ListsHeadline';

const columns: readonly ListColumn<DescriptorList>[] = [
  nameColumn('title', { width: 200, flex: 4 }),
  { name: 'crops', usual: true, width: 90, flex: 1, cell: ({ crops }) => <CropNames crops={crops} /> },
  figureColumn('descriptorCount', 98),
  textColumn('publisher', { usual: true, width: 210, flex: 5 }),
  { ...ownerColumn, usual: true, width: 100 },
  versionColumn,
  languageColumn,
  stateColumn,
  { ...changedColumn, usual: true, width: 108 },
];

/** Descriptor lists, wherever a list of them stands. */
export const descriptorListList: EntityListDefinition<DescriptorList, DescriptorListFilter> = {
  entity: 'descriptor-list',
  endpoint: descriptorListApi.endpoints.descriptorListList,
  idOf: ({ uuid }) => uuid,
  open: ({ uuid }) => href('descriptorList', { uuid }),
  columns,
  filters: descriptorListFilters,
  defaultSort: { sort: 'title', dir: 'ASC' },
  Card: DescriptorListCard,
  Headline: ListsHeadline,
  views: [
    { name: 'list', route: 'descriptorLists' },
    { name: 'overview', route: 'descriptorListsOverview' },
  ],
};
