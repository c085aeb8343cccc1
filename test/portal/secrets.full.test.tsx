import { screen, waitFor } from '@testing-library/react';
import { DEMO_PASSWORD } from '../../mocks/data/users/demo-users';
import { actByLink } from '../../mocks/rules/requests/requests';
import { askable, filedRequest, tokenFor } from '../../mocks/rules/requests/requests.fixture';
import { makeWorld } from '../../mocks/rules/world/world';
import type { Store } from '@/app/store';
import { cookieJar } from '@/session/tokens/cookie-jar';
import { closeApp } from '../harness/close-app';
import { heading, renderApp } from '../harness/harness';

/*
 * Passwords, tokens and the tokens of links pass through the portal without being put down anywhere but in the cookies:
 * every state of the store is looked at, and what a script could read.
 */

const NEW_PASSWORD = 'Emmer-2031-field!';
const MAIL = 'nina@example.net';

/** Looks at every state from now on; the answer throws what it found of the secrets, tokens of cookies included. */
function watch(store: Store): (secrets: string[]) => void {
  const seen: string[] = [];
  const tokens = new Set<string>();
  const note = () => {
    seen.push(JSON.stringify(store.getState()));
    for (const name of ['access_token', 'refresh_token']) {
      const [, , signature] = (cookieJar().read(name) ?? '').split('.');
      if (signature) tokens.add(signature);
    }
  };
  const said: unknown[] = [];
  for (const way of ['log', 'info', 'warn', 'debug'] as const)
    jest.spyOn(console, way).mockImplementation((...words: unknown[]) => said.push(words));
  note();
  store.subscribe(note);
  return (secrets) => {
    note();
    const places = [...seen, JSON.stringify([{ ...localStorage }, { ...sessionStorage }, said])];
    expect(tokens.size).toBeGreaterThan(0);
    for (const secret of [...secrets, ...tokens])
      expect(places.filter((place) => place.includes(secret)).map((place) => place.slice(0, 200))).toEqual([]);
  };
}

const world = makeWorld({ accessions: 60 });
/** The token of the newest link for this. */
const tokenOf = (purpose: string) => {
  const texts = world.outbox.all().map(({ text }) => new RegExp(`/profile/([^/]+)/${purpose}\\b(?!/)`).exec(text)?.[1]);
  return texts.find((token) => token !== undefined) ?? '';
};
const main = () => screen.getByRole('main');
const kept = (text: string | RegExp) => waitFor(() => expect(main()).toHaveTextContent(text));

test('logging in, right and wrong', async () => {
  const { user, store } = await renderApp('/login', { world });
  const check = watch(store);
  await user.type(await screen.findByRole('textbox', { name: 'E-mail' }), 'user@example.org');
  await user.type(screen.getByLabelText('Password'), `Wrong-2025!{Enter}`);
  await kept('Bad credentials');
  await user.clear(screen.getByLabelText('Password'));
  await user.type(screen.getByLabelText('Password'), `${DEMO_PASSWORD}{Enter}`);
  await waitFor(() => expect(store.getState().session.status).toBe('user'));
  check([DEMO_PASSWORD, 'Wrong-2025!']);
});

/** Each step is what the one before led to. */
test('registering, confirming the address, and a forgotten password', async () => {
  await register();
  closeApp();
  await confirm();
  closeApp();
  await forget();
  closeApp();
  await setPassword();
});

async function register(): Promise<void> {
  const { user, store } = await renderApp('/registration', { world });
  const check = watch(store);
  await user.type(await screen.findByLabelText('Full name'), 'Nina');
  await user.type(screen.getByLabelText('E-mail'), MAIL);
  await user.type(screen.getByLabelText('Password'), NEW_PASSWORD);
  await user.type(screen.getByLabelText('Repeat the password'), `${NEW_PASSWORD}{Enter}`);
  await heading('Check your e-mail');
  check([NEW_PASSWORD, tokenOf('validate')]);
}

async function confirm(): Promise<void> {
  const token = tokenOf('validate');
  const { user, store } = await renderApp(`/profile/${token}/validate`, { world });
  const check = watch(store);
  await user.click(await screen.findByRole('button', { name: 'Confirm the address' }));
  await heading('Your address is confirmed');
  check([token]);
}

async function forget(): Promise<void> {
  const asking = await renderApp('/forgot-password', { world });
  await asking.user.type(await screen.findByLabelText('E-mail'), `${MAIL}{Enter}`);
  await heading('Check your e-mail');
  const token = tokenOf('pwdreset');
  expect(token).not.toBe('');
  watch(asking.store)([token]);
}

async function setPassword(): Promise<void> {
  const token = tokenOf('pwdreset');
  const { user, store } = await renderApp(`/profile/${token}/pwdreset`, { world });
  const check = watch(store);
  await user.type(await screen.findByLabelText('New password'), NEW_PASSWORD);
  await user.type(screen.getByLabelText('Repeat the new password'), `${NEW_PASSWORD}{Enter}`);
  await heading('Your password was changed');
  check([token, NEW_PASSWORD]);
}

test('making FTP credentials', async () => {
  const made: string[] = [];
  const { user, store, server } = await renderApp('/dashboard/profile', { world, as: 'publisher' });
  server.events.on('response:mocked', ({ request, response }) => {
    if (!request.url.endsWith('/me/ftp')) return;
    void response
      .clone()
      .json()
      .then(({ password }: { password: string }) => made.push(password));
  });
  const check = watch(store);
  await user.click(await screen.findByRole('button', { name: 'Make FTP credentials' }));
  await waitFor(() => expect(made).toHaveLength(1));
  await kept(made[0] ?? '-');
  check(made);
});

test('changing the password', async () => {
  const { user, store } = await renderApp('/dashboard/profile/password', { world, as: 'translator' });
  const check = watch(store);
  await user.type(await screen.findByLabelText('Current password'), DEMO_PASSWORD);
  await user.type(screen.getByLabelText('New password'), NEW_PASSWORD);
  await user.type(screen.getByLabelText('New password again'), `${NEW_PASSWORD}{Enter}`);
  await kept('Your password is changed.');
  check([DEMO_PASSWORD, NEW_PASSWORD]);
});

test('looking at an own request', async () => {
  const sent = await filedRequest(world, await askable(world, 2), { email: 'content@example.org' });
  await actByLink(world, tokenFor(world, 'content@example.org', 'validate'), 'validate');
  const { user, store } = await renderApp('/dashboard/my-requests', { world, as: 'content' });
  const check = watch(store);
  await user.click(await screen.findByRole('link', { name: /\d{4}/ }));
  await heading(/^Your request of/);
  // The key of its status page.
  check([sent.uuid]);
});

test('making an API token', async () => {
  const { user, store } = await renderApp('/dashboard/api-tokens', { world, as: 'admin' });
  const check = watch(store);
  await user.type(await screen.findByLabelText('Label'), 'R');
  await user.type(screen.getByLabelText('Your password'), `${DEMO_PASSWORD}{Enter}`);
  const shown = await screen.findByLabelText('Token');
  check([shown.textContent ?? '-', DEMO_PASSWORD]);
});
