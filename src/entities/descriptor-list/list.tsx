import type { DescriptorList, DescriptorListFilter } from '@/contract/descriptor-list';
import { CropNames } from '@/entities/names/CropNames';
import { changedColumn, languageColumn, ownerColumn, stateColumn, versionColumn } from '@/entities/publication/columns';
import { href } from '@/routes/href';
import type { EntityListDefinition, ListColumn } from '@/shared/list/definition';
import { figureColumn } from '@/shared/list/figure-column';
import { Missing } from '@/shared/ui/Missing';
import { RouteLink } from '@/shared/ui/RouteLink';
import { descriptorListApi } from './api';
import { DescriptorListCard } from './DescriptorListCard';
import { descriptorListFilters } from './filters';
import { ListsHeadline } from './ListsHeadline';

const plain = (text: string | null | undefined) => (text ? <bdi>{text}</bdi> : <Missing />);

const columns: readonly ListColumn<DescriptorList>[] = [
  {
    name: 'title',
    sort: 'title',
    fixed: true,
    width: 220,
    flex: 5,
    cell: ({ uuid, title }) => (
      <RouteLink to={href('descriptorList', { uuid })} strong>
        <bdi>{title}</bdi>
      </RouteLink>
    ),
  },
  { name: 'crops', usual: true, width: 130, flex: 2, cell: ({ crops }) => <CropNames crops={crops} /> },
  figureColumn('descriptorCount', 115),
  {
    name: 'publisher',
    sort: 'publisher',
    usual: true,
    width: 130,
    flex: 2,
    cell: ({ publisher }) => plain(publisher),
  },
  { ...ownerColumn, usual: true, width: 110 },
  versionColumn,
  languageColumn,
  stateColumn,
  { ...changedColumn, usual: true, width: 125 },
];

/** Descriptor lists, wherever a list of them stands. */
export const descriptorListList: EntityListDefinition<DescriptorList, DescriptorListFilter> = {
  entity: 'descriptor-list',
  endpoint: descriptorListApi.endpoints.descriptorListList,
  idOf: ({ uuid }) => uuid,
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
