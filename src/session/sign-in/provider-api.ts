import type { ProviderMetadata } from '@/contract/account/session';
import { api } from '@/shared/api/api';
import { call } from '@/shared/api/call';

const injected = api.injectEndpoints({
  endpoints: (build) => ({
    providerMetadata: build.query<ProviderMetadata, void>({
      query: () => call('GET /.well-known/openid-configuration', {}, { silent: true }),
      keepUnusedDataFor: 3_600,
    }),
  }),
});

/** What the server says of itself as the provider of identities. */
export const { useProviderMetadataQuery } = injected;
export const { providerMetadata } = injected.endpoints;
