import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { PORTAL_CLIENT } from '../../../mocks/rules/tokens/clients';
import { signIdToken, type IdClaims } from '../../../mocks/rules/provider/id-token';
import { challengeOf } from '../../../mocks/rules/provider/pkce';
import { makeWorld, type World } from '../../../mocks/rules/world/world';
import { arrivedAt, renderApp } from '../../../test/harness/harness';
import { takeComplaints } from '../../../test/harness/setup';

const STATE = 'the-state';
const VERIFIER = 'v'.repeat(43);
const pending = {
  verifier: VERIFIER,
  nonce: 'the-nonce',
  redirectUri: 'http://localhost/login',
  language: 'en',
  from: '/c/?q=1',
  at: Date.now(),
};

const server = (passwordGrant = true) => makeWorld({ accessions: 60, settings: { codeFlow: true, passwordGrant } });

/** The code that the server would have sent somebody back with. */
async function codeOf(world: World, changes: object = {}): Promise<string> {
  const user = world.users.byEmail('user@example.org');
  if (!user) throw new Error('Nobody is here');
  const { clientId } = PORTAL_CLIENT;
  const { nonce, redirectUri } = pending;
  const challenge = await challengeOf(VERIFIER);
  const session = world.tokens.begin(PORTAL_CLIENT, user);
  return world.authorization.codes.issue({
    session,
    clientId,
    redirectUri,
    nonce,
    challenge,
    openid: true,
    ...changes,
  });
}

const keep = (changes: object = {}, state = STATE) =>
  sessionStorage.setItem(`sign-in:${state}`, JSON.stringify({ ...pending, ...changes }));
const back = (parameters: Record<string, string>, path = '/login') =>
  `${path}?${new URLSearchParams({ state: STATE, iss: 'http://localhost', ...parameters })}`;
const told = (text: RegExp) => waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(text));
const nothingLeft = () => {
  expect(window.location.search).not.toMatch(/code|state|error/);
  expect(Object.keys(sessionStorage).filter((key) => key.startsWith('sign-in:'))).toEqual([]);
};

test('whoever comes back with a good code goes on to where they wanted', async () => {
  const world = server();
  keep();
  const { store } = await renderApp(back({ code: await codeOf(world) }), { world });
  await arrivedAt('/c/?q=1');
  expect(store.getState().session).toMatchObject({ status: 'user', claims: { user_name: 'user@example.org' } });
  nothingLeft();
  expect(JSON.stringify(store.getState())).not.toContain(VERIFIER);
});

test('in the language in which they left', async () => {
  const world = server();
  keep({ language: 'es' });
  await renderApp(back({ code: await codeOf(world) }), { world, config: { PUBLIC_LANGUAGES: 'all' } });
  await arrivedAt('/es/c/?q=1');
  await waitFor(() => expect(document.documentElement.lang).toBe('es'));
});

test('leads to no other site, whatever lies in the tab', async () => {
  const world = server();
  keep({ from: 'https://evil.example/' });
  await renderApp(back({ code: await codeOf(world) }), { world });
  await arrivedAt('/');
});

test.each([
  ['state that this tab does not know', 'other', {}, /was not begun in this tab/],
  ['login begun long ago', STATE, { at: Date.now() - 3_600_001 }, /was not begun in this tab/],
  ['verifier that is another', STATE, { verifier: 'w'.repeat(43) }, /no longer accepts this login/],
  ['nonce that is another', STATE, { nonce: 'another' }, /does not belong to the login that you began/],
])('a %s signs nobody in', async (_, state, changes, text) => {
  const world = server();
  keep(changes, state);
  const { store, user } = await renderApp(back({ code: await codeOf(world) }), { world });
  await told(text);
  expect(screen.getByRole('alert')).toHaveFocus();
  expect(store.getState().session.status).toBe('anonymous');
  expect(document.cookie).not.toContain('refresh_token');
  expect(window.location.search).not.toContain('code');
  // There is a way to begin again, which leads where one wanted.
  await user.type(await screen.findByRole('textbox', { name: 'E-mail' }), 'user@example.org');
  await user.type(screen.getByLabelText('Password'), 'Demo-2025!{Enter}');
  await arrivedAt(state === STATE && changes && !('at' in changes) ? '/c/?q=1' : '/');
});

test.each([
  ['access_denied', /You did not log in there/],
  ['account_exists', /There is an account here already/],
  ['account_locked', /This account is locked/],
  ['server_error', /had a problem/],
  ['<b>hostile</b>', /had a problem/],
])('the error %s is told in words of ours', async (error, text) => {
  keep();
  await renderApp(back({ error, error_description: 'Call 0900-EVIL' }), { world: server() });
  await told(text);
  expect(document.body).not.toHaveTextContent('0900-EVIL');
  nothingLeft();
  expect(window.location.search).toBe('?from=%2Fc%2F%3Fq%3D1');
});

test.each([
  ['of another issuer', { iss: 'https://evil.example' }],
  ['for another client', { aud: 'scripts@example.org' }],
  ['for another login', { nonce: 'other' }],
  ['without a nonce', { nonce: undefined }],
])('an ID token %s is refused, and what came with it ended', async (_, changes: Partial<IdClaims>) => {
  const world = server();
  keep();
  const good = { iss: 'http://localhost', aud: PORTAL_CLIENT.clientId, sub: 'x', iat: 1, exp: 2, nonce: pending.nonce };
  const ended: string[] = [];
  const answering = http.post('*/oauth/token', async ({ request }) => {
    if (!(await request.clone().text()).includes('authorization_code')) return undefined;
    const user = world.users.byEmail('user@example.org');
    const answer = user && (await world.tokens.forUser(PORTAL_CLIENT, user));
    return HttpResponse.json({ ...answer, id_token: await signIdToken('x', { ...good, ...changes } as IdClaims) });
  });
  const revoking = http.post('*/oauth/revoke', async ({ request }) => {
    ended.push(new URLSearchParams(await request.clone().text()).get('token') ?? '');
    return undefined;
  });
  const { store } = await renderApp(back({ code: 'x' }), { world, handlers: [answering, revoking] });
  await told(/does not belong to the login/);
  expect(store.getState().session.status).toBe('anonymous');
  await waitFor(() => expect(ended).toHaveLength(1));
});

test.each([
  ['of another server', 'https://evil.example'],
  ['of nobody', ''],
])('an answer %s is refused', async (_, iss) => {
  const world = server();
  keep();
  await renderApp(back({ code: await codeOf(world), iss }), { world });
  await told(/does not belong to the login/);
});

test('a server out of reach is told', async () => {
  keep();
  const failing = http.post('*/oauth/token', async ({ request }) =>
    (await request.clone().text()).includes('authorization_code') ? HttpResponse.error() : undefined,
  );
  await renderApp(back({ code: 'x' }), { world: server(), handlers: [failing] });
  await told(/cannot be reached/);
});

/** jsdom goes nowhere; what was kept for the way back tells that somebody would have gone. */
const kept = () =>
  Object.entries({ ...sessionStorage })
    .filter(([key]) => key.startsWith('sign-in:'))
    .map(([, text]) => JSON.parse(String(text)) as typeof pending);

test('a provider of the metadata has its button; several logins in one tab do not disturb each other', async () => {
  const { user } = await renderApp('/login?from=%2Fc%2F', { world: server() });
  const button = await screen.findByRole('button', { name: 'Log in with Demo identity provider' });
  expect(screen.getByLabelText('Password')).toBeInTheDocument();
  await user.click(button);
  await user.click(button);
  await waitFor(() => expect(kept()).toHaveLength(2));
  const [one, other] = kept();
  expect(one).toMatchObject({ from: '/c/', language: 'en', redirectUri: 'http://localhost/login' });
  expect(one?.verifier).toMatch(/^[\w-]{43}$/);
  expect(new Set([one?.verifier, one?.nonce, other?.verifier, other?.nonce]).size).toBe(4);
  await waitFor(() => expect(takeComplaints().join()).toContain('navigation'));
});

test('a server that takes no passwords from applications is gone to', async () => {
  const { user } = await renderApp('/es/login', { world: server(false), config: { PUBLIC_LANGUAGES: 'all' } });
  const [button] = await within(await screen.findByRole('main')).findAllByRole('button');
  if (!button) throw new Error('No way in');
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  await user.click(button);
  await waitFor(() =>
    expect(kept()).toEqual([expect.objectContaining({ language: 'es', redirectUri: 'http://localhost/login' })]),
  );
  await waitFor(() => expect(takeComplaints().join()).toContain('navigation'));
});

test('what is no web address is not offered', async () => {
  const metadata = http.get('*/.well-known/openid-configuration', () =>
    HttpResponse.json({
      issuer: 'x',
      token_endpoint: 'x',
      authorization_endpoint: 'javascript:alert(1)',
      identity_providers: [{ name: 'evil', label: 'Evil', authorization_endpoint: 'javascript:alert(1)' }],
    }),
  );
  await renderApp('/login', { handlers: [metadata] });
  expect(await screen.findByText(/Logging in with a password is not possible here/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Evil/ })).not.toBeInTheDocument();
});

test('a page that did not come safely cannot begin, and says so', async () => {
  const { user, store } = await renderApp('/login', { world: server() });
  const button = await screen.findByRole('button', { name: /Demo identity provider/ });
  // The server is in this window, and needs what the page shall not have: until all is answered that the start asks for.
  const queries = () => Object.values(store.getState().api.queries);
  await waitFor(() => {
    expect(queries().map((query) => query?.endpointName)).toContain('countryNames');
    expect(queries().filter((query) => query?.status === 'pending')).toEqual([]);
  });
  // As on a page without TLS, where types have it all the same.
  const insecure = jest.spyOn(crypto, 'subtle', 'get').mockReturnValue(undefined as never);
  await user.click(button);
  insecure.mockRestore();
  await told(/needs a secure connection/);
});

test('a browser that keeps nothing cannot begin, and is told', async () => {
  const { user } = await renderApp('/login', { world: server() });
  const button = await screen.findByRole('button', { name: /Demo identity provider/ });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('Refused');
  });
  await user.click(button);
  await told(/does not let the portal keep anything/);
});
