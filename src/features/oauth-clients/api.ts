import type { ClientSession, OAuthClient, OAuthClientFilter } from '@/contract/oauth-client/oauth-client';
import { api } from '@/shared/api/api';
import { itemOf } from '@/shared/api/item-of';
import { listOf } from '@/shared/list/list-of';

/** Clients as they are listed and read. A secret never comes here: the answers that tell one go past the store. */
export const oauthClientApi = api.injectEndpoints({
  endpoints: (build) => ({
    oauthClientList: build.query(listOf<OAuthClient, OAuthClientFilter>('oauthClientList', 'POST /oauthclient/filter')),
    oauthClient: build.query(itemOf<OAuthClient>('GET /oauthclient/:clientId')),
    clientSessions: build.query(itemOf<ClientSession[]>('GET /oauthclient/:clientId/tokens')),
  }),
});
