import { screen, waitFor, within } from '@testing-library/react';
import { genebankSheets } from '../../../mocks/rules/ingest/sheets.fixture';
import { heading, renderApp } from '../../../test/harness/harness';
import { ingestWorld } from './ingest.fixture';

const { world, draft, numbers } = ingestWorld();

test('a field book is proposed, decided on, checked, loaded and taken back', async () => {
  const [sheet] = genebankSheets(await numbers());
  const { uuid, path } = await draft([
    ...(sheet?.rows(0, 40) ?? []),
    ['', 'no such', '', '', '', '', 'tall', '', '', '', '', '', '', '', ''],
  ]);
  const { user } = await renderApp(path, { world, as: 'publisher' });
  await heading('Import observations: <b>field</b> book.tsv');
  await screen.findByText('2 columns need your decision.');
  const rows = within(screen.getByRole('table', { name: 'First rows of the sheet' }));
  expect(rows.getByRole('row', { name: /^3 Lfd\. Nr\. Akzession/ })).toBeVisible();
  expect(rows.getByRole('columnheader', { name: 'Akzession' })).toBeVisible();
  expect(rows.getByRole('row', { name: /^5 1 / })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Check' }));
  const note = screen.getByRole('group', { name: 'Notiz' });
  const role = within(note).getByRole('combobox', { name: /^Import as/ });
  await waitFor(() => expect(role).toBeInvalid());
  expect(role).toHaveFocus();
  await user.selectOptions(role, 'Ignore this column');
  const last = screen.getByRole('group', { name: /^Column 15/ });
  await user.selectOptions(within(last).getByRole('combobox', { name: /^Import as/ }), 'Ignore this column');
  await user.click(screen.getByRole('button', { name: 'Check' }));
  await screen.findByText(/can be imported/);
  expect(screen.getByRole('rowheader', { name: 'Not a number' })).toBeVisible();
  expect(world.catalogue.datasetRows.get(uuid)?.observationCount).toBe(0);

  await user.click(screen.getByRole('button', { name: /^Import \d+ observations$/ }));
  await waitFor(() => expect(world.catalogue.datasetRows.get(uuid)?.observationCount).toBeGreaterThan(150));
  const edit = `/dashboard/datasets/${uuid}/edit`;
  expect(await screen.findByRole('link', { name: 'Review and publish' })).toHaveAttribute(
    'href',
    `${edit}/review-and-publish`,
  );
  expect(screen.getByRole('link', { name: 'Back to the dataset’s files' })).toHaveAttribute('href', `${edit}/files`);
  await user.click(await screen.findByRole('button', { name: 'Undo the last import' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Undo the last import' }));
  await waitFor(() => expect(world.catalogue.datasetRows.get(uuid)?.observationCount).toBe(0));
});

test('columns that were exchanged are told, and asked', async () => {
  const rows = (await numbers()).map((number, i) => [number, String(1 + (i % 9)), String(80 + ((i * 7) % 60))]);
  const { path } = await draft([['ACCENUMB', 'Awn width (70-150)', 'Awn gloss (1-9)'], ...rows]);
  await renderApp(path, { world, as: 'publisher' });
  await screen.findByText('2 columns need your decision.');
  expect(screen.getAllByText(/Were the two columns swapped\?/)).toHaveLength(2);
});

test('codes of a new descriptor are given their meanings in place', async () => {
  const rows = (await numbers()).map((number, i) => [number, i % 2 ? 'sh' : 'lo']);
  const { uuid, path } = await draft([['ACCENUMB', 'Awn form'], ...rows]);
  const { user } = await renderApp(path, { world, as: 'publisher' });
  await user.click(await screen.findByRole('button', { name: 'Change: Awn form' }));
  const part = within(await screen.findByRole('group', { name: /^Coding table/ }));
  const [first] = part.getAllByRole('textbox', { name: /^Meaning/ });
  if (!first) throw new Error('There is no code.');
  await user.clear(first);
  await user.click(screen.getByRole('button', { name: 'Check' }));
  await waitFor(() => expect(first).toBeInvalid());
  await user.type(first, 'long');
  await user.click(screen.getByRole('button', { name: 'Check' }));
  await user.click(await screen.findByRole('button', { name: 'Import 30 observations' }));
  await waitFor(() => expect(world.catalogue.datasetRows.get(uuid)?.observationCount).toBe(30));
  const [made] = world.catalogue.datasetRows.get(uuid)?.descriptorUuids ?? [];
  expect(world.catalogue.descriptors.get(made ?? '')?.terms).toMatchObject([
    { code: 'lo', title: 'long' },
    { code: 'sh', title: 'sh' },
  ]);
});
