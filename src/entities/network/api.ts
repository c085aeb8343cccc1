import type { Network, NetworkFilter } from '@/contract/network';
import { api } from '@/shared/api/api';
import { call } from '@/shared/api/call';
import { listOf } from '@/shared/list/list-of';

export const networkApi = api.enhanceEndpoints({ addTagTypes: ['network'] }).injectEndpoints({
  endpoints: (build) => ({
    networkList: build.query(listOf<Network, NetworkFilter>('networkList', 'POST /network/filter', 'network')),
    network: build.query<Network, string>({
      query: (shortName) => call('GET /network/:shortName', { params: { shortName } }, { silent: true }),
      providesTags: (_, __, id) => [{ type: 'network', id }],
    }),
  }),
});
