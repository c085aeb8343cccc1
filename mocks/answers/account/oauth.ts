import type { PersonClaims, ProviderMetadata, TokenAnswer } from '@/contract/account/session';
import { answer, type Answer, type Call } from '../../rules/world/answer';
import { ApiFailure, invalidToken } from '../../tools/http/api-failure';
import { agentOf } from '../../rules/tokens/agent';
import { open, personOf, signedIn } from '../../rules/tokens/caller';
import { clientOf } from '../../rules/tokens/client-auth';
import { refuseForeignOrigin } from '../../tools/http/origins';
import type { Application } from '../../rules/tokens/clients';
import type { Settings } from '../../rules/world/settings';
import { tokensByCode } from '../../rules/provider/by-code';
import { userByPassword } from '../../rules/provider/by-password';
import { PROVIDER } from '../../rules/provider/demo-provider';
import { personClaims } from '../../rules/provider/id-token';

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

async function byPassword({ world, request }: TokenCall, client: Application, form: Record<string, string>) {
  const user = await userByPassword(world, request, required(form, 'username'), required(form, 'password'));
  return world.tokens.forUser(client, user, agentOf(request));
}

async function grant(call: TokenCall): Promise<TokenAnswer> {
  const { world, origin } = call;
  const form: Record<string, string> = { ...call.form };
  const client = await clientOf(world.clients, call.request, form);
  refuseForeignOrigin(world.clients.inUse(), call.request, client.clientId);
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

const CLIENT_AUTHENTICATION = ['client_secret_basic', 'client_secret_post'];

/** What holds with and without the code flow. What is left out of these would mean something else. */
const metadataOf = (origin: string, settings: Settings): ProviderMetadata => ({
  issuer: origin,
  token_endpoint: `${origin}/oauth/token`,
  token_endpoint_auth_methods_supported: CLIENT_AUTHENTICATION,
  revocation_endpoint: `${origin}/oauth/revoke`,
  revocation_endpoint_auth_methods_supported: ['none', ...CLIENT_AUTHENTICATION],
  userinfo_endpoint: `${origin}/oauth/userinfo`,
  end_session_endpoint: `${origin}/oauth/logout`,
  jwks_uri: `${origin}/.well-known/jwks.json`,
  grant_types_supported: grantsOf(settings),
  response_types_supported: [],
  scopes_supported: ['openid'],
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['RS256'],
  identity_providers: [],
});

/** The code flow, in the words of the metadata (RFC 8414, RFC 9207); nothing where no browser can be sent here. */
const codeFlowOf = (origin: string): Partial<ProviderMetadata> => ({
  authorization_endpoint: `${origin}/oauth/authorize`,
  response_types_supported: ['code'],
  response_modes_supported: ['query'],
  claims_supported: ['iss', 'aud', 'iat', 'exp', 'nonce', 'sid', 'sub', 'name', 'email', 'email_verified'],
  claims_parameter_supported: false,
  request_parameter_supported: false,
  request_uri_parameter_supported: false,
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

const metadata = ({ world, origin }: Pick<TokenCall, 'world' | 'origin'>): ProviderMetadata => ({
  ...metadataOf(origin, world.settings),
  ...(world.settings.codeFlow ? codeFlowOf(origin) : {}),
});

function aboutPerson({ world, session }: Pick<TokenCall, 'world' | 'session'>): PersonClaims {
  const user = world.users.byUuid(personOf(session).uuid);
  if (!user) throw invalidToken();
  return personClaims(user);
}

export const oauth: readonly Answer[] = [
  answer('POST /oauth/token', open, grant),

  // The holder of a token may end it without further proof (RFC 7009 lets public clients do so).
  answer('POST /oauth/revoke', open, async ({ world, form }) => {
    await world.tokens.revoke(required({ ...form }, 'token'));
    return null;
  }),

  answer('GET /oauth/userinfo', signedIn, aboutPerson),
  // OpenID Connect Core, 5.3.1: by either method.
  answer('POST /oauth/userinfo', signedIn, aboutPerson),

  answer('GET /.well-known/openid-configuration', open, metadata),
  // RFC 8414, 3.1.
  answer('GET /.well-known/oauth-authorization-server', open, metadata),

  answer('GET /.well-known/jwks.json', open, async ({ world }) => ({
    keys: await world.authorization.idKeys.published(),
  })),
];
