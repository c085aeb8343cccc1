import type { Institute, InstituteFilter } from '@/contract/institute';
import { CountryName } from '@/entities/names/CountryName';
import { href } from '@/routes/href';
import type { EntityListDefinition, ListColumn } from '@/shared/list/definition';
import { figureColumn } from '@/shared/list/figure-column';
import { Figure } from '@/shared/ui/Figure';
import { Missing } from '@/shared/ui/Missing';
import { RouteLink } from '@/shared/ui/RouteLink';
import { YesNo } from '@/shared/ui/YesNo';
import { instituteApi } from './api';
import { instituteFilters } from './filters';
import { InstituteCard } from './InstituteCard';
import { InstituteType } from './InstituteType';

const columns: readonly ListColumn<Institute>[] = [
  {
    name: 'code',
    sort: 'code',
    fixed: true,
    width: 125,
    cell: ({ code }) => (
      <RouteLink to={href('institute', { wiewsCode: code })} strong>
        {code}
      </RouteLink>
    ),
  },
  {
    name: 'fullName',
    sort: 'fullName',
    usual: true,
    width: 200,
    flex: 5,
    cell: ({ fullName }) => <bdi>{fullName}</bdi>,
  },
  {
    name: 'acronym',
    sort: 'acronym',
    usual: true,
    width: 95,
    cell: ({ acronym }) => (acronym ? <bdi>{acronym}</bdi> : <Missing />),
  },
  {
    name: 'country.code3',
    sort: 'country.code3',
    usual: true,
    width: 110,
    flex: 2,
    cell: ({ country }) =>
      country ? (
        <RouteLink to={href('country', { isoCode: country.code3 })}>
          <CountryName code3={country.code3} />
        </RouteLink>
      ) : (
        <Missing />
      ),
  },
  {
    name: 'type',
    sort: 'type',
    usual: true,
    width: 120,
    flex: 1,
    cell: ({ type }) => (type ? <InstituteType type={type} /> : <Missing />),
  },
  figureColumn('accessionCount', 100),
  {
    name: 'pdci.avg',
    sort: 'pdci.avg',
    usual: true,
    align: 'end',
    width: 100,
    cell: ({ pdci }) => <Figure value={pdci?.avg} digits={1} />,
  },
  {
    name: 'requests',
    sort: 'allowMaterialRequests',
    usual: true,
    width: 100,
    cell: ({ allowMaterialRequests }) => <YesNo value={allowMaterialRequests} />,
  },
  { name: 'city', sort: 'city', width: 140, cell: ({ city }) => (city ? <bdi>{city}</bdi> : <Missing />) },
];

/** Institutes, wherever a list of them stands. */
export const instituteList: EntityListDefinition<Institute, InstituteFilter> = {
  entity: 'institute',
  endpoint: instituteApi.endpoints.instituteList,
  idOf: ({ code }) => code,
  columns,
  filters: instituteFilters,
  defaultSort: { sort: 'code', dir: 'ASC' },
  Card: InstituteCard,
};
