import type { Citation, CitationFilter } from '@/contract/citation';
import { api } from '@/shared/api/api';
import { call } from '@/shared/api/call';
import { listOf } from '@/shared/list/list-of';

export const citationApi = api.enhanceEndpoints({ addTagTypes: ['citation'] }).injectEndpoints({
  endpoints: (build) => ({
    citationList: build.query(
      listOf<Citation, CitationFilter>('citationList', 'POST /bibliography/filter', 'citation'),
    ),
    citation: build.query<Citation, string>({
      query: (uuid) => call('GET /bibliography/:uuid', { params: { uuid } }, { silent: true }),
      providesTags: (_, __, id) => [{ type: 'citation', id }],
    }),
  }),
});
