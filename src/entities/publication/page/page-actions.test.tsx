import { screen } from '@testing-library/react';
import { makeWorld } from '../../../../mocks/rules/world/world';
import { arrivedAt, heading, renderApp, type Persona } from '../../../../test/harness/harness';

const PUBLISHED = 'Core collection of wheat';
const DRAFT = 'Potatoes for a trial of late blight';

async function open(title: string, as: Persona, at: 'page' | 'editor' = 'page') {
  const world = makeWorld({ accessions: 600 });
  const row = (await world.catalogue.subsets.all()).find((each) => each.title === title && each.current);
  const path = at === 'page' ? `/subsets/${row?.uuid}` : `/dashboard/subsets/${row?.uuid}/edit`;
  const { user } = await renderApp(path, { world, as });
  await heading(title);
  return { user, world, uuid: row?.uuid ?? '' };
}

test('from its page, who writes it makes a new version of what is published', async () => {
  const { user, world, uuid } = await open(PUBLISHED, 'publisher');
  await user.click(await screen.findByRole('button', { name: 'New version' }));
  await arrivedAt(/^\/dashboard\/subsets\/[\da-f-]{36}\/edit$/);
  const draft = world.catalogue.subsets.rows().find(({ title, state }) => title === PUBLISHED && state === 'DRAFT');
  expect(draft?.firstVersion).toBeTruthy();
  expect(draft?.uuid).not.toBe(uuid);
});

test('the editor of what is published opens to read, with a new version first', async () => {
  const { user } = await open(PUBLISHED, 'publisher', 'editor');
  expect(await screen.findByText(/^This is published and does not change any more/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: /^Title/ })).toBeDisabled();
  await user.click(await screen.findByRole('button', { name: 'New version' }));
  expect(await screen.findByText('New version created as a draft.')).toBeVisible();
});

test('a draft leads to its editor', async () => {
  const { user, uuid } = await open(DRAFT, 'publisher');
  await user.click(await screen.findByRole('link', { name: 'Edit' }));
  await arrivedAt(`/dashboard/subsets/${uuid}/edit`);
});

test('readers are offered neither', async () => {
  await open(PUBLISHED, 'user');
  expect(screen.queryByRole('button', { name: 'New version' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
});
