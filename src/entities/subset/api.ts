import type { Version } from '@/contract/publication/publication';
import type { Subset, SubsetDetails, SubsetFilter } from '@/contract/subset/subset';
import { api } from '@/shared/api/api';
import { itemOf } from '@/shared/api/item-of';
import { listOf } from '@/shared/list/list-of';

export const subsetApi = api.injectEndpoints({
  endpoints: (build) => ({
    subsetList: build.query(listOf<Subset, SubsetFilter>('subsetList', 'POST /subset/filter')),
    subset: build.query(itemOf<SubsetDetails>('GET /subset/:uuid')),
    subsetAccessions: build.query(itemOf<string[]>('GET /subset/:uuid/accessions')),
    subsetVersions: build.query(itemOf<Version[]>('GET /subset/:uuid/versions')),
  }),
});
