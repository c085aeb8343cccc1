import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { emptyWorld } from '../../../test/harness/empty-world';
import { pass } from '../../../test/harness/settled';
import { heading, renderApp } from '../../../test/harness/harness';
import { makeWorld } from '../../../mocks/rules/world/world';

/** The page looks at what runs once a second. */
async function untilItEnds(): Promise<void> {
  while (screen.queryByRole('button', { name: 'Stop reindex' })) await pass(1_000);
}

const table = async () => within(await screen.findByRole('table', { name: 'Search index' }));

test('an administrator reindexes one after a question, then all, and reads the report', async () => {
  const world = makeWorld({ accessions: 60 });
  const { user } = await renderApp('/admin/elastic', { as: 'admin', world });
  await heading('Search index');
  const row = within(await (await table()).findByRole('row', { name: /^Accession numbers in order/ }));
  expect(row.getByRole('cell', { name: '60' })).toBeVisible();
  expect(row.getByText('Not since the server started')).toBeVisible();
  await user.click(row.getByRole('button', { name: 'Reindex Accession numbers in order' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reindex Accession numbers in order?' }));
  expect(dialog.getByText('Accessions to read: 60.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Reindex' }));
  await untilItEnds();
  expect(await screen.findByText('Indexes reindexed: 1 of 1.')).toBeVisible();
  const report = within(screen.getByRole('table', { name: 'Last reindex' }));
  expect(report.getByRole('row', { name: /^Accession numbers in order Reindexed/ })).toBeVisible();
  await waitFor(async () => expect((await table()).getAllByText('Not since the server started')).toHaveLength(6));

  await user.click(await screen.findByRole('button', { name: 'Reindex all' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Reindex all' }));
  await untilItEnds();
  expect(await screen.findByText('Indexes reindexed: 7 of 7.')).toBeVisible();
  expect((await table()).queryByText('Not since the server started')).toBeNull();
});

test('one that runs tells how far it is, and is stopped by its button', async () => {
  const world = makeWorld({ accessions: 60 });
  const { accessions } = world;
  // It stands still in the middle until it is stopped.
  const stops: ((whole: boolean) => void)[] = [];
  const standing = new Promise<boolean>((resolve) => void stops.push(resolve));
  world.accessions = {
    ...accessions,
    rebuildIndex: (name) => (name === 'accessions.text' ? accessions.rebuildIndex(name) : standing),
    rebuilt: async () => 0.5,
    stopRebuild: async () => stops[0]?.(false),
  };
  const { user } = await renderApp('/admin/elastic', { as: 'admin', world });
  await user.click(await screen.findByRole('button', { name: 'Reindex all' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Reindex all' }));
  await pass(1_000);
  expect(await screen.findByText('Index 2 of 7: Accession numbers in order')).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Progress of the reindex' })).toHaveAttribute('aria-valuenow', '21');
  expect(screen.queryByRole('button', { name: 'Reindex all' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Stop reindex' }));
  await untilItEnds();
  expect(await screen.findByText('Indexes reindexed: 1 of 7. The others answer as before.')).toBeVisible();
  expect(screen.getAllByText('Stopped')).toHaveLength(6);
});

test('nothing is started where it is not allowed, or stopped', async () => {
  const { user } = await renderApp('/admin/elastic', { as: 'admin', world: emptyWorld() });
  const allow = await screen.findByRole('checkbox', { name: 'Allow reindexing' });
  expect(allow).toBeChecked();
  expect(allow).toHaveAccessibleDescription(/nobody can start a reindex/);
  await user.click(allow);
  await waitFor(() => expect(allow).not.toBeChecked());
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Reindex all' })).toBeNull());
  await user.click(allow);
  expect(await screen.findByRole('button', { name: 'Reindex all' })).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Stop reindexing' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Reindex all' })).toBeNull());
});

test('a server without search indexes does not offer them', async () => {
  const without = http.get('*/admin/elastic', () => HttpResponse.json({ error: 'not_found' }, { status: 404 }));
  await renderApp('/admin/elastic', { as: 'admin', world: emptyWorld(), handlers: [without] });
  expect(await screen.findByText('This server does not offer this page')).toBeVisible();
});
