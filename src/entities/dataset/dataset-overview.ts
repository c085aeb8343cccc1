import type { DatasetFilter } from '@/contract/dataset/dataset';
import { chartsOf } from '@/shared/overview/charts-of';
import type { OverviewDefinition } from '@/shared/overview/definition';
import { datasetApi } from './catalogue/api';
import { datasetFilters } from './catalogue/filters';

const { terms } = chartsOf<DatasetFilter>(datasetFilters);

/** What datasets are of, who publishes them, and where they were observed. */
export const datasetOverview: OverviewDefinition<DatasetFilter> = {
  entity: 'dataset',
  endpoint: datasetApi.endpoints.datasetOverview,
  charts: [
    terms('crops', { several: true }),
    terms('descriptors', { several: true }),
    terms('owner'),
    terms('country', { several: true }),
    terms('rights'),
    terms('language'),
  ],
};
