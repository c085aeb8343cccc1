import { screen, waitFor, within } from '@testing-library/react';
import Papa from 'papaparse';
import { makeWorld } from '../../../mocks/rules/world/world';
import { arrivedAt, heading, renderApp } from '../../../test/harness/harness';
import { descriptorRows } from './descriptor-rows';
import { numbered } from './numbered';

const press = (name: string) => screen.findByRole('button', { name });

/** A draft of the publisher, and its address. */
async function draftOf(members: number) {
  const world = makeWorld({ accessions: 60 });
  const { descriptorLists: table, descriptors } = world.catalogue;
  const [seed] = await table.all();
  if (!seed) throw new Error('The demo has a descriptor list');
  const uuids = seed.descriptors.slice(0, members);
  const row = { ...seed, uuid: crypto.randomUUID(), state: 'DRAFT' as const, descriptors: uuids };
  const by = world.users.byEmail('publisher@example.org')?.uuid;
  const draft = table.create({ ...row, descriptorCount: members, firstVersion: null }, { by });
  const titles = uuids.map((uuid) => descriptors.get(uuid)?.title ?? '');
  const kept = () => table.get(draft.uuid);
  return { world, draft, titles, kept, path: `/dashboard/descriptorlists/${draft.uuid}/edit` };
}

test('descriptors are put in order by buttons', async () => {
  const { world, draft, titles, kept, path } = await draftOf(3);
  const { user } = await renderApp(`${path}/reorder-descriptors`, { as: 'publisher', world });
  await heading(draft.title);
  await user.click(await screen.findByRole('button', { name: new RegExp(`^Move to the end.*${titles[0]}`) }));
  await user.click(await press('Save'));
  const [first = '', ...others] = draft.descriptors;
  await waitFor(() => expect(kept()?.descriptors).toEqual([...others, first]));
});

test('descriptors are added as they are found', async () => {
  const { world, draft, titles, kept, path } = await draftOf(1);
  const other = (await world.catalogue.descriptors.all()).find(
    ({ uuid, current, state, crop }) => state === 'PUBLISHED' && current && !crop && !draft.descriptors.includes(uuid),
  );
  const { user } = await renderApp(`${path}/select-descriptors`, { as: 'publisher', world });
  await screen.findByText(new RegExp(`^${titles[0]}`));
  await user.click(await screen.findByRole('combobox', { name: /^Descriptors/ }));
  await user.paste(other?.title ?? '');
  const [found] = await screen.findAllByRole('option', { name: new RegExp(other?.title ?? '') });
  await user.click(found as HTMLElement);
  await user.click(await press('Save'));
  await waitFor(() => expect(kept()?.descriptorCount).toBe(2));
});

test('extras that are no JSON are told', async () => {
  const { world, kept, path } = await draftOf(1);
  const { user } = await renderApp(path, { as: 'publisher', world });
  const extras = await screen.findByRole('textbox', { name: /^Further data/ });
  await user.click(extras);
  await user.paste('{"a": }');
  await user.click(await press('Save'));
  expect((await screen.findAllByText(/Valid JSON is required/))[0]).toBeVisible();
  await user.clear(extras);
  await user.paste('{"a": 1}');
  await user.click(await press('Save'));
  await waitFor(() => expect(kept()?.extras).toEqual({ a: 1 }));
});

test('it is opened from the list of the dashboard', async () => {
  const { world, draft } = await draftOf(1);
  world.catalogue.descriptorLists.change(draft.uuid, undefined, { title: 'Of the dashboard' }, { by: undefined });
  const { user } = await renderApp('/dashboard/descriptorlists', { as: 'publisher', world });
  await user.click(await screen.findByRole('link', { name: 'Of the dashboard' }));
  await arrivedAt(`/dashboard/descriptorlists/${draft.uuid}/edit`);
});

test('what is pasted is told line by line, and then imported as a whole', async () => {
  const { world, draft, titles, kept, path } = await draftOf(1);
  const { user } = await renderApp(`${path}/import-descriptors`, { as: 'publisher', world });
  const known = world.catalogue.descriptors.get(draft.descriptors[0] ?? '');
  if (!known) throw new Error('The list has a descriptor');
  const [header = [], row = []] = descriptorRows(numbered([known]));
  const made = (dataType: string) =>
    header.map((name) => ({ title: 'Leaf hairs', category: 'EVALUATION', dataType })[name] ?? '');
  const table = (dataType: string) => Papa.unparse([header, made(dataType), row], { delimiter: '\t' });
  const text = await screen.findByRole('textbox', { name: 'Rows, tab separated' });
  await user.click(text);
  await user.paste('title\nLeaf hairs');
  expect(await screen.findByText('Error while parsing header names')).toBeVisible();
  await user.clear(text);
  await user.paste(table('PICTURE'));
  expect(await screen.findByRole('row', { name: '2 dataType PICTURE Invalid pattern' })).toBeVisible();
  expect(await press('Import 1 descriptor')).toBeDisabled();
  await user.clear(text);
  await user.paste(table('TEXT'));
  await user.click(await press('Import 2 descriptors'));
  await waitFor(() => expect(kept()?.descriptorCount).toBe(2));
  const now = kept()?.descriptors.map((uuid) => world.catalogue.descriptors.get(uuid)?.title);
  expect(now).toEqual([titles[0], 'Leaf hairs']);
  expect(await screen.findByText('2 descriptors were imported.')).toBeVisible();
});

test('the last step shows the descriptors in their order', async () => {
  const { world, draft, titles, path } = await draftOf(3);
  await renderApp(`${path}/review-and-publish`, { as: 'publisher', world });
  await heading(draft.title);
  await screen.findByRole('link', { name: titles[2] ?? '' });
  const names = screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
  expect(names.filter((name) => titles.includes(name))).toEqual(titles);
});

test('the last step names the drafts that are published with it', async () => {
  const { world, draft, kept, path } = await draftOf(2);
  const { descriptors: table, descriptorLists } = world.catalogue;
  const known = table.get(draft.descriptors[0] ?? '');
  if (!known) throw new Error('The list has a descriptor');
  const row = { ...known, uuid: crypto.randomUUID(), title: 'Leaf hairs', state: 'DRAFT' as const, firstVersion: null };
  const made = table.create(row, { by: draft.createdBy });
  descriptorLists.change(draft.uuid, undefined, { descriptors: [known.uuid, made.uuid] }, { by: undefined });
  const { user } = await renderApp(`${path}/review-and-publish`, { as: 'publisher', world });
  await screen.findByText('These descriptors are published with it:');
  expect(screen.getAllByRole('link', { name: 'Leaf hairs' })[0]).toHaveAttribute('href', `/descriptors/${made.uuid}`);
  await user.click(await press('Send to review'));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Send to review' }));
  await press('Withdraw');
  expect(kept()?.state).toBe('REVIEWING');
  expect(table.get(made.uuid)?.state).toBe('REVIEWING');
});

test('in the dashboard, it is said that descriptors go along before it is sent to review', async () => {
  const { world, draft, kept } = await draftOf(1);
  const { user } = await renderApp('/dashboard/descriptorlists', { as: 'publisher', world });
  const [menu] = await screen.findAllByRole('button', { name: `Actions for ${draft.title}` });
  await user.click(menu as HTMLElement);
  await user.click(await screen.findByRole('menuitem', { name: 'Send to review' }));
  const dialog = within(await screen.findByRole('dialog', { name: `Send “${draft.title}” to review?` }));
  expect(dialog.getByText(/^Descriptors that are not published yet go along\./)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Send to review' }));
  await waitFor(() => expect(kept()?.state).toBe('REVIEWING'));
});
