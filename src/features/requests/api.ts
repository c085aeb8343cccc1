import type { RequestHolders } from '@/contract/request/request';
import { api } from '@/shared/api/api';
import { call } from '@/shared/api/call';

export const requestApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Accessions by uuid, split by who holds them. */
    holders: build.query<RequestHolders, readonly string[]>({
      query: (uuids) => call('POST /request/holders', { body: [...uuids] }, { silent: true }),
      // There may be 5,000, and the usual key, their JSON, is made anew by every render.
      serializeQueryArgs: ({ endpointName, queryArgs }) => `${endpointName} ${queryArgs.join(' ')}`,
    }),
  }),
});
