import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { emptyWorld } from '../../../test/harness/empty-world';
import { heading, renderApp } from '../../../test/harness/harness';

test('an administrator sees what a tool would touch, confirms, and reads what it did', async () => {
  const world = emptyWorld();
  const { keep } = await world.links.draw();
  keep({ purpose: 'pwdreset', userUuid: 'x', email: 'x@example.org' });
  world.links.endAll('x', 'cancelled');
  const other = await world.links.draw();
  other.keep({ purpose: 'pwdreset', userUuid: 'y', email: 'y@example.org' });

  const { user } = await renderApp('/admin/tools', { as: 'admin', world });
  await heading('Tools');
  const card = within(await screen.findByRole('region', { name: 'Forget links that have ended' }));
  expect(card.getByText('1 link has ended.')).toBeVisible();
  await user.click(card.getByRole('button', { name: 'Forget links' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('1 link has ended.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Forget links' }));
  expect(await card.findByText('Done: 1.')).toBeVisible();
  await waitFor(() => expect(card.getByText('0 links have ended.')).toBeVisible());
  // Those that can still be used stay.
  expect(world.links.waits('y', 'pwdreset')).toBe(true);
  const [told] = world.audit.all(() => 'Ada');
  expect(told).toMatchObject({ className: 'tool', id: 'links', value: '1' });
});

test('accounts that nobody can validate any more are removed', async () => {
  const world = emptyWorld();
  const password = await world.users.hash('Other-2025!');
  const add = (email: string) => world.users.add({ email, fullName: 'Guest', password, validated: false });
  const [ended, waiting] = [add('a@example.org'), add('b@example.org')];
  const { keep } = await world.links.draw();
  keep({ purpose: 'validate', userUuid: waiting.uuid, email: waiting.email });
  const { user } = await renderApp('/admin/tools', { as: 'admin', world });
  const card = within(await screen.findByRole('region', { name: 'Remove unvalidated accounts' }));
  await user.click(card.getByRole('button', { name: 'Remove accounts' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove accounts' }));
  expect(await card.findByText('Done: 1.')).toBeVisible();
  expect(world.users.byUuid(ended.uuid)).toBeUndefined();
  expect(world.users.byUuid(waiting.uuid)).toBeDefined();
});

test('a server without tools does not offer them', async () => {
  const without = http.get('*/admin/tools', () => HttpResponse.json({ error: 'not_found' }, { status: 404 }));
  await renderApp('/admin/tools', { as: 'admin', world: emptyWorld(), handlers: [without] });
  expect(await screen.findByText('This server does not offer this page')).toBeVisible();
});
