import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { PORTAL_CLIENT, SCRIPT_CLIENT } from '../../../mocks/rules/tokens/clients';
import { emptyWorld } from '../../../test/harness/empty-world';
import { arrivedAt, heading, renderApp } from '../../../test/harness/harness';

const ID = 'partner@example.org';
const ADMIN = '00000000-0000-4000-8000-000000000001';
const editorOf = (clientId: string) => `/admin/oauth/${encodeURIComponent(clientId)}/edit`;
const box = (name: string) => screen.findByRole('textbox', { name });

/** In place of what stands there. */
async function fill(user: UserEvent, name: string, text: string) {
  await user.clear(await box(name));
  await user.paste(text);
}

test('an administrator makes a client, whose secret is shown once', async () => {
  const world = emptyWorld({});
  const { user, store } = await renderApp('/admin/oauth', { world, as: 'admin' });
  await user.click(await screen.findByRole('link', { name: 'New OAuth client' }));
  await heading('New OAuth client');
  await user.type(await box('Client ID'), ID);
  await fill(user, 'Description', 'A partner');
  await fill(user, 'Web sites', 'https://partner.example');
  await fill(user, 'Paths to return to after login', '/login\n/back');
  await fill(user, 'Minutes an access token lives', '30');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const secret = (await screen.findByRole('group', { name: 'Secret' })).textContent ?? '';
  expect(await world.clients.bySecret(ID, secret)).toMatchObject({
    origins: ['https://partner.example'],
    redirectPaths: ['/login', '/back'],
    accessTokenSeconds: 1_800,
    refreshTokenSeconds: undefined,
  });
  expect(screen.queryByRole('textbox', { name: 'Client ID' })).toBeNull();
  expect(JSON.stringify(store.getState())).not.toContain(secret);
  await user.click(screen.getByRole('link', { name: 'Home' }));
  const asked = within(await screen.findByRole('dialog', { name: 'Leave before you have copied it?' }));
  await user.click(asked.getByRole('button', { name: 'Stay and copy it' }));
  await user.click(screen.getByRole('button', { name: 'I have kept it' }));
  await arrivedAt(editorOf(ID));
  await heading(`Edit ${ID}`);
  expect(await box('Web sites')).toHaveValue('https://partner.example');
  expect(document.body.textContent).not.toContain(secret);
});

test('what is wrong is said beside it, by its line, and nothing typed is lost', async () => {
  const { user } = await renderApp('/admin/oauth/edit', { world: emptyWorld({}), as: 'admin' });
  await fill(user, 'Client ID', 'partner');
  await fill(user, 'Web sites', 'https://a.example\na.example');
  await fill(user, 'Days a refresh token lives', '91');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Invalid pattern')).toBeVisible();
  expect(screen.getByText('Line 2: Invalid URL')).toBeVisible();
  expect(screen.getByText('Must not be above 90')).toBeVisible();
  expect(await box('Client ID')).toHaveFocus();
  await fill(user, 'Client ID', SCRIPT_CLIENT.clientId);
  await fill(user, 'Web sites', 'https://a.example');
  await fill(user, 'Days a refresh token lives', '90');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('This name is already in use. Choose another one.')).toBeVisible();
  expect(await box('Web sites')).toHaveValue('https://a.example');
});

test('where a client may no longer be used from is asked first, and can be left as it was', async () => {
  const world = emptyWorld({});
  const lists = { origins: ['https://a.example', 'https://b.example'], redirectPaths: ['/login'], loopback: true };
  await world.clients.make({ clientId: ID, ...lists }, ADMIN);
  const { user } = await renderApp(editorOf(ID), { world, as: 'admin' });
  await fill(user, 'Web sites', 'https://a.example');
  await user.clear(await box('Paths to return to after login'));
  await user.click(screen.getByRole('checkbox', { name: /^Programs on people’s own computers/ }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const asked = within(await screen.findByRole('dialog', { name: `Save the changes to ${ID}?` }));
  expect(asked.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['https://b.example', '/login']);
  expect(asked.getByText('Programs on people’s own computers can no longer log in.')).toBeVisible();
  expect(asked.queryByRole('textbox')).toBeNull();
  await user.click(asked.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(world.clients.one(ID)).toMatchObject(lists);
  expect(await box('Web sites')).toHaveValue('https://a.example');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(world.clients.one(ID)).toMatchObject({ origins: ['https://a.example'], redirectPaths: [], loopback: false }),
  );
});

test('what takes nothing away is saved at once', async () => {
  const world = emptyWorld({});
  await world.clients.make({ clientId: ID, origins: ['https://a.example'] }, ADMIN);
  const { user } = await renderApp(editorOf(ID), { world, as: 'admin' });
  await fill(user, 'Web sites', 'https://a.example\nhttps://b.example');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(world.clients.one(ID)).toMatchObject({ origins: ['https://a.example', 'https://b.example'] }),
  );
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the portal’s own loses nothing before its name is typed', async () => {
  const world = emptyWorld({});
  const { user } = await renderApp(editorOf(PORTAL_CLIENT.clientId), { world, as: 'admin' });
  await user.clear(await box('Paths to return to after login'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const asked = within(await screen.findByRole('dialog'));
  expect(asked.getByText(/--restore-clients/)).toBeVisible();
  expect(asked.getByText('Sessions that go on now: 1')).toBeVisible();
  const save = asked.getByRole('button', { name: 'Save' });
  expect(save).toBeDisabled();
  await user.click(await asked.findByRole('textbox'));
  await user.paste(PORTAL_CLIENT.clientId);
  await user.click(save);
  await waitFor(() => expect(world.clients.one(PORTAL_CLIENT.clientId).redirectPaths).toEqual([]));
});
