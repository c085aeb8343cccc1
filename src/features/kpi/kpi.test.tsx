import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { KpiRun } from '@/contract/kpi/kpi';
import { emptyWorld } from '../../../test/harness/empty-world';
import { heading, renderApp } from '../../../test/harness/harness';
import { closeApp } from '../../../test/harness/close-app';
import { makeWorld, type World } from '../../../mocks/rules/world/world';

const RUNS: KpiRun[] = [
  { id: 'c', date: '2025-03-01T09:00:00.000Z', values: [{ key: 'wheat', value: 7 }], missing: 2 },
  {
    id: 'b',
    date: '2025-02-01T09:00:00.000Z',
    values: [
      { key: 'wheat', value: 5 },
      { key: 'maize', value: 3 },
    ],
    missing: 2,
  },
  { id: 'a', date: '2025-01-01T09:00:00.000Z', values: [{ key: 'wheat', value: 6 }], missing: 0 },
];

function worldWithRuns(runs = RUNS): World {
  const world = makeWorld({ accessions: 60 });
  world.store.rows('kpi/runs').set('accessions-by-crop', runs);
  return world;
}

test('an administrator opens an indicator, runs it and reads what it gives', async () => {
  const world = makeWorld({ accessions: 60 });
  const { user, address } = await renderApp('/admin/kpi', { as: 'admin', world });
  await heading('Key performance indicators');
  const line = within(await screen.findByRole('row', { name: /^Accessions by institute/ }));
  expect(line.getByRole('cell', { name: 'Not run yet.' })).toBeVisible();
  await user.click(line.getByRole('link', { name: 'Accessions by institute' }));
  await heading('Accessions by institute');
  expect(address()).toBe('/admin/kpi/accessions-by-institute');
  expect(await screen.findByText('Not run yet.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Run now' }));
  await user.click(await screen.findByRole('button', { name: 'As a table' }));
  expect(screen.queryByText('Not run yet.')).toBeNull();
  const [, first] = screen.getAllByRole('row') as [HTMLElement, HTMLElement];
  const named = within(first).getByRole('rowheader').textContent;
  const [code = ''] = named.split(' ');
  expect(named).not.toBe(code);
  const count = await world.accessions.count({ institute: { code: [code] } });
  expect(count).toBeGreaterThan(0);
  expect(within(first).getAllByRole('cell')[0]).toHaveTextContent(String(count));
});

test('a mean is drawn without shares, and an institute shows its own with the date', async () => {
  const world = makeWorld({ accessions: 60 });
  const { user } = await renderApp('/admin/kpi/pdci-by-institute', { as: 'admin', world });
  await user.click(await screen.findByRole('button', { name: 'Run now' }));
  await user.click(await screen.findByRole('button', { name: 'As a table' }));
  expect(screen.getByRole('columnheader', { name: 'Mean: PDCI' })).toBeVisible();
  expect(screen.queryByRole('columnheader', { name: 'Share' })).toBeNull();
  const [, first] = screen.getAllByRole('row') as [HTMLElement, HTMLElement];
  const code = /[A-Z]{3}\d{3}/.exec(within(first).getByRole('rowheader').textContent)?.[0] ?? '';
  const shown = within(first).getByRole('cell').textContent;
  closeApp();
  await renderApp(`/wiews/${code}`, { world });
  const card = within(await screen.findByRole('region', { name: 'Key figures' }));
  expect(card.getByText('Mean PDCI by institute')).toBeVisible();
  expect(card.getByText(shown)).toBeVisible();
  expect(card.getByText(new RegExp(String(new Date(world.clock.now()).getUTCFullYear())))).toBeVisible();
});

test('a run is deleted after a question', async () => {
  const { user } = await renderApp('/admin/kpi/accessions-by-crop', {
    as: 'admin',
    world: worldWithRuns(RUNS.slice(0, 1)),
  });
  await user.click(await screen.findByRole('button', { name: 'Delete run' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete this run?' }));
  await user.click(dialog.getByRole('button', { name: 'Delete run' }));
  expect(await screen.findByText('Not run yet.')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Run now' })).toHaveFocus());
});

test('runs are compared by their dates', async () => {
  const { user, address } = await renderApp('/admin/kpi/accessions-by-crop', { as: 'admin', world: worldWithRuns() });
  await user.click(await screen.findByRole('link', { name: 'Compare' }));
  expect(await screen.findByText('Select at least two dates')).toBeVisible();
  const choose = async (date: string, id: string) =>
    await user.selectOptions(screen.getByRole('combobox', { name: date }), id);
  await choose('Date 1', 'c');
  await choose('Date 2', 'c');
  expect(screen.getByText('Duplicate dates, select a different one')).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
  await choose('Date 2', 'b');
  const told = () => screen.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent));
  expect(told().slice(1)).toEqual([
    ['Wheat', '5', '7', '+2'],
    ['Not recorded', '2', '2', '0'],
    ['Maize', '3', '0', '-3'],
  ]);
  await user.click(screen.getByRole('button', { name: 'Add a date' }));
  await choose('Date 3', 'a');
  expect(told()[1]).toEqual(['Wheat', '6', '5', '7', '+1']);
  expect(address()).toBe('/admin/kpi/accessions-by-crop/compare?run=c&run=b&run=a');
});

test('eight runs stand side by side, in order of time', async () => {
  const runs = Array.from({ length: 8 }, (_, at) => ({
    id: `r${at}`,
    date: `2025-0${8 - at}-01T09:00:00.000Z`,
    values: [{ key: 'wheat', value: 80 - at }],
    missing: 0,
  }));
  const asked = new URLSearchParams(runs.map(({ id }) => ['run', id])).toString();
  await renderApp(`/admin/kpi/accessions-by-crop/compare?${asked}`, { as: 'admin', world: worldWithRuns(runs) });
  const row = await screen.findByRole('row', { name: /^Wheat/ });
  expect([...row.children].map((cell) => cell.textContent)).toEqual([
    'Wheat',
    '73',
    '74',
    '75',
    '76',
    '77',
    '78',
    '79',
    '80',
    '+7',
  ]);
});

test('two runs are needed to compare', async () => {
  await renderApp('/admin/kpi/accessions-by-crop/compare', { as: 'admin', world: worldWithRuns(RUNS.slice(0, 1)) });
  expect(await screen.findByText(/^Two runs are needed/)).toBeVisible();
});

test('the settings say what is counted', async () => {
  await renderApp('/admin/kpi/available-by-institute/settings', { as: 'admin', world: emptyWorld() });
  expect(await screen.findByText('Available accessions')).toBeVisible();
  expect(screen.getByText('{"available":true}')).toBeVisible();
});

test('a server without indicators does not offer them', async () => {
  const without = http.get('*/kpi/execution', () => HttpResponse.json({ error: 'not_found' }, { status: 404 }));
  await renderApp('/admin/kpi', { as: 'admin', world: emptyWorld(), handlers: [without] });
  expect(await screen.findByText('This server does not offer this page')).toBeVisible();
});
