import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { heading, renderApp } from '../../../test/harness/harness';
import { makeWorld } from '../../../mocks/rules/world/world';
import { fileOf } from '../../../test/harness/file-of';
import { heldPauses } from '../../../test/harness/held-pauses';

/** What is handed to the browser's downloads. */
function savedFiles() {
  const files: { blob: Blob; name: string }[] = [];
  const blobs: Blob[] = [];
  jest.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${blobs.push(blob as Blob)}`);
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const blob = blobs.at(-1);
    if (blob) files.push({ blob, name: this.download });
  });
  return files;
}

const textOf = async (blob: Blob) =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(await new Response(blob).arrayBuffer());

const FILE = [
  'INSTCODE;ACCENUMB;GENUS;SPECIES;ACQDATE;ORIGCTY;DECLATITUDE;DECLONGITUDE;SAMPSTAT;REMARKS',
  'deu146;TRI 1;Triticum;aestivum;1993-01-15;ETH;9,5;38,7;300; tall ',
  'DEU146;TRI 2;triticum;aestivum;15 April 1993;Ethiopia;138.7;9.5;12;',
  'DEU146;;Triticum;aestivum;;ETH;;;300;',
  'DEU146;TRI 4;Triticum;durum;19930115;ETH;9.5;38.7;300;=1+1',
  'DEU146;TRI 4;Triticum;durum;19930115;ETH;9.5;38.7;300;=1+1',
].join('\n');

const upload = async (user: Awaited<ReturnType<typeof renderApp>>['user'], text = FILE) => {
  await user.upload(screen.getByLabelText('MCPD file'), fileOf('ours.csv', text));
  return screen.findByRole('heading', { name: 'Check of ours.csv' });
};

const problems = () => within(screen.getByRole('list', { name: 'Problems' }));
const saying = (what: RegExp) =>
  problems()
    .getAllByRole('listitem')
    .filter(({ textContent }) => what.test(textContent));
const rowOf = (what: RegExp) => saying(what)[0];
const completeness = () => screen.getByText('Completeness (PDCI)').nextElementSibling;

test('a curator checks a file, corrects all of a kind, edits a row, takes it back and downloads', async () => {
  const { user } = await renderApp('/check');
  await heading('Check passport data');
  await upload(user);
  expect(rowOf(/Row refusedACCENUMB the accession number is missing/)).toBeVisible();
  expect(rowOf(/Row refusedACCENUMB a second row/)).toBeVisible();
  expect(rowOf(/Value to checkSAMPSTAT not a code/)).toBeVisible();

  await user.click(problems().getByRole('button', { name: /^Correct 1 – ACQDATE: a date in another form/ }));
  expect(await screen.findByText('1 row corrected')).toBeVisible();
  // Once while it is the same.
  expect(completeness()).toHaveTextContent(/^\d\.\d+$/);
  await waitFor(() => expect(saying(/ACQDATE a date in another form/)).toEqual([]));

  await user.click(problems().getByRole('button', { name: /^Show – SAMPSTAT/ }));
  expect(screen.getByRole('combobox', { name: 'Show rows' })).toHaveDisplayValue(/^SAMPSTAT: not a code.* \(1\)$/);
  await user.click(await screen.findByRole('button', { name: 'Edit line 3' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit line 3' }));
  const status = await dialog.findByRole('textbox', { name: 'SAMPSTAT' });
  expect(status).toHaveAccessibleDescription('not a code of MCPD V2.1 – Use a code of MCPD V2.1.');
  await user.clear(status);
  await user.type(status, '500');
  await user.click(dialog.getByRole('button', { name: 'Save row' }));
  await waitFor(() => expect(saying(/SAMPSTAT not a code/)).toEqual([]));
  expect(completeness()).toHaveTextContent(/^\d\.\d+, was \d\.\d+$/);

  await user.click(screen.getByRole('button', { name: 'Undo last correction' }));
  await waitFor(() => expect(rowOf(/SAMPSTAT not a code/)).toBeVisible());

  const files = savedFiles();
  await user.click(screen.getByRole('button', { name: 'Download clean file' }));
  await waitFor(() => expect(files.map(({ name }) => name)).toEqual(['ours-checked.csv']));
  const text = files[0] ? await textOf(files[0].blob) : '';
  expect(text).toMatch(/^\uFEFFINSTCODE,ACCENUMB,GENUS/);
  expect(text).toContain('deu146,TRI 1,Triticum,aestivum,19930115,ETH,"9,5","38,7",300," tall "\r\n');
});

test('what is said of a value beyond its kind is in the language of the page', async () => {
  const { user } = await renderApp('/es/check');
  await heading('Comprobar datos de pasaporte');
  const text = 'INSTCODE;ACCENUMB;GENUS;ELEVATION;STORAGE;\nDEU146;1;Zea;12000;77;tall\nDEU146;1;Zea;300;13;';
  await user.upload(screen.getByLabelText('Archivo MCPD'), fileOf('ours.csv', text));
  expect(await screen.findByText('de -450 a 9000 m')).toBeVisible();
  expect(screen.getByText('la primera está en la línea 2')).toBeVisible();
  expect(screen.getByText('columna F').closest('li')).toHaveTextContent(/^Columna 6 tall/);
  // What stands in the cell is not said twice.
  expect(screen.getAllByText('77')).toHaveLength(1);
});

test('a correction that is sure is offered beside its problem, in its own row', async () => {
  const { user } = await renderApp('/check');
  await heading('Check passport data');
  await upload(user);
  await user.click(await screen.findByRole('button', { name: 'Correct DECLATITUDE in line 3' }));
  await waitFor(() => expect(saying(/swapped/)).toEqual([]));
  await user.click(screen.getByRole('button', { name: /^Remove line 6/ }));
  await waitFor(() => expect(saying(/a second row/)).toEqual([]));
});

test('who leaves with corrections that were not downloaded is asked first', async () => {
  const { user } = await renderApp('/check');
  await heading('Check passport data');
  await upload(user);
  await user.click(problems().getByRole('button', { name: /^Correct 1 – ACQDATE: a date in another form/ }));
  await screen.findByText('1 row corrected');
  await user.click(
    within(screen.getByRole('navigation', { name: 'You are here' })).getByRole('link', { name: 'Accessions' }),
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Leave without the corrected file?' }));
  await user.click(dialog.getByRole('button', { name: 'Stay' }));
  expect(await screen.findByRole('button', { name: 'Download clean file' })).toBeVisible();
  await user.upload(screen.getByLabelText('MCPD file'), fileOf('theirs.csv', FILE));
  await user.click(await screen.findByRole('button', { name: 'Discard corrections' }));
  expect(await screen.findByRole('heading', { name: 'Check of theirs.csv' })).toBeVisible();
});

test('a file without INSTCODE gets one for all rows, which can be taken back', async () => {
  const { user } = await renderApp('/check');
  await heading('Check passport data');
  await upload(user, 'ACCENUMB;GENUS\nTRI 1;Triticum\nTRI 2;Triticum');
  expect(screen.getByText(/^Columns that identify an accession are missing: .*INSTCODE/)).toBeVisible();
  const box = screen.getByRole('textbox', { name: 'INSTCODE for all rows' });
  await user.type(box, 'IPK{Enter}');
  await waitFor(() => expect(box).toBeInvalid());
  expect(box).toHaveAccessibleDescription(/^not of the form of a WIEWS code.* Use the WIEWS code, such as NLD037\.$/);
  await user.clear(box);
  await user.type(box, 'deu146');
  await user.click(screen.getByRole('button', { name: 'Fill in all rows' }));
  expect(await screen.findByText('2 rows corrected')).toBeVisible();
  expect(screen.queryByText(/^Columns that identify an accession/)).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Check of ours.csv' })).toHaveFocus();
  const files = savedFiles();
  await user.click(screen.getByRole('button', { name: 'Download clean file' }));
  await waitFor(() => expect(files).toHaveLength(1));
  const text = files[0] ? await textOf(files[0].blob) : '';
  expect(text).toBe('\uFEFFACCENUMB,GENUS,INSTCODE\r\nTRI 1,Triticum,DEU146\r\nTRI 2,Triticum,DEU146\r\n');
  await user.click(screen.getByRole('button', { name: 'Undo last correction' }));
  expect(await screen.findByRole('textbox', { name: 'INSTCODE for all rows' })).toBeVisible();
});

test('a correction of many rows is seen, and can be cancelled, which changes nothing', async () => {
  const { user } = await renderApp('/check');
  await heading('Check passport data');
  await upload(user, ['ACCENUMB;GENUS', ...Array.from({ length: 12_000 }, (_, row) => `${row};Zea`)].join('\n'));
  const value = screen.getByRole('textbox', { name: 'INSTCODE for all rows' });
  const undo = screen.getByRole('button', { name: 'Undo last correction' });
  const cancelled = async (press: () => Promise<void>) => {
    const release = heldPauses();
    await press();
    expect(screen.getByText('Checking the rows again')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: '2,000 of 12,000 rows checked' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await user.keyboard('{Enter}');
    release();
    expect(await screen.findByText('Cancelled. Nothing was changed.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Check of ours.csv' })).toHaveFocus();
  };
  await cancelled(() => user.type(value, 'DEU146{Enter}'));
  expect(value).toHaveValue('DEU146');
  expect(undo).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Fill in all rows' }));
  expect(await screen.findByText('12,000 rows corrected')).toBeVisible();
  await cancelled(() => user.click(undo));
  expect(value).not.toBeInTheDocument();
  expect(undo).toBeEnabled();
});

test('a table is pasted from a spreadsheet', async () => {
  await renderApp('/check');
  await heading('Check passport data');
  const clipboardData = { files: [], getData: () => FILE.replaceAll(';', '\t') };
  fireEvent.paste(document.body, { clipboardData });
  expect(await screen.findByRole('heading', { name: 'Check of passport.tsv' })).toBeVisible();
});

test.each([
  ['a,b\n1,2\n', /The first row names no columns of MCPD/],
  ['', /The file is empty/],
  ['INSTCODE;ACCENUMB;GENUS\n', /not a single row/],
])('a file that cannot be checked says why: %j', async (text, why) => {
  const { user } = await renderApp('/check');
  await heading('Check passport data');
  await user.upload(screen.getByLabelText('MCPD file'), fileOf('x.csv', text));
  expect(await screen.findByRole('alert')).toHaveTextContent(why);
});

test('the file is compared with what is published of its institutes', async () => {
  const world = makeWorld({ accessions: 400 });
  const held = await world.accessions.count({ institute: { code: ['DEU146'] } });
  const known = (await world.accessions.passport('DEU146', 0, 400)).find(({ remarks }) => remarks === undefined);
  const { user } = await renderApp('/check', { world });
  await heading('Check passport data');
  const row = `DEU146;${known?.acceNumb};${known?.genus};Tall`;
  await upload(user, `INSTCODE;ACCENUMB;GENUS;REMARKS\n${row}\nDEU146;NEW 1;Zea;`);
  await user.click(screen.getByRole('button', { name: 'Compare with what is published' }));
  const figures = within(await screen.findByRole('region', { name: 'Changes by column' }));
  expect(figures.getByRole('listitem')).toHaveTextContent('REMARKS1');
  const changed = within(screen.getByRole('list', { name: 'Changed' }));
  expect(await changed.findByText('Tall')).toBeVisible();
  expect(screen.getByText('Not in the file').closest('li')).toHaveTextContent(`Not in the file${held - 1}`);
  expect(screen.getByText('New').closest('li')).toHaveTextContent('New1');
});

test('who corrects by keyboard goes on where the corrected problem was', async () => {
  const { user } = await renderApp('/check');
  await heading('Check passport data');
  await upload(
    user,
    [
      'INSTCODE,ACCENUMB,GENUS,ORIGCTY',
      'deu146,TRI 1,Triticum,ETH',
      'DEU146,TRI 2,Triticum,eth',
      'DEU146,TRI 3,Triticum,eth',
    ].join('\n'),
  );
  const rows = await screen.findByRole('list', { name: 'Rows with problems' });
  const press = async (within_: HTMLElement, name: string) => {
    (await within(within_).findByRole('button', { name })).focus();
    await user.keyboard('{Enter}');
  };
  await press(rows, 'Correct INSTCODE in line 2');
  await waitFor(() => expect(within(rows).getByRole('button', { name: 'Edit line 3' })).toHaveFocus());
  await press(rows, 'Correct ORIGCTY in line 4');
  await waitFor(() => expect(within(rows).getByRole('button', { name: 'Edit line 3' })).toHaveFocus());
  await press(rows, 'Correct ORIGCTY in line 3');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Check of ours.csv' })).toHaveFocus());
});
