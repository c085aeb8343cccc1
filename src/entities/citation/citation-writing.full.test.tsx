import { citationTable } from '../../../mocks/answers/citation/managed-citations';
import { screen, waitFor, within } from '@testing-library/react';
import { makeWorld } from '../../../mocks/rules/world/world';
import { fileOf } from '../../../test/harness/file-of';
import { arrivedAt, heading, renderApp } from '../../../test/harness/harness';

const world = makeWorld({ accessions: 60 });
const citations = citationTable(world);

/** The first part of a list that opens under the filter of one data provider. */
async function listOfOwner() {
  const [first] = await citations.all();
  const owner = (await world.catalogue.partners.all())[0];
  if (!first || !owner) throw new Error('The demo has publications and data providers');
  const { uuid, shortName, name, wiewsCodes } = owner;
  citations.change(first.uuid, undefined, { owner: { uuid, shortName, name, wiewsCodes } }, { by: undefined });
  const code = await world.filterCodes.encode({ owner: [shortName] });
  return { path: `/dashboard/bibliography/${code}`, owner, first };
}

const dialog = async (title: string) => {
  const found = (await screen.findByText(title, { selector: 'h2' })).closest<HTMLElement>('[role=dialog]');
  if (!found) throw new Error(`"${title}" is no dialog`);
  return within(found);
};

test('an owner must be chosen before citations are uploaded', async () => {
  const { user } = await renderApp('/dashboard/bibliography', { world, as: 'citations' });
  await heading(/publications$/);
  await user.click(await screen.findByText('Upload citations'));
  const upload = await dialog('Upload citations');
  expect(upload.getByText('An owner filter must be chosen before uploading citations.')).toBeVisible();
  expect(upload.queryByLabelText('RIS or BibTeX')).toBeNull();
});

test('a data provider without publications is chosen in the dialog', async () => {
  const owner = (await world.catalogue.partners.all()).at(-1);
  if (!owner) throw new Error('The demo has data providers');
  const { user } = await renderApp('/dashboard/bibliography', { world, as: 'citations' });
  await heading(/publications$/);
  await user.click(await screen.findByText('Upload citations'));
  const upload = await dialog('Upload citations');
  await user.selectOptions(upload.getByRole('combobox', { name: 'Data provider' }), owner.name);
  expect(upload.queryByText('An owner filter must be chosen before uploading citations.')).toBeNull();
  await user.click(upload.getByLabelText('RIS or BibTeX'));
  await user.paste('TY  - JOUR\nTI  - Barleys of the hills\nER  - \n');
  await user.click(upload.getByText('Read the text'));
  await user.click(await upload.findByText('Add 1 publication'));
  await waitFor(() =>
    expect(citations.rows().find(({ title }) => title === 'Barleys of the hills')?.owner?.uuid).toBe(owner.uuid),
  );
});

test('what is read is seen, duplicates too, before it is added', async () => {
  const { path, owner, first } = await listOfOwner();
  const { user } = await renderApp(path, { world, as: 'citations' });
  await heading('1 publication');
  await user.click(await screen.findByText('Upload citations'));
  const upload = await dialog(`Upload citations of ${owner.name}`);
  await user.type(await upload.findByLabelText('DOI'), '10.1234/nothing');
  await user.click(upload.getByText('Find by DOI'));
  await upload.findByText('RIS data not found for 10.1234/nothing');
  const text = upload.getByLabelText('RIS or BibTeX');
  await user.click(text);
  await user.paste('Nothing of the kind');
  await user.click(upload.getByText('Read the text'));
  await upload.findByText('No citations parsed');
  const file = upload.getByLabelText('From a file', { selector: 'input' });
  await user.upload(file, fileOf('a.ris', new Uint8Array([0, 1, 2])));
  await upload.findByText(/^a\.ris: It cannot be read/);
  await user.upload(file, fileOf('a.ris', 'TY  - JOUR'));
  await upload.findByText('a.ris was read.');
  expect(text).toHaveValue('TY  - JOUR');
  await user.clear(text);
  await user.paste(
    `TY  - JOUR\nTI  - Landraces of the valleys\nAU  - Novák, Jan\nPY  - 2021\nER  - \n\nTY  - JOUR\nTI  - Known\nDO  - ${first.doi}\nER  - \n`,
  );
  await user.click(upload.getByText('Read the text'));
  const found = within(await upload.findByRole('table', { name: '2 publications were read' }));
  expect(found.getByLabelText('Landraces of the valleys')).toBeChecked();
  expect(found.getByLabelText('Known')).not.toBeChecked();
  expect(found.getByText(first.title)).toHaveAttribute('href', `/bibliography/${first.uuid}`);
  await user.click(upload.getByText('Add 1 publication'));
  await heading('2 publications');
  const added = citations.rows().find(({ title }) => title === 'Landraces of the valleys');
  expect(added).toMatchObject({ status: 'DRAFT', authors: ['Novák, Jan'], year: 2021, owner: { uuid: owner.uuid } });
});

test('a publication is written, seen as it will be cited, and published', async () => {
  const { user } = await renderApp('/dashboard/bibliography/edit', { world, as: 'citations' });
  await heading('New publication');
  await user.click(await screen.findByLabelText(/^Title/));
  await user.paste('Peas of the highlands');
  await user.type(screen.getByLabelText(/^Authors/), 'Kebede, Almaz{Enter}Novák, Jan');
  await user.type(screen.getByLabelText(/^DOI/), 'doi:1');
  await user.click(screen.getByText('Save and continue'));
  await screen.findByText('Invalid DOI: must start with 10.[digits]/[something].');
  await user.clear(screen.getByLabelText(/^DOI/));
  await user.selectOptions(screen.getByLabelText(/^Type/), 'Article');
  await user.click(screen.getByLabelText(/^Data provider/));
  await user.click(within(await screen.findByRole('listbox')).getAllByRole('option')[0] as HTMLElement);
  await user.click(screen.getByText('Save and continue'));
  await arrivedAt(/^\/dashboard\/bibliography\/[\da-f-]{36}\/edit\/preview$/);
  await screen.findByText(/^Kebede, .*Peas of the highlands/s, { selector: 'pre' });
  await user.click(screen.getByRole('link', { name: 'Publication' }));
  await user.selectOptions(await screen.findByLabelText(/^Status/), 'Published');
  await user.click(screen.getByText('Save'));
  await waitFor(() =>
    expect(citations.rows().find(({ title }) => title === 'Peas of the highlands')).toMatchObject({
      status: 'PUBLISHED',
      authors: ['Kebede, Almaz', 'Novák, Jan'],
    }),
  );
});

test('a draft says that it is one, whose it is, and where it is edited', async () => {
  const { owner, first } = await listOfOwner();
  citations.change(first.uuid, undefined, { status: 'DRAFT' }, { by: undefined });
  const { user } = await renderApp(`/bibliography/${first.uuid}`, { world, as: 'citations' });
  await heading(first.title);
  expect(screen.getByText('Draft')).toBeVisible();
  expect(screen.getByRole('note')).toHaveTextContent(/^This is a draft\./);
  expect(screen.getByRole('link', { name: owner.name })).toHaveAttribute('href', `/partners/${owner.uuid}`);
  await user.click(screen.getByRole('link', { name: 'Edit' }));
  await arrivedAt(`/dashboard/bibliography/${first.uuid}/edit`);
});
