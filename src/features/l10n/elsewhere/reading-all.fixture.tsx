import { screen, within } from '@testing-library/react';
import type { HttpHandler } from 'msw';
import type { L10nRow } from '@/contract/l10n/l10n';
import { instead } from '../../../../mocks/adapters/scenarios';
import type { World } from '../../../../mocks/rules/world/world';
import { renderApp } from '../../../../test/harness/harness';
import { Gate } from '../../../../test/harness/settled';
import { readXliff } from './xliff';

export const rowAt = (at: number): L10nRow => ({
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
export const manyRows = (count: number, { free = Infinity, gate, gone = 0 }: Given = {}) =>
  instead('POST /l10n/:entity/list', async (asked) => {
    const query = new URL(asked.request.url).searchParams;
    const [p, l] = [Number(query.get('p')), Number(query.get('l'))];
    if (l !== 1_000) return undefined;
    if (p >= free) await gate?.pass(asked);
    const found = count - gone;
    const content = Array.from({ length: Math.max(0, Math.min(l, found - p * l)) }, (_, at) => rowAt(p * l + at));
    return Response.json({ content, totalElements: count, last: (p + 1) * l >= found, number: p, size: l });
  });

export async function openDialog(world: World, ...handlers: HttpHandler[]) {
  const { user } = await renderApp('/dashboard/l10n/crops/?to=fa', { world, as: 'translator', handlers });
  await user.click(await screen.findByRole('button', { name: 'Translate in a file' }));
  return { user, dialog: within(await screen.findByRole('dialog')) };
}

/** The files that were handed to the browser's downloads. */
export function savedFiles() {
  const blobs: Blob[] = [];
  jest.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    blobs.push(blob as Blob);
    return 'blob:made-here';
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  return blobs;
}

/** So many texts, of which four pages in ten come before the rest is held. */
export async function expectReadAndSaved(world: World, count: number): Promise<void> {
  const blobs = savedFiles();
  const gate = new Gate();
  const free = (count * 0.4) / 1_000;
  const read = `Read: ${(count * 0.4).toLocaleString('en')} of ${count.toLocaleString('en')}`;
  const { user, dialog } = await openDialog(world, manyRows(count, { free, gate }));
  expect(dialog.getByRole('progressbar', { name: read })).toHaveAttribute('aria-valuenow', '40');
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(dialog.getByRole('status')).toHaveTextContent('Cancelled. Read the list again');
  expect(dialog.queryByLabelText('The file, or rows with their column names')).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Save as TSV' }));
  expect(dialog.getByRole('progressbar', { name: read })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(dialog.getByText('Cancelled. No file was saved.')).toBeVisible();
  expect(blobs).toHaveLength(0);
  gate.release();
  await user.click(dialog.getByRole('button', { name: 'Save as TSV' }));
  await user.click(dialog.getByRole('button', { name: 'Save as XLIFF 2.0' }));
  expect(blobs).toHaveLength(2);
  const [tsv, xliff] = await Promise.all(blobs.map((blob) => blob.text()));
  expect(tsv?.trim().split('\n')).toHaveLength(count + 1);
  expect(readXliff(xliff ?? '')).toHaveLength(count);
  await user.click(dialog.getByRole('button', { name: 'Read the list again' }));
  expect(await dialog.findByLabelText('The file, or rows with their column names')).toBeVisible();
}
