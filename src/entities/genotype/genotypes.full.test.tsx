import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { xlsxWriter } from '@/tables/xlsx/xlsx-writer';
import { makeWorld } from '../../../mocks/rules/world/world';
import { closeApp } from '../../../test/harness/close-app';
import { fileOf } from '../../../test/harness/file-of';
import { arrivedAt, heading, renderApp } from '../../../test/harness/harness';

const world = makeWorld({ accessions: 60 });
const { genotypes } = world.catalogue;

const free = async () => {
  const { content } = await world.accessions.page({ genotyped: false }, { l: 1 });
  const [one] = content;
  if (!one) throw new Error('Everything is genotyped');
  return one;
};

test('a genotype is written in one form, seen on the accession, and deleted', async () => {
  const { uuid, accessionNumber, institute } = await free();
  const { user } = await renderApp('/dashboard/genotype/edit', { world, as: 'publisher' });
  await heading('New genotype');
  await user.type(await screen.findByLabelText(/^Accession number/), accessionNumber);
  await user.type(screen.getByLabelText(/^Holding institute/), 'CZ1');
  await user.type(screen.getByLabelText(/^Name on the server/), 'WHEAT-9');
  await user.type(screen.getByLabelText(/^Server of genotypes/), 'nowhere');
  await user.click(screen.getByText('Save'));
  await screen.findByText('Invalid WIEWS code format');
  await screen.findByText('Invalid URL');
  for (const [label, value] of [
    [/^Holding institute/, institute.code],
    [/^Server of genotypes/, 'https://genotypes.example.org/x'],
  ] as const) {
    await user.clear(screen.getByLabelText(label));
    await user.type(screen.getByLabelText(label), value);
  }
  await user.click(screen.getByText('Save'));
  await arrivedAt(/^\/dashboard\/genotype\/[\da-f-]{36}\/edit$/);
  const address = globalThis.location.pathname;
  expect(await world.accessions.count({ uuid: [uuid], genotyped: true })).toBe(1);

  await closeApp();
  await renderApp(`/a/${uuid}`, { world });
  const part = within(await screen.findByRole('region', { name: 'Genotypes' }));
  expect(part.getByText('WHEAT-9')).toBeVisible();
  expect(part.getByRole('link')).toHaveAttribute('href', 'https://genotypes.example.org/x');

  await closeApp();
  const again = await renderApp(address, { world, as: 'publisher' });
  await heading(accessionNumber);
  await again.user.click(await screen.findByText('Delete'));
  await again.user.click(within(await screen.findByRole('dialog')).getByText('Delete'));
  await arrivedAt('/dashboard/genotype');
  expect(await world.accessions.count({ uuid: [uuid], genotyped: true })).toBe(0);
});

test('many are imported with a word on each line, and what was wrong stays to be put right', async () => {
  const { accessionNumber, institute } = await free();
  const { user } = await renderApp('/dashboard/genotype', { world, as: 'publisher' });
  await heading(/genotypes$/);
  await user.click(await screen.findByText('Import genotypes'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import genotypes' }));
  const text = await dialog.findByLabelText('Rows with their column names');
  await user.click(text);
  await user.paste('number;sample\n1;2');
  await dialog.findByText('Error while parsing header names');
  expect(dialog.getByText(/^Found: number.*sample$/)).toBeVisible();
  await user.clear(text);
  await user.paste(
    [
      'ACCENUMB\tINSTCODE\tgenotypeId\tplate',
      `${accessionNumber}\t${institute.code}\tMANY-1\tA`,
      'Nobody has it\t\tMANY-2\tB',
      '\tCZE122\t<b>MANY-3</b>\tC',
    ].join('\n'),
  );
  await dialog.findByText('1 line cannot be imported: see the report.');
  expect(dialog.getByText('These columns are not read: plate')).toBeVisible();
  const before = genotypes.rows().length;
  await user.click(dialog.getByText('Import 2 genotypes'));
  await dialog.findByText('Not imported: 1');
  expect(dialog.getByText('Added: 1')).toBeVisible();
  const report = within(dialog.getByRole('table', { name: 'Report by line' }));
  const rows = report.getAllByRole('row').slice(1);
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^2.*Added$/),
    expect.stringMatching(/^3.*Added, but no accession of the catalogue is found by it$/),
    expect.stringMatching(/^4acceNumbRequired$/),
  ]);
  expect(text).toHaveValue('ACCENUMB\tINSTCODE\tgenotypeId\tplate\n\tCZE122\t<b>MANY-3</b>\tC');
  await waitFor(() => expect(genotypes.rows()).toHaveLength(before + 2));
});

test('a workbook is dropped, and what was understood of it is seen', async () => {
  const { user } = await renderApp('/dashboard/genotype', { world, as: 'publisher' });
  await heading(/genotypes$/);
  await user.click(await screen.findByText('Import genotypes'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import genotypes' }));
  const text = await dialog.findByLabelText('Rows with their column names');
  const writer = xlsxWriter('Plates', [{ name: 'Legend', rows: [['x']] }]);
  writer.add([
    ['genotypeId', 'acceNumb'],
    ['PLATE-1', 'A, 1'],
  ]);
  const drop = (...files: File[]) => fireEvent.drop(text, { dataTransfer: { files } });
  drop(fileOf('a.csv', 'x'), fileOf('b.csv', 'x'));
  await dialog.findByText('Choose or drop exactly one file.');
  drop(fileOf('a.pdf', 'x'));
  await dialog.findByText('a.pdf: Incorrect file type');
  drop(fileOf('a.xlsx', new Uint8Array([0x50, 0x4b, 0x03, 0x04])));
  await dialog.findByText(/^a\.xlsx: It cannot be read/);
  drop(fileOf('a.csv', new Uint8Array(10_000_001)));
  await dialog.findByText('a.csv: Larger than 10 MB');
  drop(fileOf('plates.xlsx', new Uint8Array(await writer.end().arrayBuffer())));
  await dialog.findByText('plates.xlsx was read. Only its first sheet, Plates, was taken, not: Legend.');
  expect(text).toHaveValue('genotypeId\tacceNumb\nPLATE-1\tA, 1');
  const preview = within(await dialog.findByRole('table', { name: 'How the first lines are understood' }));
  expect(preview.getAllByRole('row').map((row) => row.textContent)).toEqual(['acceNumbgenotypeId', 'A, 1PLATE-1']);
});
