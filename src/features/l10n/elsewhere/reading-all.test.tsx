import { screen, within } from '@testing-library/react';
import type { HttpHandler } from 'msw';
import type { L10nRow } from '@/contract/l10n/l10n';
import { instead } from '../../../../mocks/adapters/scenarios';
import { renderApp } from '../../../../test/harness/harness';
import { Gate } from '../../../../test/harness/settled';
import { smallWorld } from '../../../../test/harness/small-world';
import { readXliff } from './xliff';

const world = smallWorld();

const rowAt = (at: number): L10nRow => ({
  key: `crop${at}`,
  version: 1,
  title: `Crop ${at}`,
  language: 'en',
  texts: [{ name: 'name', source: `Crop ${at}`, in: { fa: { state: 'done', text: `محصول ${at}` } } }],
});

interface Given {
  /** The pages after these are held. */
  free?: number;
  gate?: Gate;
  /** So many fewer come than are said to be there. */
  gone?: number;
}

/** Answers so many rows wherever a whole list is read: pages of a thousand, not those that the screen shows. */
const manyRows = (count: number, { free = Infinity, gate, gone = 0 }: Given = {}) =>
  instead('POST /l10n/:entity/list', async (asked) => {
    const query = new URL(asked.request.url).searchParams;
    const [p, l] = [Number(query.get('p')), Number(query.get('l'))];
    if (l !== 1_000) return undefined;
    if (p >= free) await gate?.pass(asked);
    const found = count - gone;
    const content = Array.from({ length: Math.max(0, Math.min(l, found - p * l)) }, (_, at) => rowAt(p * l + at));
    return Response.json({ content, totalElements: count, last: (p + 1) * l >= found, number: p, size: l });
  });

async function openDialog(...handlers: HttpHandler[]) {
  const { user } = await renderApp('/dashboard/l10n/crops/?to=fa', { world, as: 'translator', handlers });
  await user.click(await screen.findByRole('button', { name: 'Translate in a file' }));
  return { user, dialog: within(await screen.findByRole('dialog')) };
}

/** The files that were handed to the browser's downloads. */
function savedFiles() {
  const blobs: Blob[] = [];
  jest.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    blobs.push(blob as Blob);
    return 'blob:made-here';
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  return blobs;
}

test('ten thousand texts are read page by page, which is seen and can be cancelled, and saved whole or not at all', async () => {
  const blobs = savedFiles();
  const gate = new Gate();
  const { user, dialog } = await openDialog(manyRows(10_000, { free: 4, gate }));
  expect(dialog.getByRole('progressbar', { name: 'Read: 4,000 of 10,000' })).toHaveAttribute('aria-valuenow', '40');
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(dialog.getByRole('status')).toHaveTextContent('Cancelled. Read the list again');
  expect(dialog.queryByLabelText('The file, or rows with their column names')).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Save as TSV' }));
  expect(dialog.getByRole('progressbar', { name: 'Read: 4,000 of 10,000' })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(dialog.getByText('Cancelled. No file was saved.')).toBeVisible();
  expect(blobs).toHaveLength(0);
  gate.release();
  await user.click(dialog.getByRole('button', { name: 'Save as TSV' }));
  await user.click(dialog.getByRole('button', { name: 'Save as XLIFF 2.0' }));
  expect(blobs).toHaveLength(2);
  const [tsv, xliff] = await Promise.all(blobs.map((blob) => blob.text()));
  expect(tsv?.trim().split('\n')).toHaveLength(10_001);
  expect(readXliff(xliff ?? '')).toHaveLength(10_000);
  await user.click(dialog.getByRole('button', { name: 'Read the list again' }));
  expect(await dialog.findByLabelText('The file, or rows with their column names')).toBeVisible();
});

test('where there are more texts than a file holds, that is said, and nothing is saved', async () => {
  const blobs = savedFiles();
  const { user, dialog } = await openDialog(manyRows(20_001));
  const said = 'A file holds up to 20,000 texts. Narrow the list with its filters, then try again.';
  expect(dialog.getByText(said)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Save as TSV' }));
  expect(dialog.getAllByText(said)).toHaveLength(2);
  expect(blobs).toHaveLength(0);
});

test('a list that is another one by now makes no file', async () => {
  const blobs = savedFiles();
  const { user, dialog } = await openDialog(manyRows(1_500, { gone: 1 }));
  await user.click(dialog.getByRole('button', { name: 'Save as TSV' }));
  expect(dialog.getAllByText(/^Something was added or removed/)).toHaveLength(2);
  expect(blobs).toHaveLength(0);
});

test('the sending of a file is seen and can be stopped; what was not sent is named', async () => {
  const gate = new Gate();
  let sent = 0;
  const puts = instead('PUT /l10n/:entity/:key/:lang', async (asked) => {
    sent += 1;
    if (sent === 2) await gate.pass(asked);
    return Response.json(rowAt(sent));
  });
  const { user, dialog } = await openDialog(manyRows(3), puts);
  const lines = [0, 1, 2].map((at) => `fa\tcrop${at}\tname\tCrop ${at}\tنو ${at}`);
  await user.click(dialog.getByLabelText('The file, or rows with their column names'));
  await user.paste(['language\tkey\ttext\tsource\ttranslation', ...lines].join('\n'));
  await user.click(dialog.getByRole('button', { name: 'Change 3 texts' }));
  expect(dialog.getByRole('progressbar', { name: 'Sent: 1 of 3' })).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Close' })).toBeDisabled();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  gate.release();
  expect(await dialog.findByText('Saved: 2')).toBeVisible();
  expect(dialog.getByText('Not sent: 1')).toBeVisible();
  expect(dialog.getByText(/^Stopped\. Bring the same file again/)).toBeVisible();
  expect(sent).toBe(2);
});
