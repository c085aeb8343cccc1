import { screen, waitFor, within } from '@testing-library/react';
import type { DatasetRecord } from '../../../mocks/data/catalogue/datasets';
import { makeWorld } from '../../../mocks/rules/world/world';
import { fileOf } from '../../../test/harness/file-of';
import { arrivedAt, heading, renderApp } from '../../../test/harness/harness';

const world = makeWorld({ accessions: 60 });
const press = (name: string) => screen.findByRole('button', { name });

const EMPTY: Partial<DatasetRecord> = {
  files: [],
  observed: null,
  observationCount: 0,
  descriptorUuids: [],
  descriptorCount: 0,
};

/** An own draft, and the address of its editor. */
async function draft(rest: Partial<DatasetRecord> = EMPTY) {
  const [seed] = await world.catalogue.datasetRows.all();
  if (!seed) throw new Error('The demo has a dataset');
  const copy = { ...seed, ...rest, uuid: crypto.randomUUID(), state: 'DRAFT' as const, current: true };
  const by = world.users.byEmail('publisher@example.org')?.uuid;
  const { uuid, title } = world.catalogue.datasetRows.create(copy, { by });
  return { uuid, title, path: `/dashboard/datasets/${uuid}/edit` };
}
const rowOf = (uuid: string) => world.catalogue.datasetRows.get(uuid);

test('a dataset is made, and says what is missing', async () => {
  const { user, address } = await renderApp('/dashboard/datasets/edit', { world, as: 'publisher' });
  await heading('New dataset');
  await user.type(await screen.findByRole('textbox', { name: /^Title/ }), 'Trials');
  await user.type(await screen.findByRole('combobox', { name: /^Data provider/ }), 'ipk');
  await user.click(await screen.findByRole('option', { name: /IPK/ }));
  await user.click(await press('Save and continue'));
  await arrivedAt(/^\/dashboard\/datasets\/[\da-f-]{36}\/edit\/files$/);
  expect(rowOf(address().split('/')[3] ?? '')).toMatchObject({ title: 'Trials', versionTag: '1.0', state: 'DRAFT' });
  await screen.findAllByText('Something is missing');
});

test('a table that is too large is packed on its way; another file is refused', async () => {
  const { uuid, path } = await draft();
  const { user } = await renderApp(`${path}/files`, { world, as: 'publisher' });
  const rows = 'ACCENUMB\tHeight\n'.repeat(700_000);
  const input = await screen.findByLabelText('Source files', { selector: 'input' });
  await user.upload(input, [new File([rows], 'large.tsv'), new File([rows], 'large.pdf')]);
  await screen.findByText('Packed, as it was too large, and uploaded as large.tsv.gz');
  expect(screen.getByText('Larger than 10 MB')).toBeVisible();
  const [kept, ...others] = rowOf(uuid)?.files ?? [];
  expect(kept).toMatchObject({ name: 'large.tsv.gz', table: true });
  expect(kept?.size).toBeLessThan(1_000_000);
  expect(others).toEqual([]);
});

test('files are uploaded, named and removed; those that are not loaded are told', async () => {
  const { uuid, path, title } = await draft();
  const { user } = await renderApp(`${path}/files`, { world, as: 'publisher' });
  await heading(title);
  const input = await screen.findByLabelText('Source files', { selector: 'input' });
  const file = (name: string) => new File(['ACCENUMB,Height\nTRI 1,80\n'], name, { type: 'text/csv' });
  await user.upload(input, [file('<b>a.csv'), file('b.csv')]);
  const list = await screen.findByRole('list', { name: 'Source files' });
  await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(2));
  await user.upload(input, file('b.csv'));
  await screen.findByText("Some of files weren't loaded");
  expect(screen.getByText(/There is a file "b\.csv" already/)).toBeVisible();

  const [first] = within(list).getAllByRole('listitem');
  await user.type(within(first as HTMLElement).getByRole('textbox', { name: 'Label' }), 'Field book');
  await user.click(within(first as HTMLElement).getByRole('button', { name: 'Save: <b>a.csv' }));
  await waitFor(() => expect(rowOf(uuid)?.files[0]?.label).toBe('Field book'));
  expect(within(list).getByRole('link', { name: 'Import observations: b.csv' })).toHaveClass('button-contained');
  expect(screen.getByRole('link', { name: 'Continue' })).toHaveClass('button-outlined');
  await user.click(within(list).getByRole('button', { name: 'Delete b.csv' }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(rowOf(uuid)?.files).toHaveLength(1));
});

test('references that the catalogue does not hold are kept line by line', async () => {
  const { uuid, path, title } = await draft();
  const { user } = await renderApp(`${path}/list-of-accessions`, { world, as: 'publisher' });
  await heading(title);
  const lines = await screen.findByRole('textbox', { name: 'References' });
  await user.click(lines);
  await user.paste('DEU146\tno such\tTriticum\nDEU146\n');
  await screen.findByRole('row', { name: '2 acceNumb Required' });
  expect(await press('Save these references')).toBeDisabled();
  await user.clear(lines);
  await user.click(lines);
  await user.paste('DEU146\tno such\tTriticum\n');
  await user.click(await press('Save these references'));
  await waitFor(() => {
    const row = rowOf(uuid);
    expect(row && world.catalogue.datasetReferences.of(row)).toMatchObject([{ acceNumb: 'no such' }]);
  });
});

test('numbers that the catalogue does not hold are kept with their accessions', async () => {
  const { uuid, path, title } = await draft();
  const { content } = await world.accessions.page({}, { l: 1 });
  const { accessionNumber = '', institute } = content[0] ?? {};
  const { user } = await renderApp(`${path}/list-of-accessions`, { world, as: 'publisher' });
  await heading(title);
  await user.click(await press('Paste numbers or open a file …'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Paste numbers' }));
  const rows = [`${accessionNumber},Triticum,${institute?.code},`, 'none 1,Aegilops,DEU146,', 'none 2,Aegilops,,'];
  const csv = fileOf('list.csv', ['ACCENUMB,GENUS,INSTCODE,Plot', ...rows].join('\r\n'));
  await user.upload(dialog.getByLabelText('Open a file …', { selector: 'input' }), csv);
  await dialog.findByText('3 identifiers found');
  expect(dialog.getByText('These columns are not read: Plot')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Find accessions' }));
  expect(await dialog.findByLabelText(/^Keep by their numbers, as not in the catalogue, .*: 1$/)).toBeChecked();
  expect(dialog.getByText(/^Cannot be kept.*: 1$/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Add 1 accession' }));
  await waitFor(() => {
    const row = rowOf(uuid);
    expect(row && world.catalogue.datasetReferences.of(row)).toMatchObject([
      { acceNumb: accessionNumber, uuid: content[0]?.uuid },
      { instCode: 'DEU146', acceNumb: 'none 1', genus: 'Aegilops' },
    ]);
  });
  const kept = 'instCode\tacceNumb\tgenus\tdoi\nDEU146\tnone 1\tAegilops\t';
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'References' })).toHaveValue(kept));
});

test('places are given in numbers within their bounds', async () => {
  const { uuid, path, title } = await draft();
  const { user } = await renderApp(`${path}/location`, { world, as: 'publisher' });
  await heading(title);
  await user.click(await press('Add: Places'));
  const latitude = (await screen.findAllByRole('textbox', { name: /^Latitude/ })).at(-1) as HTMLElement;
  await user.type(latitude, '95');
  await user.click(await press('Save'));
  await waitFor(() => expect(latitude).toBeInvalid());
  await user.clear(latitude);
  await user.type(latitude, '51.8');
  await user.click(await press('Save'));
  await waitFor(() => expect(rowOf(uuid)?.locations.at(-1)).toMatchObject({ decimalLatitude: 51.8 }));
});

test('a draft is deleted with its observations and files, after these were counted', async () => {
  // Another one, so that the list opens on those of this person.
  await draft();
  const { uuid, path, title } = await draft({});
  const { user } = await renderApp(`${path}/review-and-publish`, { world, as: 'publisher' });
  await heading(title);
  await user.click(await press('Delete'));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/^[\d,]+ observations go with it\.$/)).toBeVisible();
  expect(dialog.getByText(/^\d files? goe?s? with it\.$/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  await arrivedAt(/^\/dashboard\/datasets\/v/);
  expect(rowOf(uuid)).toBeUndefined();
});

test('the list counts the same before it deletes one', async () => {
  const { uuid } = await draft({ title: 'Deleted from the list' });
  const { user } = await renderApp('/dashboard/datasets', { world, as: 'publisher' });
  await user.click(await screen.findByLabelText('Actions for Deleted from the list'));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(/^[\d,]+ observations go with it\.$/)).toBeVisible();
  expect(await dialog.findByText(/^\d files? goe?s? with it\.$/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(rowOf(uuid)).toBeUndefined());
});

/** A draft of this person, made as an ingest makes it. */
function descriptorDraft(title: string, name: string) {
  const head = { uuid: crypto.randomUUID(), title, state: 'DRAFT', versionTag: '1.0', current: true } as const;
  const [published] = world.catalogue.descriptors.rows();
  const by = world.users.byEmail(`${name}@example.org`)?.uuid;
  const row = { ...head, owner: published?.owner ?? null, dataType: 'NUMERIC', category: 'EVALUATION' } as const;
  return world.catalogue.descriptors.create(row, { by });
}

test('drafts of others keep it from being published, and are named', async () => {
  await world.catalogue.descriptors.all();
  const [own, other] = [descriptorDraft('Awn length', 'publisher'), descriptorDraft('Awn of others', 'admin')];
  const { path, title } = await draft({ observed: null, descriptorUuids: [own.uuid, other.uuid] });
  const { user } = await renderApp(`${path}/review-and-publish`, { world, as: 'publisher' });
  await heading(title);
  const missing = within(await screen.findByRole('note'));
  const held = await missing.findByRole('link', { name: 'Awn of others' });
  expect(held).toHaveAttribute('href', `/descriptors/${other.uuid}`);
  expect(missing.queryByRole('link', { name: 'Awn length' })).toBeNull();
  expect(screen.queryByText('Nothing is missing.')).toBeNull();
  await user.click(await press('Send to review'));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Send to review' }));
  expect(await screen.findByText(/cannot be published with it.*: Awn of others\.$/)).toBeVisible();
});

test('the last step names the descriptors that are published with it', async () => {
  await world.catalogue.descriptors.all();
  const own = descriptorDraft('Awn length', 'publisher');
  const { path, title } = await draft({ observed: null, descriptorUuids: [own.uuid] });
  const { user } = await renderApp(`${path}/review-and-publish`, { world, as: 'publisher' });
  await heading(title);
  await screen.findByText('These descriptors are published with it:');
  expect(screen.getByText('Nothing is missing.')).toBeVisible();
  const [link] = screen.getAllByRole('link', { name: 'Awn length' });
  expect(link).toHaveAttribute('href', `/descriptors/${own.uuid}`);
  await user.click(await press('Send to review'));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Send to review' }));
  await press('Withdraw');
  expect(world.catalogue.descriptors.get(own.uuid)?.state).toBe('REVIEWING');
});

test('a descriptor without values is named by the last step, and left out of the table', async () => {
  const [seed] = await world.catalogue.datasetRows.all();
  const all = await world.catalogue.descriptors.all();
  const other = all.find(({ uuid, state }) => state === 'PUBLISHED' && !seed?.descriptorUuids.includes(uuid));
  const { uuid, path } = await draft({ descriptorUuids: [other?.uuid ?? '', ...(seed?.descriptorUuids ?? [])] });
  const { user } = await renderApp(`${path}/review-and-publish`, { world, as: 'publisher' });
  const told = (await screen.findByText(/^No observations have been loaded for these descriptors\./)).parentElement;
  expect(within(told as HTMLElement).getByRole('listitem')).toHaveTextContent(other?.title ?? '');
  await user.click(screen.getByRole('link', { name: 'View' }));
  await user.click(await screen.findByRole('link', { name: 'Data' }));
  await arrivedAt(`/datasets/${uuid}/data`);
  const [named] = seed?.descriptorUuids ?? [];
  const heads = within(await screen.findByRole('table'))
    .getAllByRole('columnheader')
    .map((each) => each.textContent);
  expect(heads.join()).toContain(world.catalogue.descriptors.get(named ?? '')?.title ?? '');
  expect(heads.join()).not.toContain(other?.title ?? '');
});

test('the last step shows what readers will see, and leads there', async () => {
  const { uuid, path, title } = await draft({});
  await renderApp(`${path}/review-and-publish`, { world, as: 'publisher' });
  await heading(title);
  expect(screen.getByRole('link', { name: 'View' })).toHaveAttribute('href', `/datasets/${uuid}`);
  const preview = within(await screen.findByRole('region', { name: 'As readers will see it' }));
  expect(await preview.findByRole('link', { name: /^[\d,]+ observations$/ })).toBeVisible();
  const [file] = rowOf(uuid)?.files ?? [];
  expect(preview.getByRole('link', { name: `Download ${file?.name}` })).toBeVisible();
  expect(preview.getByRole('heading', { name: 'Where it was observed' })).toBeVisible();
  const [first] = rowOf(uuid)?.descriptorUuids ?? [];
  const named = world.catalogue.descriptors.get(first ?? '');
  const observed = within(preview.getByRole('region', { name: 'What was observed' }));
  expect(await observed.findByRole('link', { name: named?.title ?? '' })).toBeVisible();
});
