import type { Dataset, DatasetFilter } from '@/contract/dataset';
import { CropNames } from '@/entities/names/CropNames';
import { Licence } from '@/entities/publication/Licence';
import { LanguageName } from '@/entities/publication/LanguageName';
import { StateName } from '@/entities/publication/StateName';
import { href } from '@/routes/href';
import type { EntityListDefinition, ListColumn } from '@/shared/list/definition';
import { Day } from '@/shared/ui/Day';
import { Figure } from '@/shared/ui/Figure';
import { Missing } from '@/shared/ui/Missing';
import { RouteLink } from '@/shared/ui/RouteLink';
import { datasetApi } from './api';
import { DatasetCard } from './DatasetCard';
import { Evaluated } from './Evaluated';
import { datasetFilters } from './filters';

const columns: readonly ListColumn<Dataset>[] = [
  {
    name: 'title',
    sort: 'title',
    fixed: true,
    width: 270,
    flex: 6,
    cell: ({ uuid, title }) => (
      <RouteLink to={href('dataset', { uuid })} strong>
        <bdi>{title}</bdi>
      </RouteLink>
    ),
  },
  { name: 'crops', usual: true, width: 90, flex: 1, cell: ({ crops }) => <CropNames crops={crops} /> },
  {
    name: 'owner',
    sort: 'owner',
    usual: true,
    width: 95,
    flex: 1,
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
    width: 98,
    cell: ({ accessionCount }) => <Figure value={accessionCount} />,
  },
  {
    name: 'descriptorCount',
    sort: 'descriptorCount',
    usual: true,
    align: 'end',
    width: 98,
    cell: ({ descriptorCount }) => <Figure value={descriptorCount} />,
  },
  {
    name: 'observationCount',
    sort: 'observationCount',
    usual: true,
    align: 'end',
    width: 108,
    cell: ({ observationCount }) => <Figure value={observationCount} />,
  },
  {
    name: 'evaluated',
    sort: 'startDate',
    usual: true,
    width: 98,
    cell: (row) => <Evaluated {...row} years />,
    // As ISO 8601 writes a span of time.
    text: ({ startDate, endDate }) => [startDate, endDate].filter(Boolean).join('/'),
  },
  { name: 'versionTag', usual: true, width: 72, cell: ({ versionTag }) => <bdi>{versionTag}</bdi> },
  {
    name: 'rights',
    sort: 'rights',
    width: 150,
    flex: 1,
    cell: ({ rights }) => (rights ? <Licence rights={rights} short /> : <Missing />),
  },
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
    width: 120,
    align: 'end',
    cell: ({ lastModifiedDate }) => <Day iso={lastModifiedDate} />,
  },
];

/** Datasets, wherever a list of them stands. */
export const datasetList: EntityListDefinition<Dataset, DatasetFilter> = {
  entity: 'dataset',
  endpoint: datasetApi.endpoints.datasetList,
  idOf: ({ uuid }) => uuid,
  columns,
  filters: datasetFilters,
  defaultSort: { sort: 'title', dir: 'ASC' },
  Card: DatasetCard,
  views: [
    { name: 'list', route: 'datasets' },
    { name: 'overview', route: 'datasetsOverview' },
  ],
};
