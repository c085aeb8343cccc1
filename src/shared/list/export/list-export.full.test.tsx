import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import Papa from 'papaparse';
import { heading, renderApp } from '../../../../test/harness/harness';
import { Gate } from '../../../../test/harness/settled';
import { smallWorld } from '../../../../test/harness/small-world';

const world = smallWorld();
const LINE = 'http://localhost/api/v2/wiews/filter';

/** The files that were handed to the browser's downloads. */
function savedFiles() {
  const blobs: Blob[] = [];
  const names: string[] = [];
  jest.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    blobs.push(blob as Blob);
    return 'blob:made-here';
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  const rows = async () => Papa.parse<string[]>((await blobs[0]?.text())?.trim() ?? '').data;
  return { names, rows };
}

test('a file has exactly the rows of the result, in its order, with every column', async () => {
  const { names, rows } = savedFiles();
  const { user } = await renderApp('/wiews?size=25&sort=accessionCount&dir=desc', { world });
  const title = await heading(/^\d+ institutes$/);
  const total = Number.parseInt(title.textContent ?? '', 10);
  expect(total).toBeGreaterThan(25);
  await user.click(await screen.findByRole('button', { name: 'Export …' }));
  const dialog = await screen.findByRole('dialog', { name: `Export: ${total} institutes` });
  expect(dialog).toHaveTextContent(`The file will have ${total} rows`);
  await user.click(within(dialog).getByRole('button', { name: 'Export' }));
  await within(dialog).findByText(new RegExp(`^${total} rows written to institute-[-\\d]+\\.csv\\.$`));
  expect(names).toEqual([expect.stringMatching(/^institute-\d{4}-\d\d-\d\d\.csv$/)]);
  const [header, ...lines] = await rows();
  expect(header).toContain('WIEWS code');
  expect(header).toContain('City');
  expect(lines).toHaveLength(total);
  const counts = lines.map((line) => Number(line[header?.indexOf('Accessions') ?? -1]));
  expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  expect(counts.slice(0, 4)).toEqual([4, 4, 2, 0]);
  const czech = lines.find(([code]) => code === 'CZE122');
  expect(czech).toEqual(
    expect.arrayContaining(['Gene Bank, Crop Research Institute', 'CZE', 'Governmental', '4', 'true']),
  );
});

test('what fails, or is another list by now, makes no file and says so', async () => {
  const { names } = savedFiles();
  const { user, server } = await renderApp('/wiews?size=25', { world });
  await heading(/^\d+ institutes$/);
  await user.click(await screen.findByRole('button', { name: 'Export …' }));
  const dialog = await screen.findByRole('dialog');
  const begin = () => user.click(within(dialog).getByRole('button', { name: 'Export' }));
  server.use(http.post(LINE, () => HttpResponse.json({ error: 'Out of order' }, { status: 500 }), { once: true }));
  await begin();
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('The file could not be made. Out of order');

  const one = { content: [{ code: 'CZE122' }], totalElements: 1, last: true };
  server.use(http.post(LINE, () => HttpResponse.json(one), { once: true }));
  await begin();
  await waitFor(() => expect(within(dialog).getByRole('alert')).toHaveTextContent(/now the server answers with 1:/));
  expect(names).toEqual([]);
});

test('an unfinished one can be cancelled', async () => {
  const { names } = savedFiles();
  const { user, server } = await renderApp('/wiews?size=25', { world });
  await heading(/^\d+ institutes$/);
  await user.click(await screen.findByRole('button', { name: 'Export …' }));
  const dialog = await screen.findByRole('dialog');
  server.use(http.post(LINE, new Gate().pass));
  await user.click(within(dialog).getByRole('button', { name: 'Export' }));
  await within(dialog).findByText(/^Fetched: 0 of/);
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await within(dialog).findByText('Cancelled. No file was saved.');
  expect(names).toEqual([]);
});

test('the address of a result can be handed on', async () => {
  const copy = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const { user } = await renderApp('/wiews?size=25', { world });
  await heading(/^\d+ institutes$/);
  await user.click(await screen.findByRole('button', { name: 'Copy link' }));
  await screen.findByRole('button', { name: 'Copied' });
  expect(copy).toHaveBeenCalledWith('http://localhost/wiews?size=25');
});
