import { screen, waitFor } from '@testing-library/react';
import { DEMO_USERS } from '../../../mocks/data/users/demo-users';
import { makeWorld } from '../../../mocks/rules/world/world';
import { closeApp } from '../../../test/harness/close-app';
import { arrivedAt, followMenu, heading, renderApp } from '../../../test/harness/harness';

const DRAFT = 'Potatoes for a trial of late blight';
const CORE = 'Core collection of wheat';
/** Made by an administrator. */
const OTHERS = 'Core collection of barley';

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

test('what others made is theirs, too, whom its permissions let edit it', async () => {
  const world = makeWorld({ accessions: 300 });
  const core = (await world.catalogue.subsets.all()).find(({ title }) => title === OTHERS);
  if (!core || PUBLISHER === undefined) throw new Error('The demo has a core collection, and who publishes');
  const entry = { sid: PUBLISHER, read: true, write: true, create: false, delete: false, manage: false };
  world.acl.set('subset', core.uuid, { version: 0, inherits: true, entries: [entry] }, { by: core.createdBy });
  await renderApp('/dashboard/subsets', { world, as: 'publisher' });
  await isPressed(/^Mine \(3\)$/);
  await screen.findByText(OTHERS);
});

test('a link to what is mine leads a colleague to what is theirs', async () => {
  const world = makeWorld({ accessions: 300 });
  const { filterCode } = await renderApp('/dashboard/subsets', { world, as: 'publisher' }).then(async () => {
    await isPressed(/^Mine/);
    return { filterCode: /[^/]+$/.exec(window.location.pathname)?.[0] ?? '' };
  });
  closeApp();
  await renderApp(`/dashboard/subsets/${filterCode}`, { world, as: 'admin' });
  await isPressed(/^Mine/);
  expect(screen.queryByLabelText('Filters in force')).toBeNull();
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
