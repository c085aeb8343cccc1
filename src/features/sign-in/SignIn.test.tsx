import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { DEMO_PASSWORD } from '../../../mocks/data/users/demo-users';
import { arrivedAt, heading, renderApp } from '../../../test/harness/harness';
import { Gate } from '../../../test/harness/settled';

const email = () => screen.findByRole('textbox', { name: 'E-mail' });
const password = () => screen.getByLabelText('Password');
const logIn = () => screen.getByRole('button', { name: 'Log in' });

test('leads back to where one came from', async () => {
  const { user } = await renderApp('/login?from=%2Fc%2F%3Fq%3Da%2526b%23top');
  await user.type(await email(), 'user@example.org');
  await user.type(password(), `${DEMO_PASSWORD}{Enter}`);
  await arrivedAt('/c/?q=a%26b');
  expect(window.location.hash).toBe('#top');
  expect(document.cookie).toMatch(/access_token=/);
});

test('leads to no other host', async () => {
  const { user } = await renderApp('/login?from=%2F%2Fexample.com');
  await user.type(await email(), 'user@example.org');
  await user.type(password(), `${DEMO_PASSWORD}{Enter}`);
  await arrivedAt('/');
});

test.each([
  ['publisher@example.org', '', '/dashboard'],
  ['publisher@example.org', '?from=%2F', '/dashboard'],
  ['publisher@example.org', '?from=%2Fc%2F', '/c/'],
  ['user@example.org', '?from=%2F', '/'],
])('%s coming from “%s” goes on to %s', async (account, from, path) => {
  const { user } = await renderApp(`/login${from}`);
  await user.type(await email(), account);
  await user.type(password(), `${DEMO_PASSWORD}{Enter}`);
  await arrivedAt(path);
});

test('fields are told from the first try on, and the first wrong one has the focus', async () => {
  const { user } = await renderApp('/login');
  const field = await email();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.click(logIn());
  await waitFor(() => expect(field).toBeInvalid());
  expect(field).toHaveAccessibleDescription('Please fill in the fields');
  expect(password()).toHaveAccessibleDescription('Please fill in the fields');
  expect(field).toHaveFocus();
  await user.type(field, 'user@example.org');
  await user.click(logIn());
  await waitFor(() => expect(password()).toHaveFocus());
  expect(password()).toBeInvalid();
  expect(field).toBeValid();
});

test('a wrong password is told, and may be corrected', async () => {
  const { user } = await renderApp('/login?from=%2Fc%2F');
  await user.type(await email(), 'user@example.org');
  await user.type(password(), 'Wrong-2025!{Enter}');
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Bad credentials'));
  await waitFor(() => expect(password()).toHaveFocus());
  expect(await email()).toHaveValue('user@example.org');
  await user.clear(password());
  await user.type(password(), `${DEMO_PASSWORD}{Enter}`);
  await arrivedAt('/c/');
});

test.each([
  ['disabled', { active: false }, 'This account is disabled.'],
  ['locked', { locked: true }, 'This account is locked.'],
  ['expired', { expires: '2020-01-01T00:00:00Z' }, 'This account has expired.'],
  ['not validated', { validated: false }, 'Open the link in the message that was sent to you.'],
])('an account that is %s says so to whoever knows its password', async (_, change, text) => {
  const { user, world } = await renderApp('/login');
  world.users.update(world.users.byEmail('user@example.org')?.uuid ?? '', change);
  await user.type(await email(), 'user@example.org');
  await user.type(password(), 'Wrong-2025!{Enter}');
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Bad credentials'));
  await user.clear(password());
  await user.type(password(), `${DEMO_PASSWORD}{Enter}`);
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(text));
});

test('what was copied can be pasted, and leads on by the keyboard alone', async () => {
  const { user } = await renderApp('/login?from=%2Fc%2F');
  await user.click(await email());
  await user.paste('user@example.org');
  await user.tab();
  await user.paste(DEMO_PASSWORD);
  await user.keyboard('{Enter}');
  await arrivedAt('/c/');
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  expect(document.title).toMatch(/^Crops/);
});

test.each([
  ['Forgotten your password?', '/forgot-password'],
  ['Register', '/registration'],
])('%s leads to %s', async (name, address) => {
  const { user } = await renderApp('/login');
  await email();
  await user.click(within(screen.getByRole('main')).getByRole('link', { name }));
  await arrivedAt(address);
});

test('a password can be seen, and is kept nowhere', async () => {
  const { user } = await renderApp('/login');
  await email();
  expect(password()).toHaveAttribute('type', 'password');
  expect(password()).toHaveAttribute('autocomplete', 'current-password');
  expect(await email()).toHaveAttribute('autocomplete', 'username');
  await user.type(password(), 'Wrong-2025!');
  await user.click(screen.getByRole('button', { name: 'Show the password' }));
  expect(password()).toHaveAttribute('type', 'text');
  expect(screen.getByRole('button', { name: 'Show the password' })).toHaveAttribute('aria-pressed', 'true');
  const kept = JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, window.location.href]);
  expect(kept).not.toContain('Wrong-2025');
});

test.each([
  ['out of reach', () => HttpResponse.error(), 'The server cannot be reached.'],
  [
    'that says for how long',
    () => HttpResponse.json({ error: 'slow_down' }, { status: 429, headers: { 'Retry-After': '90' } }),
    'Too many attempts. Try again in 2 minutes.',
  ],
  ['tired of trying', () => HttpResponse.json({ error: 'slow_down' }, { status: 429 }), 'Too many attempts.'],
  ['broken', () => HttpResponse.json({ error: 'Out of order' }, { status: 500 }), 'Out of order'],
  ['sending nonsense', () => HttpResponse.json({}), 'What the server sent cannot be read.'],
])('a server %s is told in its place', async (_, answer, text) => {
  const { user, server } = await renderApp('/login');
  const field = await email();
  server.use(http.post('*/oauth/token', answer));
  await user.type(field, 'user@example.org');
  await user.type(password(), `${DEMO_PASSWORD}{Enter}`);
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(text));
  expect(logIn()).toBeEnabled();
});

test('one click is one attempt', async () => {
  const { user, server } = await renderApp('/login');
  const field = await email();
  let attempts = 0;
  const gate = new Gate();
  server.use(
    http.post('*/oauth/token', async (call) => {
      attempts += 1;
      await gate.pass(call);
      return HttpResponse.json({ error: 'invalid_grant', error_description: 'Bad credentials' }, { status: 400 });
    }),
  );
  await user.type(field, 'user@example.org');
  await user.type(password(), 'Wrong-2025!{Enter}{Enter}{Enter}');
  gate.release();
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Bad credentials'));
  expect(attempts).toBe(1);
});

const metadata = (grants?: string[]) =>
  http.get('*/.well-known/openid-configuration', () =>
    HttpResponse.json({ issuer: 'x', token_endpoint: 'x', grant_types_supported: grants }),
  );

test.each([
  ['names ways without an address', ['authorization_code', 'refresh_token']],
  ['names none', undefined],
])('a server that %s gets no password', async (_, grants) => {
  await renderApp('/login', { handlers: [metadata(grants)] });
  expect(await screen.findByText(/Logging in with a password is not possible here/)).toBeInTheDocument();
  expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
});

test('a server that does not say may be asked again', async () => {
  const failing = http.get('*/.well-known/openid-configuration', () => new HttpResponse(null, { status: 503 }));
  const { user, server } = await renderApp('/login', { handlers: [failing] });
  const again = await screen.findByRole('button', { name: 'Try again' });
  server.use(metadata(['password']));
  await user.click(again);
  expect(await email()).toBeInTheDocument();
});

test('somebody signed in sees as whom, and may become another', async () => {
  const { user } = await renderApp('/login', { as: 'user' });
  await heading('You are logged in');
  expect(screen.getByText('You are logged in as user@example.org.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Use another account' }));
  const field = await email();
  expect(field).toHaveFocus();
  await user.type(field, 'admin@example.org');
  await user.type(password(), `${DEMO_PASSWORD}{Enter}`);
  await arrivedAt('/dashboard');
});

test('somebody signed in and welcome there goes where they wanted', async () => {
  await renderApp('/login?from=%2Fc%2F', { as: 'user' });
  await arrivedAt('/c/');
});
