import type { Citation, CitationFilter } from '@/contract/citation/citation';
import { api } from '@/shared/api/api';
import { itemOf } from '@/shared/api/item-of';
import { listOf } from '@/shared/list/list-of';

export const citationApi = api.injectEndpoints({
  endpoints: (build) => ({
    citationList: build.query(listOf<Citation, CitationFilter>('citationList', 'POST /bibliography/filter')),
    citation: build.query(itemOf<Citation>('GET /bibliography/:uuid')),
  }),
});
