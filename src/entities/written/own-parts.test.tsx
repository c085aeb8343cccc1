import { screen, waitFor } from '@testing-library/react';
import { DEMO_USERS } from '../../../mocks/data/users/demo-users';
import { makeWorld } from '../../../mocks/rules/world/world';
import { arrivedAt, followMenu, heading, renderApp } from '../../../test/harness/harness';

const DRAFT = 'Potatoes for a trial of late blight';
const CORE = 'Core collection of wheat';

const PUBLISHER = DEMO_USERS.find(({ email }) => email.startsWith('publisher'))?.uuid;

const part = (name: RegExp) => screen.findByRole('button', { name });
const isPressed = async (name: RegExp) =>
  waitFor(async () => expect(await part(name)).toHaveAttribute('aria-pressed', 'true'));

test('a working list opens on what this person made, all of it is one press away and has an address', async () => {
  const world = makeWorld({ accessions: 300 });
  const { user } = await renderApp('/dashboard/subsets', { world, as: 'publisher' });
  await heading('2 subsets');
  await isPressed(/^Mine \(2\)$/);
  // What is in a part is said by its button alone.
  expect(screen.queryByLabelText('Filters in force')).toBeNull();
  await user.click(await part(/^All \(\d+\)$/));
  await arrivedAt('/dashboard/subsets?whose=all');
  await isPressed(/^All \(\d+\)$/);
  await screen.findByText(CORE);
});

test('what is narrowed stays narrowed in the other part, and clearing filters stays in the part', async () => {
  const world = makeWorld({ accessions: 300 });
  const { user } = await renderApp('/dashboard/subsets', { world, as: 'publisher' });
  await isPressed(/^Mine/);
  await user.click(await screen.findByRole('checkbox', { name: /^Draft/ }));
  await heading('1 subset');
  await screen.findByText(DRAFT);
  await isPressed(/^Mine \(1\)$/);
  await user.click(await screen.findByRole('button', { name: 'Clear all' }));
  await isPressed(/^Mine \([2-9]\)$/);
});

test('administrators begin with what is in review', async () => {
  const world = makeWorld({ accessions: 300 });
  const { user } = await renderApp('/dashboard/subsets', { world, as: 'admin' });
  await isPressed(/^All/);
  expect(screen.queryByRole('button', { name: /^In review/ })).toBeNull();
  const draft = (await world.catalogue.subsets.all()).find(({ title }) => title === DRAFT);
  if (!draft) throw new Error('The demo has a draft');
  world.catalogue.subsets.change(draft.uuid, draft.version ?? 0, { state: 'REVIEWING' }, { by: PUBLISHER });
  await followMenu(user, 'Data', 'Datasets');
  await heading(/dataset/);
  await followMenu(user, 'Data', 'Subsets');
  await isPressed(/^In review \(1\)$/);
  await screen.findByText(DRAFT);
});

test('where nothing is of this person, the list opens on all of it and offers no choice', async () => {
  const world = makeWorld({ accessions: 300 });
  await renderApp('/dashboard/datasets', { world, as: 'publisher' });
  await heading(/^\d+ datasets$/);
  await arrivedAt('/dashboard/datasets');
  expect(screen.queryByRole('button', { name: /^(All|Mine)/ })).toBeNull();
});
