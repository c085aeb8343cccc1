import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { makeWorld } from '../../../mocks/rules/world/world';
import { arrivedAt, heading, renderApp } from '../../../test/harness/harness';

const world = makeWorld({ accessions: 60 });
const BARLEY = 'Core collection of barley';
let accessions: readonly string[] = [];
let tree = { uuid: '', title: '' };

beforeAll(async () => {
  accessions = (await world.catalogue.subsets.all()).find(({ title }) => title === BARLEY)?.accessions ?? [];
  tree = (await world.catalogue.trees.all()).find(({ crops }) => crops.includes('barley')) ?? tree;
});

async function unfold(user: Awaited<ReturnType<typeof renderApp>>['user'], ...names: string[]) {
  const panel = await screen.findByRole('group', { name: 'Filters' });
  await waitFor(() => expect(panel).toBeEnabled());
  for (const name of names) await user.click(within(panel).getByText(name, { selector: 'summary' }));
}

describe('what accessions are part of', () => {
  test('narrows them, named by its title', async () => {
    const { user } = await renderApp('/a?size=25', { world });
    await heading(/^\d+ accessions$/);
    await unfold(user, 'Subsets, datasets and networks', 'Subsets and core collections', 'In a subset');
    await user.click(await screen.findByRole('checkbox', { name: new RegExp(`^${BARLEY}`) }));
    await heading(`${accessions.length} accessions`);
    await arrivedAt(/^\/a\/v[\w-]+\?size=25$/);
    const chips = await screen.findByRole('list', { name: 'Filters in force' });
    expect(within(chips).getByRole('button', { name: `Subsets and core collections: ${BARLEY}` })).toBeVisible();
  });

  test('says when it could not be counted, and counts again', async () => {
    let fail = true;
    const { user } = await renderApp('/a?size=25', {
      world,
      handlers: [
        http.post('*/acn/filter', ({ request }) => {
          if (!fail || !request.url.includes('subsets')) return undefined;
          return HttpResponse.json({ error: 'Out of order' }, { status: 500 });
        }),
      ],
    });
    await heading(/^\d+ accessions$/);
    await unfold(user, 'Subsets, datasets and networks', 'Subsets and core collections');
    const note = await screen.findByText('The values could not be counted.');
    fail = false;
    await user.click(within(note).getByRole('button', { name: 'Try again' }));
    await screen.findByRole('checkbox', { name: new RegExp(`^${BARLEY}`) });
  });

  test('is named on the page of each', async () => {
    await renderApp(`/a/${accessions[0]}`, { world });
    const subset = await screen.findByRole('link', { name: BARLEY });
    expect(subset).toHaveAttribute('href', expect.stringMatching(/^\/subsets\/[\da-f-]{36}$/));
    const trees = await screen.findByRole('region', { name: 'Diversity trees' });
    expect(await within(trees).findByRole('link', { name: tree.title })).toHaveAttribute(
      'href',
      `/divtree/${tree.uuid}`,
    );
  });
});

test('a crop leads to its trees and to what is published about it', async () => {
  await renderApp('/c/barley?size=25', { world });
  const trees = await screen.findByRole('region', { name: 'Diversity trees' });
  expect(within(trees).getByRole('link', { name: tree.title })).toHaveAttribute('href', `/divtree/${tree.uuid}`);
  const related = await screen.findByRole('region', { name: 'Related' });
  expect(await within(related).findByRole('link', { name: /^\d+ subsets?$/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/subsets\/v[\w-]+$/),
  );
});
