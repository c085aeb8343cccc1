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
  await heading('Take in observations: <b>field</b> book.tsv');
  await screen.findByText('2 columns wait for your decision.');
  const rows = within(screen.getByRole('table', { name: 'The first rows of the sheet' }));
  expect(rows.getByRole('row', { name: /^3 Lfd\. Nr\. Akzession/ })).toBeVisible();
  expect(rows.getByRole('columnheader', { name: 'Akzession' })).toBeVisible();
  expect(rows.getByRole('row', { name: /^5 1 / })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Check' }));
  const note = screen.getByRole('group', { name: 'Notiz' });
  const role = within(note).getByRole('combobox', { name: /^This column is/ });
  await waitFor(() => expect(role).toBeInvalid());
  expect(role).toHaveFocus();
  await user.selectOptions(role, 'not taken in');
  const last = screen.getByRole('group', { name: /^Column 15/ });
  await user.selectOptions(within(last).getByRole('combobox', { name: /^This column is/ }), 'not taken in');
  await user.click(screen.getByRole('button', { name: 'Check' }));
  await screen.findByText(/can be loaded/);
  expect(screen.getByRole('rowheader', { name: 'not a number, as the descriptor asks' })).toBeVisible();
  expect(world.catalogue.datasetRows.get(uuid)?.observationCount).toBe(0);

  await user.click(screen.getByRole('button', { name: /^Load \d+ observations$/ }));
  await waitFor(() => expect(world.catalogue.datasetRows.get(uuid)?.observationCount).toBeGreaterThan(150));
  const edit = `/dashboard/datasets/${uuid}/edit`;
  expect(await screen.findByRole('link', { name: 'Review and publish' })).toHaveAttribute(
    'href',
    `${edit}/review-and-publish`,
  );
  expect(screen.getByRole('link', { name: 'Back to the files of the dataset' })).toHaveAttribute(
    'href',
    `${edit}/files`,
  );
  await user.click(await screen.findByRole('button', { name: 'Take back the last load' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Take back the last load' }));
  await waitFor(() => expect(world.catalogue.datasetRows.get(uuid)?.observationCount).toBe(0));
});

test('columns that were exchanged are told, and asked', async () => {
  const rows = (await numbers()).map((number, i) => [number, String(1 + (i % 9)), String(80 + ((i * 7) % 60))]);
  const { path } = await draft([['ACCENUMB', 'Awn width (70-150)', 'Awn gloss (1-9)'], ...rows]);
  await renderApp(path, { world, as: 'publisher' });
  await screen.findByText('2 columns wait for your decision.');
  expect(screen.getAllByText(/Were the two columns exchanged\?/)).toHaveLength(2);
});

test('codes of a new descriptor are given their meanings in place', async () => {
  const rows = (await numbers()).map((number, i) => [number, i % 2 ? 'sh' : 'lo']);
  const { uuid, path } = await draft([['ACCENUMB', 'Awn form'], ...rows]);
  const { user } = await renderApp(path, { world, as: 'publisher' });
  await user.click(await screen.findByText(/of a new descriptor/));
  const part = within(await screen.findByRole('group', { name: /^Coding table/ }));
  const [first] = part.getAllByRole('textbox', { name: /^Meaning/ });
  if (!first) throw new Error('There is no code.');
  await user.clear(first);
  await user.click(screen.getByRole('button', { name: 'Check' }));
  await waitFor(() => expect(first).toBeInvalid());
  await user.type(first, 'long');
  await user.click(screen.getByRole('button', { name: 'Check' }));
  await user.click(await screen.findByRole('button', { name: 'Load 30 observations' }));
  await waitFor(() => expect(world.catalogue.datasetRows.get(uuid)?.observationCount).toBe(30));
  const [made] = world.catalogue.datasetRows.get(uuid)?.descriptorUuids ?? [];
  expect(world.catalogue.descriptors.get(made ?? '')?.terms).toMatchObject([
    { code: 'lo', title: 'long' },
    { code: 'sh', title: 'sh' },
  ]);
});
