import type { Genus, Taxon, TaxonFilter } from '@/contract/accession/taxonomy';
import { api } from '@/shared/api/api';
import { itemOf } from '@/shared/api/item-of';
import { listOf } from '@/shared/list/list-of';

export const taxonomyApi = api.injectEndpoints({
  endpoints: (build) => ({
    taxonList: build.query(listOf<Taxon, TaxonFilter>('taxonList', 'POST /taxonomy/filter')),
    taxon: build.query(itemOf<Taxon>('GET /taxonomy/:id')),
    genus: build.query(itemOf<Genus>('GET /taxonomy/genus/:genus')),
  }),
});
