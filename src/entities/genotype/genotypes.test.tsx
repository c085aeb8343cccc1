import { screen, waitFor, within } from '@testing-library/react';
import { makeWorld } from '../../../mocks/world/world';
import { closeApp } from '../../../test/close-app';
import { arrivedAt, heading, renderApp } from '../../../test/harness';
import { readGenotypes } from './read-genotypes';

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
  const report = within(dialog.getByRole('table', { name: 'Report by line' }));
  const rows = report.getAllByRole('row').slice(1);
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^2.*Added$/),
    expect.stringMatching(/^3.*Added, but no accession of the catalogue is found by it$/),
    expect.stringMatching(/^4.*<b>MANY-3<\/b>.*acceNumb: Required$/),
  ]);
  expect(text).toHaveValue('ACCENUMB\tINSTCODE\tgenotypeId\tplate\n\tCZE122\t<b>MANY-3</b>\tC');
  await waitFor(() => expect(genotypes.rows()).toHaveLength(before + 2));
});

test('every filled line of a table is answered for, by its number', () => {
  const read = readGenotypes(
    '\uFEFF"acceNumb","genotypeId","serverUrl"\r\n\r\n"A\n1",G1,\r\nA2,G2,ftp\r\nA3,G3,,beyond\r\n',
  );
  if (read.fault) throw new Error(read.fault);
  expect(read.lines.map(({ line, problem }) => [line, problem?.key])).toEqual([
    [3, undefined],
    [5, 'url'],
    [6, 'pattern'],
  ]);
});
