import type { Genotype, GenotypeFilter } from '@/contract/genotype/genotype';
import { api } from '@/shared/api/api';
import { itemOf } from '@/shared/api/item-of';
import { listOf } from '@/shared/list/list-of';

export const genotypeApi = api.injectEndpoints({
  endpoints: (build) => ({
    genotypeList: build.query(listOf<Genotype, GenotypeFilter>('genotypeList', 'POST /genotype/filter')),
    genotype: build.query(itemOf<Genotype>('GET /genotype/:uuid')),
  }),
});
