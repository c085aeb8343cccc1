import { screen, waitFor, within } from '@testing-library/react';
import { makeWorld } from '../../../../mocks/rules/world/world';
import { renderApp } from '../../../../test/harness/harness';

const region = (version: string) => screen.findByRole('region', { name: `Compared with version ${version}` });

/** Texts of the list below a sentence. */
async function below(part: HTMLElement, sentence: string): Promise<string[]> {
  const told = await within(part).findByText(sentence);
  const list = within(told.parentElement as HTMLElement).getByRole('list');
  return within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
}

test('a review names the accessions that a new version adds and takes away', async () => {
  const world = makeWorld({ accessions: 300 });
  const { subsets: table } = world.catalogue;
  const before = (await table.all()).find(({ state, current, accessions }) => {
    return state === 'PUBLISHED' && current && accessions.length > 12;
  });
  if (!before) throw new Error('The demo has subsets');
  const { uuids } = await world.accessions.uuids({ NOT: { subsets: [before.uuid] } }, 300);
  const accessions = [...before.accessions.slice(12), ...uuids.slice(0, 2)];
  const made = table.create(
    {
      ...before,
      uuid: crypto.randomUUID(),
      firstVersion: before.firstVersion ?? before.uuid,
      versionTag: '9.9',
      current: false,
      accessions,
      state: 'REVIEWING',
    },
    { by: undefined },
  );
  await renderApp(`/dashboard/subsets/${made.uuid}/edit/review-and-publish`, { world, as: 'admin' });
  const part = await region(before.versionTag);
  const { content } = await world.accessions.byUuid(uuids.slice(0, 2));
  const added = await below(part, '2 accessions added:');
  expect(added.toSorted()).toEqual(
    content.map(({ accessionNumber, instituteCode }) => `${accessionNumber} · ${instituteCode}`).toSorted(),
  );
  const removed = await below(part, '12 accessions removed:');
  expect(removed).toHaveLength(11);
  expect(removed.at(-1)).toBe('and 2 more');
  expect(within(part).getByRole('link', { name: 'and 2 more' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/a\/v/),
  );
  expect(within(part).queryByText('Nothing differs from it.')).toBeNull();
});

test('a review names the descriptors that a list has lost', async () => {
  const world = makeWorld({ accessions: 60 });
  const { descriptorLists: table, descriptors } = world.catalogue;
  const before = (await table.all()).find(({ state, current, descriptors: own }) => {
    return state === 'PUBLISHED' && current && own.length > 3;
  });
  if (!before) throw new Error('The demo has lists');
  const [first = '', ...others] = before.descriptors;
  const version = {
    ...before,
    firstVersion: before.firstVersion ?? before.uuid,
    current: false,
    state: 'REVIEWING' as const,
  };
  const less = table.create(
    { ...version, uuid: crypto.randomUUID(), versionTag: '9.8', descriptors: others },
    { by: undefined },
  );
  const path = (uuid: string) => `/dashboard/descriptorlists/${uuid}/edit/review-and-publish`;
  await renderApp(path(less.uuid), { world, as: 'admin' });
  const part = await region(before.versionTag);
  const title = (await descriptors.one(first))?.title ?? '';
  await waitFor(async () => expect((await below(part, '1 descriptor removed:'))[0]).toMatch(title));
});

test('a review says when only the order of descriptors changed', async () => {
  const world = makeWorld({ accessions: 60 });
  const { descriptorLists: table } = world.catalogue;
  const before = (await table.all()).find(({ state, current, descriptors }) => {
    return state === 'PUBLISHED' && current && descriptors.length > 3;
  });
  if (!before) throw new Error('The demo has lists');
  const made = table.create(
    {
      ...before,
      uuid: crypto.randomUUID(),
      firstVersion: before.firstVersion ?? before.uuid,
      current: false,
      state: 'REVIEWING',
      versionTag: '9.8',
      descriptors: before.descriptors.toReversed(),
    },
    { by: undefined },
  );
  await renderApp(`/dashboard/descriptorlists/${made.uuid}/edit/review-and-publish`, { world, as: 'admin' });
  const part = await region(before.versionTag);
  expect(await within(part).findByText('The order of the descriptors changed.')).toBeVisible();
  expect(within(part).queryByText('Nothing differs from it.')).toBeNull();
});
