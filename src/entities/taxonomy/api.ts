import type { Genus, Taxon, TaxonFilter } from '@/contract/taxonomy';
import { api } from '@/shared/api/api';
import { itemOf } from '@/shared/api/item-of';
import { listOf } from '@/shared/list/list-of';

export const taxonomyApi = api.enhanceEndpoints({ addTagTypes: ['taxonomy'] }).injectEndpoints({
  endpoints: (build) => ({
    taxonList: build.query(listOf<Taxon, TaxonFilter>('taxonList', 'POST /taxonomy/filter', 'taxonomy')),
    genus: build.query(itemOf<Genus>('GET /taxonomy/genus/:genus', 'taxonomy')),
  }),
});
