import type { Genus, Taxon, TaxonFilter } from '@/contract/taxonomy';
import { api } from '@/shared/api/api';
import { call } from '@/shared/api/call';
import { listOf } from '@/shared/list/list-of';

export const taxonomyApi = api.enhanceEndpoints({ addTagTypes: ['taxonomy'] }).injectEndpoints({
  endpoints: (build) => ({
    taxonList: build.query(listOf<Taxon, TaxonFilter>('taxonList', 'POST /taxonomy/filter', 'taxonomy')),
    genus: build.query<Genus, string>({
      query: (genus) => call('GET /taxonomy/genus/:genus', { params: { genus } }, { silent: true }),
      providesTags: (_, __, id) => [{ type: 'taxonomy', id }],
    }),
  }),
});
