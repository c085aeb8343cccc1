import type { TokenAnswer } from '@/contract/session';
import { answer, type Answer, type Call } from '../core/answer';
import { ApiFailure } from '../core/api-failure';
import { open } from '../core/caller';
import { clientAddressOf } from '../core/client-address';
import { clientOf } from '../core/client-auth';
import { refuseForeignOrigin } from '../core/origins';
import type { OAuthClient } from '../core/settings';
import type { AccountRefusal } from '../core/users';

/** Named in the metadata: what is not here, the portal does not try. */
const GRANTS = ['client_credentials', 'password', 'refresh_token'];

const oauthError = (error: string, description: string) => new ApiFailure(400, error, description);

const required = (form: Record<string, string>, name: string): string => {
  const value = form[name];
  if (value === undefined || value === '') throw oauthError('invalid_request', `"${name}" is missing.`);
  return value;
};

/** Told only to those who know the password; the portal knows the sentences. */
const REFUSED: Record<AccountRefusal, string> = {
  disabled: 'User is disabled',
  locked: 'User account is locked',
  expired: 'User account has expired',
  unvalidated: 'E-mail address is not validated',
};

async function byPassword(
  { world, request }: Call<'POST /oauth/token'>,
  client: OAuthClient,
  form: Record<string, string>,
) {
  const username = required(form, 'username');
  const password = required(form, 'password');
  const succeeded = world.limits.signIn.attempt(username, clientAddressOf(request));
  const user = await world.users.authenticate(username, password);
  if (!user) throw oauthError('invalid_grant', 'Bad credentials');
  if (typeof user === 'string') throw oauthError('invalid_grant', REFUSED[user]);
  succeeded();
  return world.tokens.forUser(client, user);
}

async function grant(call: Call<'POST /oauth/token'>): Promise<TokenAnswer> {
  const form: Record<string, string> = { ...call.form };
  const client = clientOf(call.world.settings.clients, call.request, form);
  refuseForeignOrigin(call.world, call.request, client.clientId);
  switch (required(form, 'grant_type')) {
    case 'client_credentials':
      return call.world.tokens.forClient(client);
    case 'password':
      return byPassword(call, client, form);
    case 'refresh_token':
      return call.world.tokens.refresh(client, required(form, 'refresh_token'));
    default:
      throw oauthError('unsupported_grant_type', `Possible are ${GRANTS.join(', ')}.`);
  }
}

export const oauth: readonly Answer[] = [
  answer('POST /oauth/token', open, grant),

  // Whoever holds a token may end it: no further proof is asked for (RFC 7009 lets public clients do so).
  answer('POST /oauth/revoke', open, async ({ world, form }) => {
    await world.tokens.revoke(required({ ...form }, 'token'));
    return null;
  }),

  answer('GET /oauth/logout', open, async ({ world, request }) => {
    const [, token] = /^bearer +(\S+)/i.exec(request.headers.get('authorization') ?? '') ?? [];
    if (token) await world.tokens.revoke(token);
    return null;
  }),

  answer('GET /.well-known/openid-configuration', open, ({ origin }) => ({
    issuer: origin,
    token_endpoint: `${origin}/oauth/token`,
    revocation_endpoint: `${origin}/oauth/revoke`,
    end_session_endpoint: `${origin}/oauth/logout`,
    grant_types_supported: GRANTS,
    identity_providers: [],
  })),
];
