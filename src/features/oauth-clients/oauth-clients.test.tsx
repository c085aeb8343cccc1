import { screen, waitFor, within } from '@testing-library/react';
import { PORTAL_CLIENT, SCRIPT_CLIENT } from '../../../mocks/rules/tokens/clients';
import { emptyWorld } from '../../../test/harness/empty-world';
import { followMenu, heading, renderApp } from '../../../test/harness/harness';

const WARNING = 'Warning: disabling the wrong OAuth client can cut all connections.';

test('an administrator renews a secret, which is shown once', async () => {
  const world = emptyWorld({});
  const { user } = await renderApp('/admin/oauth', { world, as: 'admin' });
  await heading('2 OAuth clients');
  await user.click(await screen.findByRole('link', { name: SCRIPT_CLIENT.clientId }));
  await heading(SCRIPT_CLIENT.clientId);
  await user.click(screen.getByRole('button', { name: 'Renew the secret' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(WARNING)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Renew the secret' }));
  const shown = await screen.findByRole('group', { name: 'Secret' });
  const secret = shown.textContent ?? '';
  expect(await world.clients.bySecret(SCRIPT_CLIENT.clientId, secret)).toMatchObject({ origins: [] });
  expect(await world.clients.bySecret(SCRIPT_CLIENT.clientId, SCRIPT_CLIENT.clientSecret)).toBeUndefined();
  await user.click(screen.getByRole('button', { name: 'I have kept it' }));
  expect(document.body.textContent).not.toContain(secret);
});

test('sessions by way of a client are ended, and it is switched off and on', async () => {
  const world = emptyWorld({});
  const person = world.users.byEmail('user@example.org');
  if (!person) throw new Error('The demo user is missing');
  await world.tokens.forUser(SCRIPT_CLIENT, person);
  const address = `/admin/oauth/${encodeURIComponent(SCRIPT_CLIENT.clientId)}`;
  const { user } = await renderApp(`${address}/tokens`, { world, as: 'admin' });
  expect(await screen.findByText('user@example.org')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'End the session of Uma User' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'End' }));
  expect(await screen.findByText('Nobody is logged in by way of this client.')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Client' }));
  await user.click(await screen.findByRole('button', { name: 'Switch off' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Switch off' }));
  expect(await screen.findByText('Switched off')).toBeVisible();
  expect(world.clients.find(SCRIPT_CLIENT.clientId)).toBeUndefined();
  await user.click(screen.getByRole('button', { name: 'Switch on' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Switch on' }));
  await waitFor(() => expect(world.clients.find(SCRIPT_CLIENT.clientId)).toBeDefined());
});

test('the portal’s own is switched off only by its name, which ends every session and says so', async () => {
  const world = emptyWorld({});
  const address = `/admin/oauth/${encodeURIComponent(PORTAL_CLIENT.clientId)}`;
  const { user, store } = await renderApp(address, { world, as: 'admin' });
  await user.click(await screen.findByRole('button', { name: 'Switch off' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(WARNING)).toBeVisible();
  expect(dialog.getByText('Sessions that go on now: 1')).toBeVisible();
  expect(dialog.getByText(/--restore-clients/)).toBeVisible();
  const button = dialog.getByRole('button', { name: 'Switch off' });
  expect(button).toBeDisabled();
  await user.type(await dialog.findByRole('textbox'), PORTAL_CLIENT.clientId);
  await user.click(button);
  expect(await screen.findByText('Your session has expired.')).toBeVisible();
  expect(store.getState().session.status).toBe('expired');
  expect(world.tokens.sessionsBy(PORTAL_CLIENT.clientId)).toEqual([]);
});

test('where the portal’s own is switched off elsewhere, the tab of whoever is logged in says what to do', async () => {
  const world = emptyWorld({});
  const { user, store } = await renderApp('/dashboard/profile', { world, as: 'user' });
  await user.type(await screen.findByRole('textbox', { name: 'Full name' }), 'x');
  const { clientId, version } = world.clients.one(PORTAL_CLIENT.clientId);
  world.clients.change(clientId, version, { enabled: false }, '00000000-0000-4000-8000-000000000001');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Your session has expired.')).toBeVisible();
  expect(screen.getByText('Reload the page to go on as a visitor or to log in again.')).toBeVisible();
  expect(store.getState().session.status).toBe('expired');
});

test('where the portal’s own is switched off, tabs of visitors say what happened and how to come back', async () => {
  const world = emptyWorld({});
  const { user } = await renderApp('/c', { world });
  await heading(/crops$/);
  const by = '00000000-0000-4000-8000-000000000001';
  const turn = (enabled: boolean) => {
    const { clientId, version } = world.clients.one(PORTAL_CLIENT.clientId);
    world.clients.change(clientId, version, { enabled }, by);
  };
  turn(false);
  await followMenu(user, 'Reference', 'Countries');
  expect(await screen.findByRole('heading', { name: 'The server does not accept this portal' })).toBeVisible();
  expect(screen.getByText(/--restore-clients/)).toBeVisible();
  turn(true);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await heading(/countries$/);
});

test('where the portal’s own is switched off, whoever logs in is told', async () => {
  const world = emptyWorld({});
  const { user } = await renderApp('/login', { world });
  const { clientId, version } = world.clients.one(PORTAL_CLIENT.clientId);
  await user.type(await screen.findByRole('textbox', { name: /mail/ }), 'user@example.org');
  world.clients.change(clientId, version, { enabled: false }, '00000000-0000-4000-8000-000000000001');
  await user.type(screen.getByLabelText(/^Password/), 'Demo-2025!');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  expect(await screen.findByText(/--restore-clients/)).toBeVisible();
});
