import { screen, waitFor, within } from '@testing-library/react';
import { DEMO_USERS } from '../../../../mocks/data/users/demo-users';
import { makeWorld } from '../../../../mocks/rules/world/world';
import { heading, renderApp } from '../../../../test/harness/harness';

const press = (name: string | RegExp) => screen.findByRole('button', { name });
const counted = (count: number) => (count === 1 ? '1 accession' : `${count} accessions`);

/** A subset that the publisher drafts, with the first of a published one's accessions. */
async function draftOf(held = 1) {
  const world = makeWorld({ accessions: 300 });
  const { subsets: table } = world.catalogue;
  const by = DEMO_USERS.find(({ email }) => email.startsWith('publisher'))?.uuid;
  const other = (await table.all()).find(({ state, current, accessions }) => {
    return state === 'PUBLISHED' && current && accessions.length > 2;
  });
  if (!other) throw new Error('The demo has subsets');
  const accessions = other.accessions.slice(0, held);
  const row = { ...other, uuid: crypto.randomUUID(), firstVersion: null, title: 'My trial', accessions };
  const draft = table.create({ ...row, state: 'DRAFT', accessionCount: accessions.length }, { by });
  const path = `/dashboard/subsets/${draft.uuid}/edit/list-of-accessions`;
  return { world, other, path, kept: () => table.get(draft.uuid)?.accessions ?? [] };
}

test('all accessions of a subset are added, each of them accounted for', async () => {
  const { world, other, path, kept } = await draftOf();
  const { user } = await renderApp(path, { as: 'publisher', world });
  await heading('My trial');
  await user.click(await press('Add all of a subset or dataset …'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add all of a subset or dataset' }));
  await dialog.findByText(/at most 20,000/);
  await user.click(await dialog.findByRole('combobox', { name: 'Subset' }));
  await user.paste(other.title);
  const [option] = await screen.findAllByRole('option', { name: new RegExp(other.title.slice(0, 12)) });
  await user.click(option as HTMLElement);
  await user.click(dialog.getByRole('button', { name: 'Count them' }));
  const all = other.accessions.length;
  await dialog.findByText(counted(all));
  expect(dialog.getByText('1 of them is in the list already')).toBeVisible();
  await user.click(await dialog.findByRole('button', { name: `Add ${counted(all - 1)}` }));
  await screen.findByText(`${counted(all - 1)} added`);
  await waitFor(() => expect(kept()).toEqual(other.accessions));
});

test('accessions are added by a filter that is made in place', async () => {
  const { world, path, kept } = await draftOf(0);
  const { user } = await renderApp(path, { as: 'publisher', world });
  await user.click(await press('Add by filter …'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add by filter' }));
  // All of the catalogue is no filter.
  expect(await dialog.findByRole('button', { name: 'Count them' })).toBeDisabled();
  await user.click(await dialog.findByRole('checkbox', { name: /^Wheat/ }));
  await dialog.findByRole('list', { name: 'Filters in force' });
  const wheat = await world.accessions.uuids({ crop: ['wheat'] }, 1_000);
  await dialog.findByText(counted(wheat.uuids.length));
  await user.click(dialog.getByRole('button', { name: 'Count them' }));
  await user.click(await dialog.findByRole('button', { name: `Add ${counted(wheat.uuids.length)}` }));
  await screen.findByText(`${counted(wheat.uuids.length)} added`);
  await waitFor(() => expect(kept().toSorted()).toEqual([...wheat.uuids].toSorted()));
});

test('a filter that is applied by Enter adds nothing that was counted before', async () => {
  const { world, path, kept } = await draftOf(0);
  const { user } = await renderApp(path, { as: 'publisher', world });
  await user.click(await press('Add by filter …'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add by filter' }));
  await user.click(await dialog.findByRole('checkbox', { name: /^Wheat/ }));
  await dialog.findByRole('list', { name: 'Filters in force' });
  await user.click(dialog.getByRole('button', { name: 'Count them' }));
  await dialog.findByRole('button', { name: /^Add \d+ accessions$/ });
  for (const name of ['Numbers', 'Accession number']) await user.click(dialog.getByText(name, { selector: 'summary' }));
  await user.type(await dialog.findByLabelText('Accession number: Contains'), '1{Enter}');
  expect(dialog.getByRole('button', { name: 'Count them' })).toBeEnabled();
  expect(kept()).toEqual([]);
});

test('a text that holds no filter is told beside it', async () => {
  const { world, path } = await draftOf(0);
  const { user } = await renderApp(path, { as: 'publisher', world });
  await user.click(await press('Add by filter …'));
  await user.type(await screen.findByRole('textbox', { name: /^Address or filter code/ }), 'wheat');
  await screen.findByText(/This holds no filter code/);
});
