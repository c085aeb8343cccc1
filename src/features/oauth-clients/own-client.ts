import type { OAuthClient } from '@/contract/oauth-client/oauth-client';
import { publicClient } from '@/session/running-session';

/** By way of which everybody uses this portal. */
export const isOwnClient = ({ clientId }: OAuthClient): boolean => publicClient()?.clientId === clientId;

/** What has to be typed before it is cut off, where that would hit somebody. */
export const wordOf = (client: OAuthClient): string | undefined =>
  isOwnClient(client) || client.sessionCount > 0 ? client.clientId : undefined;
