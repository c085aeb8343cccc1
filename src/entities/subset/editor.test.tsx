import { screen, waitFor } from '@testing-library/react';
import { makeWorld, type World } from '../../../mocks/rules/world/world';
import { arrivedAt, heading, renderApp, type Persona } from '../../../test/harness/harness';

const open = (path: string, as: Persona, world: World) => renderApp(path, { as, world });
const field = (name: string) => screen.findByRole('textbox', { name: new RegExp(`^${name}`) });
const press = (name: string) => screen.findByRole('button', { name });

/** A draft that somebody has made, and its address. */
async function draftOf(world: World, email: string) {
  const table = world.catalogue.subsets;
  const [seed] = await table.all();
  if (!seed) throw new Error('The demo has a subset');
  const copy = { ...seed, uuid: crypto.randomUUID(), state: 'DRAFT' as const, current: false };
  const draft = table.create(copy, { by: world.users.byEmail(email)?.uuid });
  return { draft, path: `/dashboard/subsets/${draft.uuid}` };
}

test('a subset is made step by step, and its address follows', async () => {
  const world = makeWorld({ accessions: 60 });
  const { user, address } = await open('/dashboard/subsets/edit', 'publisher', world);
  await heading('New subset');
  await user.click(await press('Save and continue'));
  expect(await field('Title')).toBeInvalid();
  expect(await field('Title')).toHaveFocus();
  await user.type(await field('Title'), 'Core');
  await user.type(await screen.findByRole('combobox', { name: /^Data provider/ }), 'ipk');
  await user.click(await screen.findByRole('option', { name: /IPK/ }));
  await user.click(await press('Save and continue'));
  await arrivedAt(/^\/dashboard\/subsets\/[\da-f-]{36}\/edit\/list-of-accessions$/);
  const uuid = address().split('/')[3] ?? '';
  expect(await world.catalogue.subsets.one(uuid)).toMatchObject({ title: 'Core', state: 'DRAFT' });
  await heading('Core');
  expect(await screen.findAllByText('Something is missing')).toHaveLength(2);
});

test('creators are filled in one by one, and kept with the others', async () => {
  const world = makeWorld({ accessions: 60 });
  const { draft, path } = await draftOf(world, 'publisher@example.org');
  const { user } = await open(`${path}/edit/creators`, 'publisher', world);
  await heading(draft.title);
  await user.click(await press('Add: Creators'));
  const names = await screen.findAllByRole('textbox', { name: /^Full name/ });
  await user.type(names.at(-1) as HTMLElement, 'Ada Breeder');
  await user.selectOptions(
    (await screen.findAllByRole('combobox', { name: /^Role/ })).at(-1) as HTMLElement,
    'Curator',
  );
  await user.click(await press('Save'));
  await waitFor(async () =>
    expect((await world.catalogue.subsets.one(draft.uuid))?.creators.at(-1)).toMatchObject({
      fullName: 'Ada Breeder',
      role: 'CURATOR',
    }),
  );
});

test('somebody else’s draft can be read, and says why it cannot be changed', async () => {
  const world = makeWorld({ accessions: 60 });
  const { draft, path } = await draftOf(world, 'admin@example.org');
  await open(path, 'publisher', world);
  await arrivedAt(`${path}/edit`);
  await heading(draft.title);
  expect(await screen.findByText(/You can read this draft, but not change it/)).toBeVisible();
  expect(await field('Title')).toBeDisabled();
});

test('the list of accessions is there by itself', async () => {
  const world = makeWorld({ accessions: 60 });
  const { draft, path } = await draftOf(world, 'publisher@example.org');
  await open(`${path}/edit/list-of-accessions`, 'publisher', world);
  await heading(draft.title);
  expect(await screen.findByRole('button', { name: 'Paste numbers or open a file …' })).toBeVisible();
});
