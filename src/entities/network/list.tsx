import type { Network, NetworkFilter } from '@/contract/network';
import { href } from '@/routes/href';
import type { EntityListDefinition, ListColumn } from '@/shared/list/definition';
import { figureColumn } from '@/shared/list/figure-column';
import { Figure } from '@/shared/ui/Figure';
import { RouteLink } from '@/shared/ui/RouteLink';
import { networkApi } from './api';
import { networkFilters } from './filters';
import { NetworkCard } from './NetworkCard';

const columns: readonly ListColumn<Network>[] = [
  {
    name: 'title',
    sort: 'title',
    fixed: true,
    width: 240,
    flex: 4,
    cell: ({ shortName, title }) => (
      <RouteLink to={href('network', { shortName })} strong>
        <bdi>{title}</bdi>
      </RouteLink>
    ),
  },
  {
    name: 'shortName',
    sort: 'shortName',
    usual: true,
    width: 130,
    flex: 1,
    cell: ({ shortName }) => <bdi>{shortName}</bdi>,
  },
  {
    name: 'countries',
    usual: true,
    align: 'end',
    width: 100,
    cell: ({ countries }) => <Figure value={countries.length} />,
  },
  figureColumn('instituteCount', 110),
  figureColumn('accessionCount', 120),
];

/** Networks, wherever a list of them stands. */
export const networkList: EntityListDefinition<Network, NetworkFilter> = {
  entity: 'network',
  endpoint: networkApi.endpoints.networkList,
  idOf: ({ shortName }) => shortName,
  columns,
  filters: networkFilters,
  defaultSort: { sort: 'title', dir: 'ASC' },
  Card: NetworkCard,
};
