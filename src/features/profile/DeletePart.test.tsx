import { screen, waitFor, within } from '@testing-library/react';
import { handlers } from '../../../mocks/adapters/handlers';
import { failing } from '../../../mocks/adapters/scenarios';
import { makeWorld } from '../../../mocks/rules/world/world';
import { renderApp } from '../../../test/harness/harness';

const start = () => screen.findByRole('button', { name: 'Delete my account …' });
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
const small = (mailbox = true) => makeWorld({ accessions: 60, settings: { mailbox } });

test('asks, then sends a link and deletes nothing', async () => {
  const { user, world } = await renderApp('/dashboard/profile', { as: 'user', world: small() });
  await user.click(await start());
  await user.click((await dialog()).getByRole('button', { name: 'Cancel' }));
  await closed();
  expect(world.outbox.all()).toEqual([]);

  await user.click(await start());
  await user.click((await dialog()).getByRole('button', { name: 'Send the link' }));
  const told = await screen.findByText(/We sent a link to user@example.org/);
  await closed();
  expect(within(told).getByRole('link', { name: 'Open the Demo mailbox' })).toBeInTheDocument();
  expect(world.outbox.all().map(({ to }) => to)).toEqual(['user@example.org']);
  expect(world.users.byEmail('user@example.org')).toBeDefined();
});

test('names no mailbox where there is none', async () => {
  const { user } = await renderApp('/dashboard/profile', { as: 'user', world: small(false) });
  await user.click(await start());
  await user.click((await dialog()).getByRole('button', { name: 'Send the link' }));
  await screen.findByText(/We sent a link to user@example.org/);
  expect(screen.queryByRole('link', { name: 'Open the Demo mailbox' })).not.toBeInTheDocument();
});

test('says when it is not known whether there is one, and asks again', async () => {
  const world = small();
  const { user, server } = await renderApp('/dashboard/profile', {
    as: 'user',
    world,
    handlers: [failing('GET /info')],
  });
  await user.click(await start());
  await user.click((await dialog()).getByRole('button', { name: 'Send the link' }));
  const unknown = await screen.findByText(/Whether messages can be read here/);
  server.use(...handlers(world, 'http://localhost'));
  await user.click(within(unknown).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Open the Demo mailbox' })).toBeInTheDocument();
});

test('the last administrator hears why not, in the dialog', async () => {
  const { user, world } = await renderApp('/dashboard/profile', { as: 'admin', world: small() });
  await user.click(await start());
  await user.click((await dialog()).getByRole('button', { name: 'Send the link' }));
  expect(await (await dialog()).findByRole('alert')).toHaveTextContent('This is the last active administrator.');
  expect(world.outbox.all()).toEqual([]);
});

test('who asked often is told to wait', async () => {
  const world = small();
  for (let at = 0; at < 5; at += 1) world.limits.letters.attempt('user@example.org', 'somebody');
  const { user } = await renderApp('/dashboard/profile', { as: 'user', world });
  await user.click(await start());
  await user.click((await dialog()).getByRole('button', { name: 'Send the link' }));
  expect(await (await dialog()).findByRole('alert')).toHaveTextContent('Too many attempts. Try again in 10 minutes.');
  expect(world.outbox.all()).toEqual([]);
});
