import type { Subset, SubsetFilter } from '@/contract/subset';
import { CropNames } from '@/entities/names/CropNames';
import { Licence } from '@/entities/publication/Licence';
import { StateName } from '@/entities/publication/StateName';
import { href } from '@/routes/href';
import type { EntityListDefinition, ListColumn } from '@/shared/list/definition';
import { Day } from '@/shared/ui/Day';
import { Figure } from '@/shared/ui/Figure';
import { Missing } from '@/shared/ui/Missing';
import { RouteLink } from '@/shared/ui/RouteLink';
import { subsetApi } from './api';
import { subsetFilters } from './filters';
import { SubsetCard } from './SubsetCard';
import { SubsetTypeName } from './SubsetTypeName';

const columns: readonly ListColumn<Subset>[] = [
  {
    name: 'title',
    sort: 'title',
    fixed: true,
    width: 220,
    flex: 5,
    cell: ({ uuid, title }) => (
      <RouteLink to={href('subset', { uuid })} strong>
        <bdi>{title}</bdi>
      </RouteLink>
    ),
  },
  {
    name: 'subsetType',
    sort: 'subsetType',
    usual: true,
    width: 140,
    cell: ({ subsetType }) => <SubsetTypeName type={subsetType} />,
  },
  { name: 'crops', usual: true, width: 120, flex: 2, cell: ({ crops }) => <CropNames crops={crops} /> },
  {
    name: 'owner',
    sort: 'owner',
    usual: true,
    width: 110,
    text: ({ owner }) => owner?.shortName,
    cell: ({ owner }) =>
      owner ? (
        <RouteLink to={href('partner', { uuid: owner.uuid })}>
          <bdi>{owner.shortName}</bdi>
        </RouteLink>
      ) : (
        <Missing />
      ),
  },
  {
    name: 'accessionCount',
    sort: 'accessionCount',
    usual: true,
    align: 'end',
    width: 110,
    cell: ({ accessionCount }) => <Figure value={accessionCount} />,
  },
  { name: 'versionTag', usual: true, width: 80, cell: ({ versionTag }) => <bdi>{versionTag}</bdi> },
  {
    name: 'lastModifiedDate',
    sort: 'lastModifiedDate',
    usual: true,
    width: 120,
    align: 'end',
    cell: ({ lastModifiedDate }) => <Day iso={lastModifiedDate} />,
  },
  {
    name: 'institutes',
    align: 'end',
    width: 110,
    cell: ({ institutes }) => <Figure value={institutes.length} />,
  },
  {
    name: 'rights',
    sort: 'rights',
    width: 150,
    flex: 1,
    cell: ({ rights }) => (rights ? <Licence rights={rights} short /> : <Missing />),
  },
  { name: 'state', sort: 'state', width: 110, cell: ({ state }) => <StateName state={state} /> },
];

/** Subsets, wherever a list of them stands. */
export const subsetList: EntityListDefinition<Subset, SubsetFilter> = {
  entity: 'subset',
  endpoint: subsetApi.endpoints.subsetList,
  idOf: ({ uuid }) => uuid,
  columns,
  filters: subsetFilters,
  defaultSort: { sort: 'title', dir: 'ASC' },
  Card: SubsetCard,
};
