import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { DEMO_PASSWORD } from '../../../mocks/data/users/demo-users';
import { makeWorld } from '../../../mocks/rules/world/world';
import { renderApp } from '../../../test/harness/harness';
import { reopened } from './reopened.fixture';

const part = async () => within(await screen.findByRole('region', { name: 'E-mail address' }));
const change = async () => (await part()).findByRole('button', { name: 'Change the address' });
const address = () => screen.getByRole('textbox', { name: 'New e-mail address' });
const password = () => screen.getByLabelText('Your current password');
const send = () => screen.getByRole('button', { name: 'Send the confirmation' });
const small = () => makeWorld({ accessions: 60 });

const open = async (world = small()) => {
  const app = await renderApp('/dashboard/profile', { as: 'user', world });
  await app.user.click(await change());
  return { ...app, uma: () => world.users.byEmail('user@example.org') };
};

test('another address waits for its confirmation, and can be withdrawn', async () => {
  const { user, world, uma, store } = await open();
  expect(address()).toHaveFocus();
  await user.type(address(), 'uma@elsewhere.example');
  await user.type(password(), `${DEMO_PASSWORD}{Enter}`);
  const told = await screen.findByText(/Confirm the new address by the e-mail that we sent to uma@elsewhere.example/);
  await waitFor(() => expect(told.closest('[role=status]')).toHaveFocus());
  expect(within(told).getByRole('link', { name: 'Open the Demo mailbox' })).toHaveAttribute('href', '/demo/mailbox');
  expect(world.outbox.all().map(({ to }) => to)).toContain('uma@elsewhere.example');
  expect(uma()?.pendingEmail).toBe('uma@elsewhere.example');
  expect(JSON.stringify([store.getState(), { ...sessionStorage }])).not.toContain(DEMO_PASSWORD);

  await user.click(screen.getByRole('button', { name: 'Withdraw the change' }));
  expect(await screen.findByText('The change is withdrawn. Your address stays as it is.')).toBeInTheDocument();
  expect(screen.queryByText(/uma@elsewhere.example/)).not.toBeInTheDocument();
  expect(await change()).toHaveFocus();
  expect(uma()?.pendingEmail).toBeUndefined();
});

test('one that waits is shown to whoever comes back', async () => {
  const world = small();
  const uma = world.users.byEmail('user@example.org');
  world.users.update(uma?.uuid ?? '', { pendingEmail: 'late@example.net', pendingUntil: '2090-01-01T00:00:00.000Z' });
  await renderApp('/dashboard/profile', { as: 'user', world });
  expect(await screen.findByText(/late@example.net is not confirmed yet/)).toBeInTheDocument();
});

test('what is wrong is told beside its field, and a wrong password by the server', async () => {
  const { user, uma } = await open();
  await user.click(send());
  await waitFor(() => expect(address()).toHaveAccessibleDescription('Required'));
  expect(address()).toHaveFocus();
  await user.type(address(), 'User@Example.org');
  await waitFor(() => expect(address()).toHaveAccessibleDescription('This is your current address'));
  await user.clear(address());
  await user.type(address(), 'uma@elsewhere.example');
  await user.type(password(), 'Wrong-2025!{Enter}');
  await waitFor(() => expect(password()).toHaveAccessibleDescription('This is not your current password'));
  expect(password()).toHaveFocus();
  expect(address()).toHaveValue('uma@elsewhere.example');
  expect(uma()?.pendingEmail).toBeUndefined();
});

test('what was typed is there after a reload, without the password, until it is discarded', async () => {
  const { user, world } = await open();
  await user.type(address(), 'uma@elsewhere.example');
  await user.type(password(), DEMO_PASSWORD);
  const again = await reopened(() => renderApp('/dashboard/profile', { as: 'user', world }));
  await waitFor(() => expect(address()).toHaveValue('uma@elsewhere.example'));
  expect(password()).toHaveValue('');
  await again.user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(async () => expect(await change()).toHaveFocus());
  await again.user.click(await change());
  expect(address()).toHaveValue('');
});

test('who logs in through a provider needs no password for it', async () => {
  const known = { uuid: 'u', email: 'user@example.org', fullName: 'Uma User', roles: ['ROLE_USER'], active: true };
  let sent: unknown;
  const handlers = [
    http.get('*/me/profile', () => HttpResponse.json({ ...known, accountType: 'EXTERNAL', provider: 'Demo' })),
    http.post('*/me/email', async ({ request }) => {
      sent = await request.json();
      return HttpResponse.json({ error: 'Out of order' }, { status: 500 });
    }),
  ];
  const { user } = await renderApp('/dashboard/profile', { as: 'user', handlers });
  await user.click(await change());
  expect(screen.queryByLabelText('Your current password')).not.toBeInTheDocument();
  await user.type(address(), 'uma@elsewhere.example{Enter}');
  expect(await screen.findByText('Out of order')).toBeInTheDocument();
  expect(sent).toEqual({ email: 'uma@elsewhere.example' });
});
