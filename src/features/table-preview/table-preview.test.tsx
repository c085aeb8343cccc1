import { screen, waitFor, within } from '@testing-library/react';
import * as fc from 'fast-check';
import { http, HttpResponse } from 'msw';
import type { TableFile } from '@/contract/dataset/table-preview';
import { makeWorld } from '../../../mocks/rules/world/world';
import { arrivedAt, heading, renderApp } from '../../../test/harness/harness';
import { isNumeric } from './is-numeric';
import { pageOf } from './page-of';

const world = makeWorld({ accessions: 60 });
const UUID = '3f2504e0-4f89-51d3-9a0c-0305e82c3301';

const ready: TableFile = {
  uuid: UUID,
  name: 'trial.xlsx',
  size: 1_234_567,
  status: 'READY',
  progress: 1,
  sheets: [
    { index: 0, name: 'Observations', rowCount: 1_250, columns: ['ACCENUMB', 'Height', ''] },
    { index: 1, name: 'Notes', rowCount: 1, columns: ['Note'] },
    { index: 2, name: 'Nothing', rowCount: 0, columns: [] },
  ],
  dataset: { uuid: UUID, title: 'A trial' },
};

const rowsOf = http.get<{ sheet: string }>('*/amphibian/:uuid/:sheet', ({ request, params }) => {
  const { searchParams } = new URL(request.url);
  const p = Number(searchParams.get('p'));
  const l = Number(searchParams.get('l'));
  if (params.sheet === '1') {
    return HttpResponse.json({ content: [['<img src=x onerror=alert(1)>']], number: 0, size: l, totalElements: 1 });
  }
  const rows = Array.from({ length: Math.min(l, 1_250 - p * l) }, (_, at) => [
    `ACC ${p * l + at + 1}`,
    `${at}.5`,
    'عشب',
  ]);
  return HttpResponse.json({ content: rows, number: p, size: l, totalElements: 1_250 });
});

const fileOf = (file: Partial<TableFile>) =>
  http.get('*/amphibian/:uuid', () => HttpResponse.json({ ...ready, ...file }));

const open = (path: string, file: Partial<TableFile> = {}) =>
  renderApp(path, { world, handlers: [rowsOf, fileOf(file)] });

test('a table page by page, from the address and back', async () => {
  const { user } = await open(`/amphibian/${UUID}`);
  await heading('trial.xlsx');
  await waitFor(() => expect(document.title).toMatch(/^trial\.xlsx – /));
  expect(screen.getByText(/1\.23 MB/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'A trial' })).toHaveAttribute('href', `/datasets/${UUID}`);
  expect(screen.getByRole('link', { name: 'Download trial.xlsx' })).toBeVisible();
  const table = within(await screen.findByRole('table', { name: 'Observations' }));
  expect(table.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
    'Row',
    'ACCENUMB',
    'Height',
    'Column 3',
  ]);
  expect(table.getAllByRole('row')).toHaveLength(101);
  expect(screen.getByText('Rows 1–100 of 1,250, 3 columns')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Next' }));
  await arrivedAt(`/amphibian/${UUID}?page=2`);
  expect(await screen.findByRole('rowheader', { name: '101' })).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Go to page' }), '14{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Type a page from 1 to 13.');
  expect(screen.getByRole('textbox', { name: 'Go to page' })).toHaveValue('14');
  await user.clear(screen.getByRole('textbox', { name: 'Go to page' }));
  await user.type(screen.getByRole('textbox', { name: 'Go to page' }), '13{Enter}');
  await arrivedAt(`/amphibian/${UUID}?page=13`);
  expect(await screen.findByText('Rows 1,201–1,250 of 1,250, 3 columns')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
  window.history.back();
  expect(await screen.findByRole('rowheader', { name: '101' })).toBeVisible();
});

test('sheets are tabs, and cells nothing but text', async () => {
  const { user } = await open(`/amphibian/${UUID}`);
  const tabs = within(await screen.findByRole('navigation', { name: 'Sheets of the file' }));
  await user.click(tabs.getByRole('link', { name: 'Notes' }));
  await arrivedAt(`/amphibian/${UUID}/1`);
  expect(await screen.findByRole('cell', { name: '<img src=x onerror=alert(1)>' })).toHaveAttribute('dir', 'auto');
  expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Nothing' }));
  await screen.findByRole('heading', { name: 'This sheet is empty' });
});

test('a sheet that is not there leads to the first', async () => {
  const { user } = await open(`/amphibian/${UUID}/7`);
  const outcome = await screen.findByText('The file has no sheet “7”. Go to its first one:');
  await user.click(within(outcome.parentElement as HTMLElement).getByRole('link', { name: 'Observations' }));
  await arrivedAt(`/amphibian/${UUID}`);
});

test('while it is read the progress shows, then the table comes', async () => {
  let isRead = false;
  const reading = http.get('*/amphibian/:uuid', () =>
    HttpResponse.json(isRead ? ready : { ...ready, status: 'READING', progress: 1 / 3, sheets: [] }),
  );
  await renderApp(`/amphibian/${UUID}`, { world, handlers: [rowsOf, reading] });
  expect(await screen.findByRole('progressbar', { name: 'Reading the file' })).toHaveAttribute('aria-valuenow', '33');
  expect(screen.getByText('Reading the file: 33 %')).toBeInTheDocument();
  isRead = true;
  expect(await screen.findByRole('table', { name: 'Observations' })).toBeVisible();
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('a file that is no table says why, and can still be downloaded', async () => {
  await open(`/amphibian/${UUID}`, { status: 'FAILED', error: 'Line 7 has no end.', sheets: [] });
  await screen.findByRole('heading', { name: 'This file cannot be shown as a table' });
  expect(screen.getByText('Line 7 has no end.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Download trial.xlsx' })).toBeVisible();
});

test('rows that do not come are asked for again', async () => {
  const refused = http.get('*/amphibian/:uuid/:sheet', () => HttpResponse.json({}, { status: 500 }), { once: true });
  const { user } = await renderApp(`/amphibian/${UUID}`, { world, handlers: [refused, rowsOf, fileOf({})] });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('table', { name: 'Observations' })).toBeVisible();
});

it.each([
  [['1', '2.5', ''], true],
  [['1,234', '-3', '5 %', '1e-7'], true],
  [['1', 'none'], false],
  [['', ' '], false],
  [['PI 5'], false],
])('%j reads as numbers: %s', (cells, expected) => expect(isNumeric(cells)).toBe(expected));

it('names a page that is there, whatever the address says', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.nat().map(String), fc.constant(null)),
      fc.integer({ min: 1, max: 2_000 }),
      (text, pages) => {
        const page = pageOf(text, pages);
        expect(page).toBeGreaterThanOrEqual(0);
        expect(page).toBeLessThan(pages);
        if (text && /^\d{1,9}$/.test(text) && Number(text) >= 1 && Number(text) <= pages)
          expect(page).toBe(Number(text) - 1);
      },
    ),
  );
});
