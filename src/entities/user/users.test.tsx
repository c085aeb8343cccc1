import { screen, waitFor, within } from '@testing-library/react';
import { actOn, changeAccount } from '../../../mocks/rules/accounts/administration/administer';
import type { World } from '../../../mocks/rules/world/world';
import { emptyWorld } from '../../../test/harness/empty-world';
import { gridRow, heading, renderApp } from '../../../test/harness/harness';

const UMA = '00000000-0000-4000-8000-000000000008';
const account = (world: World, email: string) => {
  const found = world.users.byEmail(email);
  if (!found) throw new Error(`Nobody is ${email}`);
  return found;
};
const PATH = `/admin/users/${UMA}`;

test('an administrator locks an account in the list, and opens it again', async () => {
  const world = emptyWorld({});
  const { user } = await renderApp('/admin/users', { world, as: 'admin' });
  await heading('8 users');
  const act = async (name: string) => {
    await user.click(within(await gridRow('Uma User')).getByRole('button', { name: /Uma User/ }));
    await user.click(await screen.findByRole('menuitem', { name }));
    const asked = within(await screen.findByRole('dialog', { name: `${name} “Uma User”?` }));
    await user.click(asked.getByRole('button', { name }));
  };
  await act('Lock');
  expect(await within(await gridRow('Uma User')).findByText('Locked')).toBeVisible();
  await act('Unlock');
  expect(await within(await gridRow('Uma User')).findByText('Active')).toBeVisible();
});

test('the last administrator is kept, and the page says why', async () => {
  const { user } = await renderApp('/admin/users/00000000-0000-4000-8000-000000000001', {
    world: emptyWorld({}),
    as: 'admin',
  });
  await user.click(await screen.findByRole('button', { name: 'Disable' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Disable' }));
  expect(await screen.findByText(/You cannot close your own account/)).toBeVisible();
});

test('roles are given in the editor, by ticks', async () => {
  const world = emptyWorld({});
  const { user } = await renderApp(`${PATH}/roles`, { world, as: 'admin' });
  await heading('Uma User');
  expect(screen.getByText(/A role that you take away is gone at once/)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Change roles' }));
  const roles = within(await screen.findByRole('group', { name: 'Roles' }));
  await user.click(roles.getByRole('checkbox', { name: 'translator' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(world.users.byUuid(UMA)?.roles).toEqual(['ROLE_USER', 'ROLE_TRANSLATOR']));
});

test('sessions and keys of somebody are ended one by one and together', async () => {
  const world = emptyWorld({});
  const uma = world.users.byUuid(UMA);
  if (!uma) throw new Error('Uma is missing');
  const [portal] = world.settings.clients;
  if (portal)
    for (let at = 0; at < 2; at += 1) world.tokens.begin(portal, uma, { program: 'Firefox', system: 'Linux' });
  const key = { active: true, expires: null };
  await world.apiTokens.make(UMA, { label: 'R script', ...key });
  await world.apiTokens.make('00000000-0000-4000-8000-000000000001', { label: 'Of somebody else', ...key });
  const { user } = await renderApp(`${PATH}/tokens`, { world, as: 'admin' });
  const sessions = within(await screen.findByRole('region', { name: 'Sessions' }));
  const confirm = async (name: string) =>
    user.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));
  const [first] = await sessions.findAllByRole('button', { name: 'End the session Firefox on Linux' });
  await user.click(first as HTMLElement);
  await confirm('End');
  await waitFor(() => expect(world.tokens.sessionsOf(UMA)).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(sessions.getByRole('button', { name: 'End all sessions' }));
  await confirm('End all sessions');
  expect(await sessions.findByText('Logged in nowhere.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByRole('heading', { level: 2, name: '1 API token' })).toBeVisible();
  await user.click(within(await gridRow('R script')).getByRole('button', { name: /R script/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await confirm('Delete');
  await waitFor(() => expect(world.apiTokens.of(UMA)).toEqual([]));
});

test('what was done to an account, and by its person, is told', async () => {
  const world = emptyWorld({});
  world.users.update(UMA, { locked: true }, '00000000-0000-4000-8000-000000000001');
  await renderApp(`${PATH}/activity`, { world, as: 'admin' });
  expect(await screen.findByRole('heading', { level: 2, name: '1 change' })).toBeVisible();
  const row = within(await gridRow('Uma User'));
  expect(row.getByText('Ada Administrator')).toBeVisible();
  expect(row.getByText('Locked')).toBeVisible();
});

test('whoever is locked is told so in the tab that is open', async () => {
  const world = emptyWorld({});
  const { user } = await renderApp('/dashboard/profile', { world, as: 'user' });
  await user.type(await screen.findByRole('textbox', { name: 'Full name' }), ' Other');
  await actOn(world, UMA, 'lock', '00000000-0000-4000-8000-000000000001');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Your session has expired.')).toBeVisible();
});

test('a role that is taken is gone from the menus of an open tab once something is refused', async () => {
  const world = emptyWorld({});
  const { user } = await renderApp('/dashboard/l10n/crops/', { world, as: 'translator' });
  const menu = within(screen.getByRole('navigation', { name: 'Main menu' }));
  expect(await menu.findByRole('button', { name: 'Translations' })).toBeVisible();
  const { uuid, version } = account(world, 'translator@example.org');
  await changeAccount(world, uuid, version, { roles: [] }, account(world, 'admin@example.org').uuid);
  await user.click(menu.getByRole('button', { name: 'Translations' }));
  await user.click(menu.getByRole('link', { name: 'Translate datasets' }));
  await waitFor(() => expect(menu.queryByRole('button', { name: 'Translations' })).toBeNull());
});
