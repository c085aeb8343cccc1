import type { AccessionFilter } from '@/contract/accession/accession-filter';
import { overviewOf } from '@/shared/api/overview-of';
import { accessionApi } from '../catalogue/api';

const countOf = (answer: object): number => ('accessionCount' in answer ? Number(answer.accessionCount) : 0);

export const accessionOverviewApi = accessionApi.injectEndpoints({
  endpoints: (build) => ({
    accessionCharts: build.query(overviewOf<AccessionFilter>('accessionCharts', 'POST /acn/overview', countOf)),
  }),
});
