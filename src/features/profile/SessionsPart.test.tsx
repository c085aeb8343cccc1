import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { agentIn } from '../../../mocks/rules/tokens/agent';
import { PORTAL_CLIENT, SCRIPT_CLIENT } from '../../../mocks/rules/tokens/clients';
import { makeWorld, type World } from '../../../mocks/rules/world/world';
import { allAnswered } from '../../../test/api/all-answered';
import { renderApp } from '../../../test/harness/harness';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0';

const small = () => makeWorld({ accessions: 60 });
const uma = (world: World) => {
  const user = world.users.byEmail('user@example.org');
  if (!user) throw new Error('The demo user is missing');
  return user;
};
const also = (world: World, userAgent: string, client = PORTAL_CLIENT) =>
  world.tokens.forUser(client, uma(world), agentIn(userAgent));
const part = () => screen.findByRole('region', { name: 'Where you are logged in' });
const rows = async () => within(await part()).findAllByRole('listitem');
const endOthers = async () => within(await part()).findByRole('button', { name: 'End all other sessions' });

test('names what logged in, this session first, and shows no token', async () => {
  const world = small();
  const { access_token: token } = await also(world, FIREFOX);
  await also(world, 'httr2/1.0.5 r-curl/5.2.3', SCRIPT_CLIENT);
  await renderApp('/dashboard/profile', { as: 'user', world });
  const [here, ...others] = await rows();
  expect(here).toHaveTextContent('Unknown program on LinuxThis session');
  expect(within(here as HTMLElement).queryByRole('button')).not.toBeInTheDocument();
  expect(others.map((row) => within(row).getByRole('strong').textContent).toSorted()).toEqual([
    'Firefox on Linux',
    'httr2',
  ]);
  expect(screen.getByText('scripts@example.org').closest('li')).toHaveTextContent('httr2');
  expect(screen.queryByText('pgr-portal@example.org')).not.toBeInTheDocument();
  for (const row of others) expect(within(row).getByRole('button')).toHaveAccessibleDescription(/Logged in.*Last used/);
  expect(await part()).not.toHaveTextContent(token);
});

test('one session is ended, and its next call leads to the login', async () => {
  const world = small();
  const { access_token: token } = await also(world, FIREFOX);
  const { user } = await renderApp('/dashboard/profile', { as: 'user', world });
  await user.click(await screen.findByRole('button', { name: 'End the session Firefox on Linux' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'End this session?' }));
  expect(dialog.getByText(/Firefox on Linux/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'End the session' }));
  await waitFor(async () => expect(await screen.findByText('The session is ended.')).toBeVisible());
  await waitFor(() => expect(screen.getByText('The session is ended.').closest('[role=status]')).toHaveFocus());
  await waitFor(async () => expect(await rows()).toHaveLength(1));
  expect(within(await part()).queryByRole('button', { name: 'End all other sessions' })).not.toBeInTheDocument();
  await expect(world.tokens.check(token)).rejects.toThrow('Token is invalid');
});

test('all others are ended once that was confirmed, and nobody else’s', async () => {
  const world = small();
  const admin = world.users.byEmail('admin@example.org') ?? uma(world);
  const hers = await world.tokens.forUser(PORTAL_CLIENT, admin);
  for (const agent of [FIREFOX, 'curl/8.5', '']) await also(world, agent);
  const { user } = await renderApp('/dashboard/profile', { as: 'user', world });
  await user.click(await endOthers());
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(world.tokens.sessionsOf(uma(world).uuid)).toHaveLength(4);
  await user.click(await endOthers());
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'End all other sessions' }));
  await waitFor(async () => expect(await screen.findByText('All other sessions are ended.')).toBeVisible());
  await waitFor(async () => expect(await rows()).toHaveLength(1));
  expect((await rows())[0]).toHaveTextContent('This session');
  expect(world.tokens.sessionsOf(uma(world).uuid)).toHaveLength(1);
  await expect(world.tokens.check(hers.access_token)).resolves.toMatchObject({ user: { uuid: admin.uuid } });
});

test('whose session was ended elsewhere is asked to log in again, in the words for it', async () => {
  const world = small();
  const { user, store } = await renderApp('/dashboard/profile', { as: 'user', world });
  await rows();
  await user.type(await screen.findByRole('textbox', { name: 'Full name' }), ' Again');
  // What the portal asks for by itself would find out, too, and sooner.
  await allAnswered(store);
  world.tokens.revokeUser(uma(world).uuid);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Your session has expired.')).toBeVisible();
  expect(store.getState().session.status).toBe('expired');
});

test('one that has ended in the meantime is told in the dialog, and a list that fails is asked for again', async () => {
  const world = small();
  const { access_token: token } = await also(world, FIREFOX);
  let failing = true;
  const handler = http.get('*/api/v2/me/sessions', () =>
    failing
      ? HttpResponse.json({ error: 'server_error', error_description: 'Out of order.' }, { status: 500 })
      : undefined,
  );
  const { user } = await renderApp('/dashboard/profile', { as: 'user', world, handlers: [handler] });
  expect(await within(await part()).findByText('Out of order.')).toBeVisible();
  failing = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await user.click(await screen.findByRole('button', { name: 'End the session Firefox on Linux' }));
  await world.tokens.revoke(token);
  await user.click(await screen.findByRole('button', { name: 'End the session' }));
  expect(await screen.findByText('You have no such session.')).toBeVisible();
});

test('many are shown when somebody wants to see them', async () => {
  const world = small();
  for (let at = 0; at < 7; at += 1) await also(world, 'curl/8.5');
  const { user } = await renderApp('/dashboard/profile', { as: 'user', world });
  expect(await rows()).toHaveLength(5);
  await user.click(screen.getByRole('button', { name: 'Show all 8' }));
  expect(await rows()).toHaveLength(8);
  expect(within((await rows())[5] as HTMLElement).getByRole('button')).toHaveFocus();
});
