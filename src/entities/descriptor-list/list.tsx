import type { DescriptorList, DescriptorListFilter } from '@/contract/descriptor-list';
import { CropNames } from '@/entities/names/CropNames';
import { LanguageName } from '@/entities/publication/LanguageName';
import { StateName } from '@/entities/publication/StateName';
import { href } from '@/routes/href';
import type { EntityListDefinition, ListColumn } from '@/shared/list/definition';
import { Day } from '@/shared/ui/Day';
import { Figure } from '@/shared/ui/Figure';
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
  {
    name: 'descriptorCount',
    sort: 'descriptorCount',
    usual: true,
    align: 'end',
    width: 115,
    cell: ({ descriptorCount }) => <Figure value={descriptorCount} />,
  },
  {
    name: 'publisher',
    sort: 'publisher',
    usual: true,
    width: 130,
    flex: 2,
    cell: ({ publisher }) => plain(publisher),
  },
  {
    name: 'owner',
    sort: 'owner',
    usual: true,
    width: 110,
    text: ({ owner }) => owner?.shortName,
    cell: ({ owner }) => plain(owner?.shortName),
  },
  { name: 'versionTag', usual: true, width: 80, cell: ({ versionTag }) => <bdi>{versionTag}</bdi> },
  {
    name: 'language',
    sort: 'language',
    width: 110,
    cell: ({ language }) => (language ? <LanguageName tag={language} /> : <Missing />),
  },
  { name: 'state', sort: 'state', width: 110, cell: ({ state }) => <StateName state={state} /> },
  {
    name: 'lastModifiedDate',
    sort: 'lastModifiedDate',
    usual: true,
    width: 125,
    align: 'end',
    cell: ({ lastModifiedDate }) => <Day iso={lastModifiedDate} />,
  },
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
