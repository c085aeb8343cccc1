import type { ServerInfo } from '@/contract/info';
import { api } from './api';
import { call } from './call';

const injected = api.injectEndpoints({
  endpoints: (build) => ({
    serverInfo: build.query<ServerInfo, void>({
      query: () => call('GET /info', {}, { silent: true }),
      keepUnusedDataFor: 3_600,
    }),
  }),
});

/** Version, counts and limits of the server. */
export const { useServerInfoQuery } = injected;
export const { serverInfo } = injected.endpoints;
