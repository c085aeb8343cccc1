import type { AccessionFilter } from '@/contract/accession-filter';
import type { Overview } from '@/contract/page';
import { accessionApi } from '@/entities/accession/api';
import { call } from '@/shared/api/call';

/** What is counted, and how many accessions that is. */
export type AccessionCharts = Overview<AccessionFilter> & { accessionCount: number };

export const overviewApi = accessionApi.injectEndpoints({
  endpoints: (build) => ({
    /** Counts of every facet for a settled filterCode, or for the whole list; `limit` terms of each. */
    accessionCharts: build.query<AccessionCharts, { f?: string; limit: number }>({
      query: ({ f, limit }) =>
        call(
          'POST /acn/overview',
          { body: f ? null : {}, query: { ...(f && { f }), limit } },
          // The overview of a filter that was left is no longer wanted.
          { silent: true, kind: `overview-${limit}` },
        ),
      keepUnusedDataFor: 300,
      providesTags: [{ type: 'accession', id: 'LIST' }],
    }),
  }),
});
