import type { ProviderMetadata, TokenAnswer } from '@/contract/session';
import { answer, type Answer, type Call } from '../world/answer';
import { ApiFailure } from '../http/api-failure';
import { agentOf } from '../tokens/agent';
import { open } from '../tokens/caller';
import { clientOf } from '../tokens/client-auth';
import { refuseForeignOrigin } from '../http/origins';
import type { OAuthClient } from '../tokens/clients';
import type { Settings } from '../world/settings';
import { tokensByCode } from '../provider/by-code';
import { userByPassword } from '../provider/by-password';
import { PROVIDER } from '../provider/demo-provider';

type TokenCall = Call<'POST /oauth/token'>;

/** Named in the metadata: what is not here, the portal does not try. */
const grantsOf = ({ passwordGrant, codeFlow }: Settings): string[] => [
  'client_credentials',
  'refresh_token',
  ...(passwordGrant ? ['password'] : []),
  ...(codeFlow ? ['authorization_code'] : []),
];

const oauthError = (error: string, description: string) => new ApiFailure(400, error, description);

const required = (form: Record<string, string>, name: string): string => {
  const value = form[name];
  if (value === undefined || value === '') throw oauthError('invalid_request', `"${name}" is missing.`);
  return value;
};

async function byPassword({ world, request }: TokenCall, client: OAuthClient, form: Record<string, string>) {
  const user = await userByPassword(world, request, required(form, 'username'), required(form, 'password'));
  return world.tokens.forUser(client, user, agentOf(request));
}

async function grant(call: TokenCall): Promise<TokenAnswer> {
  const { world, origin } = call;
  const form: Record<string, string> = { ...call.form };
  const client = clientOf(world.settings.clients, call.request, form);
  refuseForeignOrigin(world.settings.clients, call.request, client.clientId);
  const type = required(form, 'grant_type');
  if (type === 'client_credentials') return world.tokens.forClient(client);
  if (type === 'refresh_token') return world.tokens.refresh(client, required(form, 'refresh_token'));
  if (type === 'password' && world.settings.passwordGrant) return byPassword(call, client, form);
  if (type === 'authorization_code')
    return tokensByCode(world, client, origin, {
      code: required(form, 'code'),
      redirectUri: required(form, 'redirect_uri'),
      verifier: required(form, 'code_verifier'),
    });
  throw oauthError('unsupported_grant_type', `Possible are ${grantsOf(world.settings).join(', ')}.`);
}

/** The code flow, in the words of the metadata (RFC 8414, RFC 9207); nothing where no browser can be sent here. */
const codeFlowOf = (origin: string): Partial<ProviderMetadata> => ({
  authorization_endpoint: `${origin}/oauth/authorize`,
  response_types_supported: ['code'],
  code_challenge_methods_supported: ['S256'],
  authorization_response_iss_parameter_supported: true,
  identity_providers: [
    {
      name: PROVIDER.name,
      label: PROVIDER.label,
      authorization_endpoint: `${origin}/oauth/authorize?idp=${PROVIDER.name}`,
    },
  ],
});

export const oauth: readonly Answer[] = [
  answer('POST /oauth/token', open, grant),

  // The holder of a token may end it without further proof (RFC 7009 lets public clients do so).
  answer('POST /oauth/revoke', open, async ({ world, form }) => {
    await world.tokens.revoke(required({ ...form }, 'token'));
    return null;
  }),

  answer('GET /oauth/logout', open, async ({ world, request }) => {
    const [, token] = /^bearer +(\S+)/i.exec(request.headers.get('authorization') ?? '') ?? [];
    if (token) await world.tokens.revoke(token);
    return null;
  }),

  answer('GET /.well-known/openid-configuration', open, ({ world, origin }) => ({
    issuer: origin,
    token_endpoint: `${origin}/oauth/token`,
    revocation_endpoint: `${origin}/oauth/revoke`,
    end_session_endpoint: `${origin}/oauth/logout`,
    grant_types_supported: grantsOf(world.settings),
    identity_providers: [],
    ...(world.settings.codeFlow ? codeFlowOf(origin) : {}),
  })),
];
