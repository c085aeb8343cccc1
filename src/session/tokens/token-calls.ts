import { CALL_TIMEOUT } from '@/contract/constants';
import type { Form } from '@/contract/endpoints';
import type { TokenAnswer } from '@/contract/account/session';
import { failure, failedAnswer, type Failure } from '@/shared/api/failure';
import { pageLanguage } from '@/shared/api/page-language';
import { serverAddress } from '@/shared/api/server-address';
import { unreachable } from '@/shared/api/requests/unreachable';

/** The application as the server knows it, from the configuration. */
export interface Application {
  clientId: string;
  clientSecret: string;
}

/** The calls that make and end tokens. All reject with a `Failure`. */
export interface TokenCalls {
  application(): Promise<TokenAnswer>;
  refresh(refreshToken: string): Promise<TokenAnswer>;
  password(username: string, password: string): Promise<TokenAnswer>;
  revoke(token: string): Promise<void>;
  endSession(accessToken: string): Promise<void>;
}

async function send(path: string, init: RequestInit, sent?: Promise<Response>): Promise<Response> {
  const signal = AbortSignal.timeout(CALL_TIMEOUT);
  const response = await (sent ?? fetch(serverAddress(path), { ...init, signal })).catch(
    (): Failure | Promise<Failure> => {
      return signal.aborted ? failure('TIMEOUT') : unreachable();
    },
  );
  if (!(response instanceof Response)) throw response;
  if (response.ok) return response;
  const body: unknown = await response.json().catch(() => null);
  throw failedAnswer(response, body);
}

/**
 * Whatever the grant. Rejects with a `Failure`.
 * @param sent The call, where it is on its way.
 */
export async function askForTokens(form: Form<'POST /oauth/token'>, sent?: Promise<Response>): Promise<TokenAnswer> {
  const headers = { Accept: 'application/json', 'Accept-Language': pageLanguage() };
  const response = await send(
    '/oauth/token',
    { method: 'POST', headers, body: new URLSearchParams({ ...form }) },
    sent,
  );
  const body = (await response.json().catch(() => null)) as Partial<TokenAnswer> | null;
  if (typeof body?.access_token !== 'string' || !(Number(body.expires_in) > 0)) throw failure('PARSING');
  return { ...(body as TokenAnswer), expires_in: Number(body.expires_in) };
}

/**
 * Sent past the API slice on purpose: it keeps arguments and answers in the store, where passwords and
 * tokens must never be. `keepalive` lets a sign-out finish after the page was left.
 * @param prefetched An application token that was asked for already: it is good for the first time.
 */
export function tokenCalls(
  { clientId, clientSecret }: Application,
  prefetched?: Promise<TokenAnswer | undefined>,
): TokenCalls {
  let first = prefetched;
  const client = { client_id: clientId, client_secret: clientSecret };
  return {
    async application() {
      const answer = await first;
      first = undefined;
      return answer ?? askForTokens({ grant_type: 'client_credentials', ...client });
    },
    refresh: (refresh_token) => askForTokens({ grant_type: 'refresh_token', refresh_token, ...client }),
    password: (username, password) => askForTokens({ grant_type: 'password', username, password, ...client }),
    async revoke(token) {
      await send('/oauth/revoke', { method: 'POST', body: new URLSearchParams({ token, ...client }), keepalive: true });
    },
    async endSession(accessToken) {
      await send('/oauth/logout', { headers: { Authorization: `Bearer ${accessToken}` }, keepalive: true });
    },
  };
}
