import { DEMO_PASSWORD } from '../../data/users/demo-users';
import { SCRIPT_CLIENT } from '../tokens/clients';
import type { TokenAnswer } from '@/contract/account/session';
import { parametersOf, openSite, VERIFIER, type Site } from './browser.fixture';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const logIn = async (): Promise<Required<TokenAnswer>> => {
  const page = await (await site.get(await site.authorizeAddress())).text();
  const typed = { username: 'user@example.org', password: DEMO_PASSWORD };
  const code = parametersOf(await site.send(page, '/oauth/authorize', typed))['code'] ?? '';
  const answer = await site.tokens({ grant_type: 'authorization_code', code, code_verifier: VERIFIER });
  return (await answer.json()) as Required<TokenAnswer>;
};
const opens = async (token: string) =>
  (await fetch(`${site.base}/api/v2/me/profile`, { headers: { Authorization: `Bearer ${token}` } })).ok;
const address = (sent: Record<string, string>) => `/oauth/logout?${new URLSearchParams(sent)}`;

test('opening the page ends nothing; its button ends this session alone, and leads home', async () => {
  const [mine, other] = [await logIn(), await logIn()];
  const sent = { id_token_hint: mine.id_token, post_logout_redirect_uri: `${site.base}/`, state: 'a "state"' };
  const page = await (await site.get(address(sent))).text();
  expect(page).toContain('Log out</button>');
  expect(await opens(mine.access_token)).toBe(true);

  const done = await site.send(page, '/oauth/logout', {}, { Origin: site.base });
  expect(done.status).toBe(303);
  expect(new URL(done.headers.get('Location') ?? '').searchParams.get('state')).toBe('a "state"');
  expect([await opens(mine.access_token), await opens(other.access_token)]).toEqual([false, true]);
  // There is nothing left to ask about.
  expect((await site.get(address(sent))).status).toBe(303);
});

test('without an address to go to, the page says that it is done', async () => {
  const { id_token: hint, access_token: token } = await logIn();
  const done = await site.send('', '/oauth/logout', { id_token_hint: hint });
  expect(await done.text()).toContain('You are logged out');
  expect(await opens(token)).toBe(false);
});

test('a form of another site is asked about first', async () => {
  const { id_token: hint, access_token: token } = await logIn();
  const page = await site.send('', '/oauth/logout', { id_token_hint: hint }, { Origin: 'https://app.example' });
  expect(await page.text()).toContain('Log out</button>');
  expect(await opens(token)).toBe(true);
});

test('without an ID token nothing is ended, and one goes on by oneself to what is registered', async () => {
  const { access_token: token } = await logIn();
  const sent = { client_id: SCRIPT_CLIENT.clientId, post_logout_redirect_uri: 'http://localhost:1410/bye' };
  for (const answer of [await site.get(address(sent)), await site.send('', '/oauth/logout', sent)]) {
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('href="http://localhost:1410/bye"');
  }
  expect(await opens(token)).toBe(true);
});

test.each<[string, (token: string) => Record<string, string>]>([
  ['what is no ID token', () => ({ id_token_hint: 'x' })],
  ['an application that is not known', () => ({ client_id: 'nobody' })],
  ['another application than the ID token', (token) => ({ id_token_hint: token, client_id: SCRIPT_CLIENT.clientId })],
  ['no application', () => ({ post_logout_redirect_uri: `${site.base}/` })],
  ['another site', (token) => ({ id_token_hint: token, post_logout_redirect_uri: 'https://evil.example/' })],
  ['another path', (token) => ({ id_token_hint: token, post_logout_redirect_uri: `${site.base}/login` })],
  ['a script', (token) => ({ id_token_hint: token, post_logout_redirect_uri: 'javascript:alert(1)' })],
  ['an endless state', (token) => ({ id_token_hint: token, state: 'x'.repeat(1_001) })],
])('%s is told on a page; nothing is ended, nobody sent on', async (_, sent) => {
  const { id_token: token, access_token: access } = await logIn();
  for (const answer of [await site.get(address(sent(token))), await site.send('', '/oauth/logout', sent(token))]) {
    expect([answer.status, answer.headers.get('Location')]).toEqual([400, null]);
    expect(await answer.text()).toContain('This logout cannot go on');
  }
  expect(await opens(access)).toBe(true);
});

test('an access token is no ID token, and opens nothing as one', async () => {
  const { access_token: access, id_token: hint } = await logIn();
  expect((await site.get(address({ id_token_hint: access }))).status).toBe(400);
  expect(await opens(hint)).toBe(false);
});
