import type { Partner, PartnerFilter } from '@/contract/partner';
import { CountryLink } from '@/entities/names/CountryLink';
import { href } from '@/routes/href';
import type { EntityListDefinition, ListColumn } from '@/shared/list/definition';
import { figureColumn } from '@/shared/list/figure-column';
import { Figure } from '@/shared/ui/Figure';
import { Listed } from '@/shared/ui/Listed';
import { Missing } from '@/shared/ui/Missing';
import { RouteLink } from '@/shared/ui/RouteLink';
import { partnerApi } from './api';
import { partnerFilters } from './filters';
import { PartnerCard } from './PartnerCard';

const columns: readonly ListColumn<Partner>[] = [
  {
    name: 'name',
    sort: 'name',
    fixed: true,
    width: 240,
    flex: 5,
    cell: ({ uuid, name }) => (
      <RouteLink to={href('partner', { uuid })} strong>
        <bdi>{name}</bdi>
      </RouteLink>
    ),
  },
  {
    name: 'acronym',
    sort: 'acronym',
    usual: true,
    width: 110,
    cell: ({ acronym }) => (acronym ? <bdi>{acronym}</bdi> : <Missing />),
  },
  {
    name: 'countries',
    usual: true,
    width: 140,
    flex: 2,
    cell: ({ countries }) =>
      countries.length ? <Listed texts={countries} draw={(code3) => <CountryLink code3={code3} />} /> : <Missing />,
  },
  {
    name: 'instituteCount',
    sort: 'instituteCount',
    usual: true,
    align: 'end',
    width: 110,
    cell: ({ wiewsCodes }) => <Figure value={wiewsCodes.length} />,
    text: ({ wiewsCodes }) => wiewsCodes.length,
  },
  figureColumn('accessionCount', 120),
  { name: 'shortName', sort: 'shortName', width: 120, cell: ({ shortName }) => <bdi>{shortName}</bdi> },
];

/** Data providers, wherever a list of them stands. */
export const partnerList: EntityListDefinition<Partner, PartnerFilter> = {
  entity: 'partner',
  endpoint: partnerApi.endpoints.partnerList,
  idOf: ({ uuid }) => uuid,
  columns,
  filters: partnerFilters,
  defaultSort: { sort: 'name', dir: 'ASC' },
  Card: PartnerCard,
};
