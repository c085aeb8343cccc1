import type { Network, NetworkFilter } from '@/contract/reference/network';
import { api } from '@/shared/api/api';
import { itemOf } from '@/shared/api/item-of';
import { listOf } from '@/shared/list/list-of';

export const networkApi = api.injectEndpoints({
  endpoints: (build) => ({
    networkList: build.query(listOf<Network, NetworkFilter>('networkList', 'POST /network/filter')),
    network: build.query(itemOf<Network>('GET /network/:shortName')),
  }),
});
