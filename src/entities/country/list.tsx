import type { Country, CountryFilter } from '@/contract/geography';
import { CountryLink } from '@/entities/names/CountryLink';
import { RegionLink } from '@/entities/names/RegionLink';
import type { EntityListDefinition, ListColumn } from '@/shared/list/definition';
import { figureColumn } from '@/shared/list/figure-column';
import { Missing } from '@/shared/ui/Missing';
import { countryApi } from './api';
import { CountriesHeadline } from './CountriesHeadline';
import { CountryCard } from './CountryCard';
import { countryFilters } from './filters';
import { Former } from './Former';

const columns: readonly ListColumn<Country>[] = [
  {
    name: 'name',
    sort: 'name',
    fixed: true,
    width: 200,
    flex: 3,
    cell: ({ code3, current }) => (
      <>
        <CountryLink code3={code3} strong /> {!current && <Former />}
      </>
    ),
  },
  { name: 'code3', sort: 'code3', usual: true, width: 80, cell: ({ code3 }) => code3 },
  { name: 'code2', sort: 'code2', width: 80, cell: ({ code2 }) => code2 ?? <Missing /> },
  {
    name: 'region',
    sort: 'region',
    usual: true,
    width: 160,
    flex: 2,
    cell: ({ region }) => (region ? <RegionLink isoCode={region.isoCode} /> : <Missing />),
    text: ({ region }) => region?.name,
  },
  figureColumn('accessionCount', 150),
  figureColumn('instituteCount', 110),
  figureColumn('heldCount', 150),
];

/** Countries, today's and those that passport data still name. */
export const countryList: EntityListDefinition<Country, CountryFilter> = {
  entity: 'country',
  endpoint: countryApi.endpoints.countryList,
  idOf: ({ code3 }) => code3,
  columns,
  filters: countryFilters,
  defaultSort: { sort: 'name', dir: 'ASC' },
  Card: CountryCard,
  Headline: CountriesHeadline,
};
