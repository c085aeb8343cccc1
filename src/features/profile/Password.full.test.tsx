import { screen, waitFor } from '@testing-library/react';
import { DEMO_PASSWORD } from '../../../mocks/data/users/demo-users';
import { makeWorld } from '../../../mocks/rules/world/world';
import { heading, renderApp } from '../../../test/harness/harness';

const NEW = 'Emmer+einkorn4';
const current = () => screen.findByLabelText('Current password');
const fresh = () => screen.getByLabelText('New password');
const repeated = () => screen.getByLabelText('New password again');
const save = () => screen.getByRole('button', { name: 'Change the password' });
const small = () => makeWorld({ accessions: 60 });
const portal = { client_id: 'pgr-portal@example.org', client_secret: 'public-client' };

async function signInElsewhere(): Promise<string> {
  const login = { ...portal, grant_type: 'password', username: 'user@example.org', password: DEMO_PASSWORD };
  const answer = await fetch('http://localhost/oauth/token', { method: 'POST', body: new URLSearchParams(login) });
  return ((await answer.json()) as { access_token: string }).access_token;
}
const statusWith = async (token: string) =>
  (await fetch('http://localhost/api/v2/me/profile', { headers: { Authorization: `Bearer ${token}` } })).status;

test('is changed, which ends the sessions elsewhere and not this one', async () => {
  const { user, world, store } = await renderApp('/dashboard/profile/password', { as: 'user', world: small() });
  await heading('Password');
  const elsewhere = await signInElsewhere();
  expect(await statusWith(elsewhere)).toBe(200);
  await user.type(await current(), DEMO_PASSWORD);
  await user.type(fresh(), NEW);
  await user.type(repeated(), `${NEW}{Enter}`);
  const told = await screen.findByText(/Your password is changed. Your sessions on other devices/);
  await waitFor(() => expect(told.closest('[role=status]')).toHaveFocus());
  expect(await statusWith(elsewhere)).toBe(401);
  expect(await world.users.authenticate('user@example.org', NEW)).toMatchObject({ email: 'user@example.org' });
  const kept = JSON.stringify([store.getState(), { ...sessionStorage }, { ...localStorage }, window.location.href]);
  expect(kept).not.toContain(NEW);
  expect(kept).not.toContain(DEMO_PASSWORD);
  await user.click(screen.getByRole('link', { name: 'Back to your profile' }));
  await heading('Profile');
});

test('says that it ends a change of the address, too', async () => {
  const world = small();
  const { uuid = '' } = world.users.byEmail('user@example.org') ?? {};
  world.users.update(uuid, { pendingEmail: 'uma@example.net', pendingUntil: '9999-01-01T00:00:00Z' });
  const { user } = await renderApp('/dashboard/profile/password', { as: 'user', world });
  await user.type(await current(), DEMO_PASSWORD);
  await user.type(fresh(), NEW);
  await user.type(repeated(), `${NEW}{Enter}`);
  expect(await screen.findByText(/The change of your address to .*uma@example.net.* was cancelled/)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Back to your profile' }));
  await heading('Profile');
  await waitFor(() => expect(screen.queryByText(/uma@example.net/)).not.toBeInTheDocument());
});

test('each field says what is wrong with it', async () => {
  const { user } = await renderApp('/dashboard/profile/password', { as: 'user', world: small() });
  const now = await current();
  await user.click(save());
  await waitFor(() => expect(now).toHaveAccessibleDescription('Required'));
  expect(now).toHaveFocus();
  expect(fresh()).toHaveAccessibleDescription(/^Required/);
  expect(repeated()).toHaveAccessibleDescription('Required');
  await user.type(now, 'Wrong-2025!');
  await user.type(fresh(), 'Wrong-2025!');
  await waitFor(() => expect(fresh()).toHaveAccessibleDescription(/^This is your current password\./));
  await user.clear(fresh());
  await user.type(fresh(), NEW);
  await user.type(repeated(), 'Emmer+einkorn5');
  await waitFor(() => expect(repeated()).toHaveAccessibleDescription('New passwords do not match.'));
  await user.clear(repeated());
  await user.type(repeated(), `${NEW}{Enter}`);
  await waitFor(() => expect(now).toHaveAccessibleDescription('This is not your current password'));
  expect(now).toHaveFocus();
  expect(fresh()).toHaveValue(NEW);
});

test('password managers are told what is what', async () => {
  await renderApp('/dashboard/profile/password', { as: 'user', world: small() });
  expect(await current()).toHaveAttribute('autocomplete', 'current-password');
  expect(fresh()).toHaveAttribute('autocomplete', 'new-password');
  expect(repeated()).toHaveAttribute('autocomplete', 'new-password');
  expect(document.querySelector('input[autocomplete="username"]')).toHaveValue('user@example.org');
});

test('somebody known by a provider cannot set one, here or on the profile', async () => {
  const world = small();
  const uma = world.users.byEmail('user@example.org');
  const { user, store } = await renderApp('/c', { as: 'user', world });
  world.users.update(uma?.uuid ?? '', { accountType: 'EXTERNAL', provider: 'Demo University' });
  expect(store.getState().session.status).toBe('user');
  window.history.pushState(null, '', '/dashboard/profile/password');
  window.dispatchEvent(new PopStateEvent('popstate'));
  const words = 'Your password is kept by Demo University: no password can be set here.';
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(screen.queryByLabelText('Current password')).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Back to your profile' }));
  await heading('Profile');
  expect(screen.getByText(words)).toBeInTheDocument();
  expect(screen.getByText('Demo University, an external identity provider')).toBeInTheDocument();
});
