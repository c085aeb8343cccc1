import type { Subset, SubsetFilter } from '@/contract/subset';
import { CropNames } from '@/entities/names/CropNames';
import { changedColumn, ownerColumn, rightsColumn, stateColumn, versionColumn } from '@/entities/publication/columns';
import { href } from '@/routes/href';
import type { EntityListDefinition, ListColumn } from '@/shared/list/definition';
import { figureColumn } from '@/shared/list/figure-column';
import { Figure } from '@/shared/ui/Figure';
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
    width: 150,
    cell: ({ subsetType }) => <SubsetTypeName type={subsetType} />,
  },
  { name: 'crops', usual: true, width: 120, flex: 2, cell: ({ crops }) => <CropNames crops={crops} /> },
  { ...ownerColumn, usual: true, width: 110 },
  figureColumn('accessionCount', 110),
  versionColumn,
  { ...changedColumn, usual: true },
  {
    name: 'institutes',
    align: 'end',
    width: 110,
    cell: ({ institutes }) => <Figure value={institutes.length} />,
  },
  rightsColumn,
  stateColumn,
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
