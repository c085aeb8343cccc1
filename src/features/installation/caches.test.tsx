import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { emptyWorld } from '../../../test/harness/empty-world';
import { heading, renderApp } from '../../../test/harness/harness';
import { makeWorld } from '../../../mocks/rules/world/world';

const entriesOf = async (name: string) =>
  within(await screen.findByRole('row', { name: new RegExp(`^${name}`) })).getAllByRole('cell')[0]?.textContent;

test('an administrator empties one cache after a question, then all', async () => {
  const world = makeWorld({ accessions: 60 });
  const fill = () => world.accessions.page({ sampStat: [300] }, { s: 'doi' });
  await fill();
  const { user } = await renderApp('/admin/cache', { as: 'admin', world });
  await heading('Caches');
  expect(await entriesOf('accessions.filters')).not.toBe('0');
  await user.click(screen.getByRole('button', { name: 'Clear accessions.filters' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Clear accessions.filters?' }));
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(await entriesOf('accessions.filters')).not.toBe('0');

  await user.click(screen.getByRole('button', { name: 'Clear accessions.filters' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Clear' }));
  await waitFor(async () => expect(await entriesOf('accessions.filters')).toBe('0'));
  expect(await entriesOf('accessions.orders')).not.toBe('0');

  await user.click(screen.getByRole('button', { name: 'Clear all' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Clear all' }));
  await waitFor(async () => expect(await entriesOf('accessions.orders')).toBe('0'));
  await fill();
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  await waitFor(async () => expect(await entriesOf('accessions.orders')).toBe('1'));
});

test('a server without caches does not offer them', async () => {
  const without = http.get('*/admin/cache', () => HttpResponse.json({ error: 'not_found' }, { status: 404 }));
  await renderApp('/admin/cache', { as: 'admin', world: emptyWorld(), handlers: [without] });
  expect(await screen.findByText('This server does not offer this page')).toBeVisible();
});
