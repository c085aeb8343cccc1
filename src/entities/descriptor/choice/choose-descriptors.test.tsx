import { screen, waitFor, within } from '@testing-library/react';
import { DEMO_USERS } from '../../../../mocks/data/users/demo-users';
import { makeWorld } from '../../../../mocks/rules/world/world';
import { heading, renderApp } from '../../../../test/harness/harness';

const press = (name: string | RegExp) => screen.findByRole('button', { name });

/** A list of two descriptors that the publisher drafts, and a published one with more. */
async function draftOf() {
  const world = makeWorld({ accessions: 60 });
  const { descriptorLists: table } = world.catalogue;
  const by = DEMO_USERS.find(({ email }) => email.startsWith('publisher'))?.uuid;
  const other = (await table.all()).find(({ state, current, descriptors }) => {
    return state === 'PUBLISHED' && current && descriptors.length > 4;
  });
  if (!other) throw new Error('The demo has a long list');
  const draft = table.create(
    {
      ...other,
      uuid: crypto.randomUUID(),
      firstVersion: null,
      title: 'My own list',
      state: 'DRAFT',
      descriptors: other.descriptors.slice(0, 2),
    },
    { by },
  );
  const path = `/dashboard/descriptorlists/${draft.uuid}/edit/select-descriptors`;
  return { world, other, path, kept: () => table.get(draft.uuid)?.descriptors ?? [] };
}

test('all descriptors of another list are added in its order, counted before', async () => {
  const { world, other, path, kept } = await draftOf();
  const { user } = await renderApp(path, { as: 'publisher', world });
  await heading('My own list');
  await user.click(await press('Add all of a descriptor list …'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add all of a descriptor list' }));
  await user.click(await dialog.findByRole('combobox', { name: 'Descriptor list' }));
  await user.paste(other.title);
  await user.click(await screen.findByRole('option', { name: new RegExp(other.title.replace(/[()]/g, '.')) }));
  await user.click(dialog.getByRole('button', { name: 'Count them' }));
  const all = other.descriptors.length;
  await dialog.findByText(`${all} descriptors`);
  expect(dialog.getByText('2 of them are in the list already.')).toBeVisible();
  await user.click(await dialog.findByRole('button', { name: `Add ${all - 2} descriptors` }));
  await screen.findByText(`${all - 2} descriptors added. 2 of them are in the list already.`);
  // Until it is saved, it can be taken back.
  expect(kept()).toHaveLength(2);
  await user.click(await press('Save'));
  await waitFor(() => expect(kept()).toEqual(other.descriptors));
});

test('descriptors are found by the filters of the catalogue and ticked', async () => {
  const { world, path, kept } = await draftOf();
  const { user } = await renderApp(path, { as: 'publisher', world });
  await user.click(await press('Find descriptors …'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Find descriptors' }));
  await user.click(await dialog.findByRole('checkbox', { name: /^Wheat/ }));
  await dialog.findByRole('list', { name: 'Filters in force' });
  const table = within(await dialog.findByRole('table', { name: 'Descriptors' }));
  const boxes = table.getAllByRole<HTMLInputElement>('checkbox').filter(({ disabled }) => !disabled);
  for (const box of boxes.slice(0, 2)) await user.click(box);
  await user.click(dialog.getByRole('button', { name: 'Add 2 descriptors' }));
  await screen.findByText('2 descriptors added.');
  await user.click(await press('Save'));
  await waitFor(() => expect(kept()).toHaveLength(4));
});

test('a text that is applied as a filter saves nothing of the form behind', async () => {
  const { world, other, path, kept } = await draftOf();
  const { user } = await renderApp(path, { as: 'publisher', world });
  const find = async () => {
    await user.click(await press('Find descriptors …'));
    return within(await screen.findByRole('dialog', { name: 'Find descriptors' }));
  };
  const first = await find();
  const rows = within(await first.findByRole('table', { name: 'Descriptors' }));
  const free = rows.getAllByRole<HTMLInputElement>('checkbox').find(({ disabled }) => !disabled);
  await user.click(free as HTMLElement);
  await user.click(first.getByRole('button', { name: 'Add 1 descriptor' }));
  await screen.findByText('1 descriptor added.');

  // The form has something to save now.
  const dialog = await find();
  await user.type(await dialog.findByLabelText(/: Contains$/), 'height{Enter}');
  await dialog.findByRole('list', { name: 'Filters in force' });
  expect(kept()).toEqual(other.descriptors.slice(0, 2));
  await user.click(dialog.getByRole('button', { name: /^Add all \d+ that fit/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(kept()).toEqual(other.descriptors.slice(0, 2));
});
