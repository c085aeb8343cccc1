import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '../../../test/harness/harness';
import { ingestWorld } from './ingest.fixture';

const { world, draft, numbers } = ingestWorld();

/** Two columns of a name, and one of another; nothing of it is doubtful. */
async function clear() {
  const rows = (await numbers()).map((number, i) => [
    number,
    String(20 + ((i * 7) % 9)),
    String(30 + ((i * 5) % 9)),
    String(1 + ((i * 4) % 9)),
  ]);
  return draft([['ACCENUMB', 'Awn span (cm) 2019', 'Awn span (cm) 2020', 'Awn gloss (1-9)'], ...rows]);
}

const cellsOf = (row: HTMLElement): (string | null)[] =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

test('where nothing is doubtful a sheet is checked at once, each column a closed line', async () => {
  const { uuid, path } = await clear();
  const { user } = await renderApp(path, { world, as: 'publisher' });
  await screen.findByText(/90 can be imported/);
  const table = within(screen.getByRole('table', { name: 'Columns' }));
  expect(cellsOf(table.getByRole('row', { name: /^Awn span \(cm\) 2019/ }))).toEqual([
    '20 · 27 · 25 · 23 · 21',
    'Observations',
    'Awn span · cm New',
    '',
    '2019',
    'Change',
  ]);
  expect(table.queryByRole('combobox')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Import 90 observations' }));
  await waitFor(() => expect(world.catalogue.datasetRows.get(uuid)?.observationCount).toBe(90));
});

test('a line is opened and closed by the keyboard; columns of one descriptor share its fields', async () => {
  const { path } = await clear();
  const { user } = await renderApp(path, { world, as: 'publisher' });
  const change = await screen.findByRole('button', { name: 'Change: Awn span (cm) 2020' });
  expect(change).toHaveAttribute('aria-expanded', 'false');
  change.focus();
  await user.keyboard('{Enter}');
  const opened = within(screen.getByRole('group', { name: 'Awn span (cm) 2020' }));
  expect(opened.getByText('Same descriptor as “Awn span (cm) 2019”.')).toBeVisible();
  expect(opened.queryByRole('textbox', { name: /^Title/ })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Close: Awn span (cm) 2020' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('group', { name: 'Awn span (cm) 2020' })).not.toBeInTheDocument();
});

test('a reason that a column and its descriptor have in common is told once', async () => {
  const { path } = await clear();
  const { user } = await renderApp(path, { world, as: 'publisher' });
  await user.click(await screen.findByRole('button', { name: 'Change: Awn span (cm) 2019' }));
  const opened = within(screen.getByRole('group', { name: 'Awn span (cm) 2019' }));
  expect(opened.getAllByText(/^A descriptor has this name\./)).toHaveLength(1);
});

test('one method and year are given to all columns at once', async () => {
  const { uuid, path } = await clear();
  const { user } = await renderApp(path, { world, as: 'publisher' });
  const same = within(await screen.findByRole('group', { name: 'For all columns:' }));
  expect(same.getByRole('button', { name: 'Apply' })).toBeDisabled();
  await user.type(same.getByRole('textbox', { name: 'Method' }), 'Ruzyně{Enter}');
  expect(same.getByRole('status')).toHaveTextContent('Set for 3 columns');
  const table = within(screen.getByRole('table', { name: 'Columns' }));
  const [, , , method, year] = cellsOf(table.getByRole('row', { name: /^Awn span \(cm\) 2020/ }));
  expect([method, year]).toEqual(['Ruzyně', '2020']);
  await user.click(screen.getByRole('button', { name: 'Check' }));
  await user.click(await screen.findByRole('button', { name: 'Import 90 observations' }));
  await waitFor(() => expect(world.catalogue.datasetRows.get(uuid)?.observationCount).toBe(90));
  const { methods } = await world.catalogue.observationsOf(world.catalogue.datasetRows.get(uuid)?.observed ?? null);
  expect(methods.filter(Boolean)).toEqual(['Ruzyně, 2019', 'Ruzyně, 2020', 'Ruzyně']);
});
