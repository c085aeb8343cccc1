import { resolveObjectURL } from 'node:buffer';
import { screen, waitFor, within } from '@testing-library/react';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { http, HttpResponse } from 'msw';
import Papa from 'papaparse';
import { makeWorld } from '../../../../mocks/rules/world/world';
import { heading, renderApp } from '../../../../test/harness/harness';
import { settled } from '../../../../test/harness/settled';
import { smallWorld } from '../../../../test/harness/small-world';

const DOWNLOAD = 'http://localhost/api/v2/acn/download';
const world = smallWorld();

let saved: { name: string; blob: Blob | undefined }[] = [];
beforeEach(() => {
  saved = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, blob: resolveObjectURL(this.href) as Blob | undefined });
  });
});

/** The rows of the file that was saved last. */
async function savedRows(): Promise<string[][]> {
  const text = (await saved.at(-1)?.blob?.text()) ?? '';
  return Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), { delimiter: ',', skipEmptyLines: true }).data;
}

const dialog = () => screen.findByRole('dialog');
const button = async (name: string | RegExp) => within(await dialog()).findByRole('button', { name });
const choose = async (name: string) => within(await dialog()).findByRole('radio', { name });

async function openDialog(options: Parameters<typeof renderApp>[1] = {}, path = '/a') {
  const portal = await renderApp(path, { world, ...options });
  await portal.user.click(await screen.findByRole('button', { name: 'Export …' }));
  await dialog();
  return portal;
}

/** Answers slowly what a test hands over. */
function streaming() {
  let control: ReadableStreamDefaultController<Uint8Array> | undefined;
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => {
      control = controller;
    },
  });
  return {
    handler: http.post(DOWNLOAD, () => new HttpResponse(stream, { headers: { 'Content-Type': 'text/csv' } })),
    send: (text: string) => control?.enqueue(new TextEncoder().encode(text)),
    fail: () => control?.error(new Error('cut')),
  };
}

test('the rows of the file are in the order of the screen', async () => {
  const { user } = await openDialog({}, '/a?sort=accessionNumber&dir=desc');
  await user.click(await button('Export'));
  await screen.findByText(/^10 rows written/);
  const numbers = (await savedRows()).slice(1).map((row) => row[2]);
  expect(numbers).toEqual(numbers.toSorted().toReversed());
});

test('passport data: the count before is the count of rows after', async () => {
  const { user } = await openDialog();
  expect(within(await dialog()).getByText('Export 10 accessions')).toBeVisible();
  expect(await screen.findByText('10 accessions make 10 rows, below one row of column names.')).toBeVisible();
  await user.click(await button('Export'));
  expect(await screen.findByText(/^10 rows written to accessions-mcpd-[\d-]+\.csv\.$/)).toBeVisible();
  const [header = [], ...rows] = await savedRows();
  expect(header.slice(0, 3)).toEqual(['PUID', 'INSTCODE', 'ACCENUMB']);
  expect(rows.map((row) => row[2]).toSorted()).toEqual([
    '01C0100001',
    '01C0100002',
    '01C0100003',
    '01C0500001',
    'BW 1',
    'CIMMYTMA 1',
    'CIMMYTMA 2',
    'CIMMYTMA 3',
    'HOR 1',
    'HOR 2',
  ]);
});

test('columns of one’s choice keep their order', async () => {
  const { user } = await openDialog({}, '/a?columns=sampStat,donorCode');
  await user.click(await choose('Columns of your choice'));
  await user.click(await button('Move Biological status up'));
  await user.click(await button('Move Biological status up'));
  await user.click(await button('Remove Donor institute'));
  await user.selectOptions(within(await dialog()).getByRole('combobox', { name: 'Add a column' }), 'Type of storage');
  await user.click(await button('Export'));
  await screen.findByText(/^10 rows written/);
  const [header] = await savedRows();
  expect(header).toEqual(['accessionNumber', 'sampStat', 'instituteCode', 'storage']);
});

test('a Darwin Core Archive comes as it is, its rows counted', async () => {
  const { user } = await openDialog();
  await user.click(await choose('Darwin Core Archive (DwC-A)'));
  expect(within(await dialog()).queryByRole('radio', { name: 'CSV' })).not.toBeInTheDocument();
  await user.click(await button('Export'));
  expect(await screen.findByText(/^10 rows written to accessions-dwca-[\d-]+\.zip\.$/)).toBeVisible();
  const files = unzipSync(new Uint8Array((await saved.at(-1)?.blob?.arrayBuffer()) ?? []));
  expect(Object.keys(files)).toEqual(['meta.xml', 'eml.xml', 'occurrence.txt', 'germplasm.txt']);
});

test('an archive that is cut short makes no file', async () => {
  const archive = zipSync({ 'meta.xml': new Uint8Array(9), 'occurrence.txt': strToU8('id\tx\n1\t2\n'.repeat(500)) });
  const cut = () => new HttpResponse(archive.slice(0, -10), { headers: { 'Content-Type': 'application/zip' } });
  const { user } = await openDialog({ handlers: [http.post(DOWNLOAD, cut)] });
  await user.click(await choose('Darwin Core Archive (DwC-A)'));
  await user.click(await button('Export'));
  expect(await screen.findByText(/^The answer broke off/)).toBeVisible();
  expect(saved).toEqual([]);
});

test('no column is no file', async () => {
  const { user } = await openDialog({}, '/a?columns=accessionNumber');
  await user.click(await choose('Columns of your choice'));
  await user.click(await button('Remove Accession number'));
  await user.click(await button('Remove Holding institute'));
  expect(await screen.findByText('Choose at least one column.')).toBeVisible();
  expect(await button('Export')).toBeDisabled();
});

test('chosen rows become a file of their own', async () => {
  const { user } = await renderApp('/a?size=25', { world });
  await heading('10 accessions');
  const ticks = await screen.findAllByRole('checkbox', { name: /^Select this row/ });
  for (const tick of ticks.slice(0, 2)) await user.click(tick);
  const bar = await screen.findByRole('region', { name: 'Selection' });
  await user.click(await within(bar).findByRole('button', { name: 'Export …' }));
  await screen.findByText('2 accessions make 2 rows, below one row of column names.');
  await user.click(await choose('Completeness (PDCI)'));
  await user.click(await button('Export'));
  await screen.findByText(/^2 rows written to accessions-pdci/);
  expect(await savedRows()).toHaveLength(3);
});

test('above the limit nothing is asked, and both numbers are named', async () => {
  const asked = jest.fn();
  const limited = makeWorld({ accessions: 60, settings: { exportLimit: 20 } });
  await openDialog({ world: limited, handlers: [http.post(DOWNLOAD, asked)] });
  expect(await screen.findByText(/^This result has \d\d accessions, and a file may hold 20 at most/)).toBeVisible();
  expect(await button('Export')).toBeDisabled();
  expect(asked).not.toHaveBeenCalled();
});

test('what the server refuses is said in its words', async () => {
  const words = 'A download may hold 5 accessions at most; these are 10. Narrow the filter.';
  const refusal = () => HttpResponse.json({ error: words }, { status: 400 });
  const { user } = await openDialog({ handlers: [http.post(DOWNLOAD, refusal)] });
  await user.click(await button('Export'));
  expect(await screen.findByText(new RegExp(words))).toBeVisible();
  expect(saved).toEqual([]);
});

test('a file under way shows its rows, starts once, and ends when cancelled', async () => {
  const { handler, send } = streaming();
  const { user } = await openDialog({ handlers: [handler] });
  await user.click(await button('Export'));
  expect(await screen.findByText('Writing: 0 of 10 rows')).toBeVisible();
  expect(within(await dialog()).queryByRole('button', { name: 'Export' })).not.toBeInTheDocument();
  expect(await choose('Completeness (PDCI)')).toBeDisabled();
  send('"INSTCODE"\t"ACCENUMB"\n"CZE122"\t"1"\n');
  await user.click(await button('Cancel'));
  expect(await screen.findByText('Cancelled. No file was saved.')).toBeVisible();
  await settled();
  expect(screen.getByText('Cancelled. No file was saved.')).toBeVisible();
  expect(saved).toEqual([]);
});

test('an answer that breaks off makes no file', async () => {
  const { handler, send, fail } = streaming();
  const { user } = await openDialog({ handlers: [handler] });
  await user.click(await button('Export'));
  send('"INSTCODE"\t"ACCENUMB"\n"CZE122"\t"1');
  await waitFor(() => expect(screen.getByText(/^Writing/)).toBeVisible());
  fail();
  expect(await screen.findByText(/^The answer broke off/)).toBeVisible();
  expect(saved).toEqual([]);
});

test('a file with fewer rows than the screen promised says so', async () => {
  const text = '\uFEFF"INSTCODE"\t"ACCENUMB"\n"CZE122"\t"=1+1"\n';
  const fewer = () => new HttpResponse(text, { headers: { 'Content-Type': 'text/csv' } });
  const { user } = await openDialog({ handlers: [http.post(DOWNLOAD, fewer)] });
  await user.click(await button('Export'));
  expect(await screen.findByText(/^1 row written/)).toBeVisible();
  expect(screen.getByText(/^The result had 10 accessions when you opened it, the file has 1:/)).toBeVisible();
  expect(screen.getByText(/^1 value begins with/)).toBeVisible();
  expect((await savedRows())[1]).toEqual(['CZE122', '=1+1']);
});

test('a value that no cell can hold leads to CSV', async () => {
  const text = `"INSTCODE"\t"REMARKS"\n"CZE122"\t"${'x'.repeat(40_000)}"\n`;
  const long = () => new HttpResponse(text, { headers: { 'Content-Type': 'text/csv' } });
  const { user } = await openDialog({ handlers: [http.post(DOWNLOAD, long)] });
  await user.click(await choose('Excel workbook (XLSX)'));
  await user.click(await button('Export'));
  expect(await screen.findByText(/^The value of REMARKS in row 1 has 40,000 characters/)).toBeVisible();
  expect(saved).toEqual([]);
});

test('programs name the public client and nobody’s token', async () => {
  const { user } = await openDialog({ as: 'user' });
  const shown = await dialog();
  await user.click(within(shown).getByText('Copy as a program'));
  for (const language of ['R', 'Python', 'curl']) {
    await user.selectOptions(within(shown).getByRole('combobox', { name: 'Language' }), language);
    const program = shown.querySelector('pre')?.textContent ?? '';
    expect(program).toContain('pgr-portal@example.org');
    expect(program).toContain('http://localhost/api/v2/acn/query');
    for (const [, value = ''] of document.cookie.split('; ').map((pair) => pair.split('=')))
      if (value.length > 20) expect(program).not.toContain(value);
  }
});

test('the guide explains each column, and how its values are written', async () => {
  const { user } = await openDialog();
  const shown = await dialog();
  await user.click(within(shown).getByText('What the columns mean'));
  const entry = within(shown).getByText('STORAGE').closest('div');
  expect(entry).toHaveTextContent('10 Seed collection; 11 Seed collection, short term');
  expect(entry).toHaveTextContent('separated by ; without blanks');
  await user.click(await button('Save as CSV'));
  expect((await savedRows())[0]).toEqual(['Column', 'Meaning', 'Values']);
});
