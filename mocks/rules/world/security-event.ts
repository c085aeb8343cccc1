import type { Line } from '@/contract/endpoints';
import { clientAddressOf } from '../../tools/http/client-address';
import type { Caller } from '../tokens/caller';

/** Something that who watches over an installation wants to know. Never what was sent: no address of a link, no name, no secret. */
export interface SecurityEvent {
  time: string;
  /** The line of the contract, its places not filled. */
  event: Line;
  status: number;
  /** The OAuth-like error of a refusal. */
  error?: string;
  /** The other end of the connection. */
  client: string;
  /** uuid of the person, and of the API token that acted for them. */
  user?: string;
  apiToken?: string;
  application?: string;
}

/** Calls that open, change or end an account, its keys or its rights. */
const WATCHED =
  /^\w+ \/(?:oauth\/(?:token|authorize|revoke|logout)|me\/(?:password|email|delete|ftp|sessions|tokens)|registration|forgot-password|user\/|acl\/|oauthclient(?!\/(?:list|filter)$))/;
/** Refusals that are worth a look, whatever was called. */
const REFUSED = new Set([401, 403, 413, 429]);

/** What is to be noted of an answer; undefined for what is everyday. */
export function securityEvent(
  event: Line,
  request: Request,
  { user, apiToken, clientId }: Caller,
  { status, error }: { status: number; error?: string | undefined },
  now: number,
): SecurityEvent | undefined {
  const isWatched = WATCHED.test(event) && !event.startsWith('GET ');
  if (!isWatched && !REFUSED.has(status)) return undefined;
  return {
    time: new Date(now).toISOString(),
    event,
    status,
    ...(error === undefined ? {} : { error }),
    client: clientAddressOf(request),
    ...(user ? { user: user.uuid } : {}),
    ...(apiToken === undefined ? {} : { apiToken }),
    ...(clientId === undefined ? {} : { application: clientId }),
  };
}
