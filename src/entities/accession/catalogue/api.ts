import type { Accession, AccessionDetails } from '@/contract/accession/accession';
import type { AccessionFilter } from '@/contract/accession/accession-filter';
import type { Overview } from '@/contract/page';
import { api } from '@/shared/api/api';
import { call } from '@/shared/api/call';
import { listOf } from '@/shared/list/list-of';

export const accessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    accessionList: build.query(listOf<Accession, AccessionFilter>('accessionList', 'POST /acn/filter')),
    accession: build.query<Accession, string>({
      query: (uuid) => call('GET /acn/details/:uuid', { params: { uuid } }, { silent: true }),
      transformResponse: ({ details }: AccessionDetails) => details,
    }),
    accessionByDoi: build.query<Accession, string>({
      query: (doi) => call('GET /acn/doi/:doi', { params: { doi } }, { silent: true }),
      transformResponse: ({ details }: AccessionDetails) => details,
    }),
    /** What accessions of a filter are: the commonest terms of every facet. */
    accessionOverview: build.query<Overview<AccessionFilter>, { filter: AccessionFilter; limit: number }>({
      query: ({ filter, limit }) => call('POST /acn/overview', { body: filter, query: { limit } }, { silent: true }),
    }),
  }),
});
