import type { Genotype, GenotypeFilter } from '@/contract/genotype';
import { api } from '@/shared/api/api';
import { itemOf } from '@/shared/api/item-of';
import { listOf } from '@/shared/list/list-of';

export const genotypeApi = api.enhanceEndpoints({ addTagTypes: ['genotype'] }).injectEndpoints({
  endpoints: (build) => ({
    genotypeList: build.query(listOf<Genotype, GenotypeFilter>('genotypeList', 'POST /genotype/filter', 'genotype')),
    genotype: build.query(itemOf<Genotype>('GET /genotype/:uuid', 'genotype')),
  }),
});
