import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { makeWorld } from '../../../mocks/rules/world/world';
import { heading, renderApp } from '../../../test/harness/harness';

const CODE = 'DEU146';
const FILE = [
  'ACCENUMB;GENUS;SPECIES;SAMPSTAT;COLOUR',
  'NEW 1;Zea;mays;300;red',
  'NEW 2;Zea;mays;12;red',
  ';Zea;mays;300;red',
].join('\n');

/** Names and numbers of a list. */
const figures = (name: string) =>
  Object.fromEntries(
    within(screen.getByRole('region', { name }))
      .getAllByRole('listitem')
      .map(({ children: [label, count] }) => [label?.textContent, count?.textContent]),
  );

/** What a phone, where cells stand below each other, calls each of the first row; and what its column is called. */
const cellNames = (table: HTMLElement) => [...table.querySelectorAll('td')].map(({ dataset }) => dataset.label);
const columnNames = (table: HTMLElement) =>
  within(table)
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);

test('a file is compared with what is published, applied, and taken back', async () => {
  const world = makeWorld({ accessions: 400 });
  const held = await world.accessions.count({ institute: { code: [CODE] } });
  const { user } = await renderApp(`/wiews/${CODE}`, { world, as: 'requests' });
  await user.click(await screen.findByRole('link', { name: 'Update passport data' }));
  await heading('Update passport data');
  expect(await screen.findByText('None was applied yet.')).toBeVisible();

  await user.upload(screen.getByLabelText('MCPD file'), new File([FILE], 'ours.csv', { type: 'text/csv' }));
  await screen.findByRole('heading', { name: 'What ours.csv changes' });
  expect(figures('In the file')).toMatchObject({ Rows: '3', New: '2', Changed: '0', Unchanged: '0', Refused: '1' });
  expect(figures('What is published')).toMatchObject({ 'Not in the file': String(held) });
  expect(screen.getByText('Columns outside MCPD, ignored: COLOUR')).toBeVisible();
  expect(
    await within(await screen.findByRole('table', { name: 'Refused' })).findByText('the accession number is missing'),
  ).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Show rows' }), 'Loaded with a remark (1)');
  expect(
    await within(await screen.findByRole('table', { name: 'Loaded with a remark' })).findByText('12'),
  ).toBeVisible();

  await user.selectOptions(screen.getByRole('combobox', { name: /not in the file:$/ }), 'Remove');
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  expect(
    (await screen.findAllByText(`Applied – new: 2, changed: 0, made historic or removed: ${held}`))[0],
  ).toBeVisible();
  expect(await world.accessions.count({ institute: { code: [CODE] } })).toBe(2);
  const row = (await screen.findByText('ours.csv')).closest('tr') as HTMLElement;
  expect(within(row).getByRole('button', { name: 'Report (CSV)' })).toBeVisible();

  await user.click(within(row).getByRole('button', { name: 'Take back' }));
  await user.click(await screen.findByRole('button', { name: 'Take the update back' }));
  expect(await screen.findByText('The update was taken back.')).toBeVisible();
  expect(await world.accessions.count({ institute: { code: [CODE] } })).toBe(held);
  // What was taken back stays in the record, with who did and when.
  const back = (await screen.findByText('ours.csv')).closest('tr') as HTMLElement;
  expect(within(back).getByText(/^Taken back · /)).toHaveTextContent(/ · Rafael Requests$/);
  expect(within(back).queryByRole('button', { name: 'Take back' })).toBeNull();
});

test('a code that cannot be used leaves what is published, and is listed as not taken', async () => {
  const world = makeWorld({ accessions: 400 });
  const known = (await world.accessions.passport(CODE, 0, 400)).find(({ sampStat }) => sampStat !== undefined);
  const { user } = await renderApp(`/wiews/${CODE}/passport`, { world, as: 'requests' });
  await heading('Update passport data');
  const file = `ACCENUMB;GENUS;SAMPSTAT\n${known?.acceNumb};${known?.genus};350`;
  await user.upload(screen.getByLabelText('MCPD file'), new File([file], 'ours.csv', { type: 'text/csv' }));
  await screen.findByRole('heading', { name: 'What ours.csv changes' });
  expect(figures('In the file')).toMatchObject({ Changed: '0', Unchanged: '1' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Show rows' }), 'Loaded with a remark (1)');
  const remarks = await screen.findByRole('table', { name: 'Loaded with a remark' });
  expect(cellNames(remarks)).toEqual(columnNames(remarks));
  expect(within(remarks).getByRole('listitem')).toHaveTextContent(/^SAMPSTAT 350 – not taken – not a code of MCPD/);
});

test('a file that is no passport data is told, and another may be chosen', async () => {
  const { user } = await renderApp(`/wiews/${CODE}/passport`, { as: 'requests' });
  await heading('Update passport data');
  await user.upload(screen.getByLabelText('MCPD file'), new File(['a,b\n1,2\n'], 'x.csv', { type: 'text/csv' }));
  expect(await screen.findByText(/names no column/)).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Choose a file' })).toBeEnabled());
});

test('of several files dropped none is taken in silence', async () => {
  await renderApp(`/wiews/${CODE}/passport`, { as: 'requests' });
  await heading('Update passport data');
  const files = ['a.csv', 'b.csv'].map((name) => new File([FILE], name, { type: 'text/csv' }));
  fireEvent.drop(screen.getByText('or drop it here'), { dataTransfer: { files } });
  expect(await screen.findByRole('alert')).toHaveTextContent('Choose or drop exactly one file.');
});

test('why something was refused is told in the language of the reader', async () => {
  const { user } = await renderApp(`/cs/wiews/${CODE}/passport`, {
    as: 'requests',
    config: { PUBLIC_LANGUAGES: 'all' },
  });
  await heading('Aktualizovat pasportní data');
  await user.upload(screen.getByLabelText('Soubor MCPD'), new File([FILE], 'ours.csv', { type: 'text/csv' }));
  expect(await screen.findByText('chybí číslo položky')).toBeVisible();
  expect(screen.queryByText(/accession number is missing/)).toBeNull();
});

test('who may not is told so', async () => {
  await renderApp(`/wiews/${CODE}/passport`, { as: 'user' });
  await heading('You may not update this institute');
});
