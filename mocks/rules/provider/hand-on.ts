import { randomText } from '../../tools/crypto/secrets';
import { agentOf } from '../tokens/agent';
import type { User } from '../../data/users/users';
import { refusalOf } from '../../data/users/users';
import type { CodeFlow } from './authorization';
import { refused } from './authorization-request';
import type { AuthorizationRequest } from './authorization';
import { PROVIDER } from './demo-provider';
import { readIdToken } from './id-token';
import { faultPage, redirect } from './page';
import { challengeOf } from './pkce';

const issuerOf = (origin: string): string => `${origin}/oauth/demo-provider`;
const callbackOf = (origin: string): string => `${origin}/oauth/callback`;

/** One for each login under way: several tabs do not disturb each other. */
const cookieName = (state: string): string => `oauth_${state.slice(0, 8)}`;

function cookieOf(request: Request, name: string): string | undefined {
  const pairs = (request.headers.get('cookie') ?? '').split(/; */);
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}

/** Back to the application with a code of ours. */
export function withCode(flow: CodeFlow, http: Request, request: AuthorizationRequest, user: User, issuer: string) {
  const { client, redirectUri, challenge, nonce, openid, state } = request;
  const session = flow.tokens.begin(client, user, agentOf(http));
  const grant = { session, clientId: client.clientId, redirectUri, challenge, nonce, openid };
  const code = flow.authorization.codes.issue(grant);
  return redirect(redirectUri, { code, state, iss: issuer });
}

/** On to the provider, with a state, a nonce and a verifier of this server's own. */
export async function toProvider(flow: CodeFlow, request: AuthorizationRequest, origin: string): Promise<Response> {
  const { atProvider, provider } = flow.authorization;
  const [nonce, verifier, browser] = [randomText(), randomText(), randomText()];
  const state = atProvider.issue({ request, nonce, verifier, browser });
  const secure = origin.startsWith('https:') ? '; Secure' : '';
  const asked = {
    response_type: 'code',
    client_id: provider.client.id,
    redirect_uri: callbackOf(origin),
    scope: 'openid email profile',
    state,
    nonce,
    code_challenge: await challengeOf(verifier),
    code_challenge_method: 'S256',
  };
  return redirect(issuerOf(origin), asked, {
    'Set-Cookie': `${cookieName(state)}=${browser}; Path=/oauth/callback; Max-Age=600; HttpOnly; SameSite=Lax${secure}`,
  });
}

type Returned = Readonly<Record<string, string | number | undefined>>;

/** Back from the provider: its answer is checked like that of any foreign provider, then the application gets a code of ours. */
export async function fromProvider(flow: CodeFlow, http: Request, given: Returned, origin: string): Promise<Response> {
  const { atProvider, provider } = flow.authorization;
  const state = String(given['state'] ?? '');
  const found = atProvider.use(state);
  if (!found?.good || cookieOf(http, cookieName(state)) !== found.value.browser)
    return faultPage(flow, 'This login was not begun in this browser, it took too long, or it was finished before.');
  const { request, nonce, verifier } = found.value;
  const refuse = (error: string, sentence: string) => refused(request, origin, error, sentence);

  if (given['error'] === 'access_denied') return refuse('access_denied', 'The person did not want to log in.');
  const token = await provider.exchange(issuerOf(origin), {
    code: String(given['code'] ?? ''),
    clientSecret: provider.client.secret,
    redirectUri: callbackOf(origin),
    verifier,
  });
  const claims = token === undefined ? undefined : await readIdToken(provider.client.secret, token);
  const isSound =
    claims?.iss === issuerOf(origin) &&
    claims.aud === provider.client.id &&
    claims.nonce === nonce &&
    (claims.exp ?? 0) * 1_000 > flow.clock.now();
  if (!isSound || !claims.sub || !claims.email || claims.email_verified !== true)
    return refuse('server_error', 'The identity provider did not say who the person is.');

  const person = {
    provider: PROVIDER.label,
    subject: claims.sub,
    email: claims.email,
    fullName: claims.name ?? claims.email,
  };
  const user = flow.users.external(person);
  // An address confirmed by a provider must not open the local account with the same address.
  if (!user) return refuse('account_exists', 'Another account has this e-mail address.');
  const why = refusalOf(user, flow.clock.now());
  if (why) return refuse(`account_${why}`, 'The account cannot be used.');
  flow.users.update(user.uuid, { lastLogin: new Date(flow.clock.now()).toISOString() });
  return withCode(flow, http, request, user, origin);
}
