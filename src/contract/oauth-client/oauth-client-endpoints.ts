import type { FilteredPage, Page, PageQuery } from '../page';
import type { Update } from '../families';
import type {
  ClientSession,
  OAuthClient,
  OAuthClientChange,
  OAuthClientFilter,
  OAuthClientWithSecret,
} from './oauth-client';

const line = <E>() => ({}) as E;

/** Applications that may ask for tokens; for administrators. */
// oxfmt-ignore
export const oauthClientEndpoints = {
  'POST /oauthclient/list': line<{ body: OAuthClientFilter; query: PageQuery; returns: Page<OAuthClient, OAuthClientFilter> }>(),
  'POST /oauthclient/filter': line<{ body: OAuthClientFilter; query: PageQuery; returns: FilteredPage<OAuthClient, OAuthClientFilter> }>(),
  'GET /oauthclient/:clientId': line<{ returns: OAuthClient }>(),
  'POST /oauthclient': line<{ body: OAuthClientChange; returns: OAuthClientWithSecret }>(),
  /** `enabled: false` ends all its sessions. 409 where the version is stale. */
  'PUT /oauthclient/:clientId': line<{ body: Update<OAuthClientChange>; returns: OAuthClient }>(),
  /** With all its sessions. */
  'DELETE /oauthclient/:clientId': line<{ query: { version: number }; returns: null }>(),
  /** Another secret; the former one is good for nothing at once. */
  'POST /oauthclient/:clientId/secret': line<{ returns: OAuthClientWithSecret }>(),
  /** The one used last first. */
  'GET /oauthclient/:clientId/tokens': line<{ returns: ClientSession[] }>(),
  'DELETE /oauthclient/:clientId/tokens': line<{ returns: null }>(),
  'DELETE /oauthclient/:clientId/tokens/:id': line<{ returns: null }>(),
};
