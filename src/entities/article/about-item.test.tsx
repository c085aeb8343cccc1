import { screen } from '@testing-library/react';
import type { ArticleClass } from '@/contract/content/article';
import { href } from '@/routes/href';
import { makeWorld, type World } from '../../../mocks/rules/world/world';
import { renderApp } from '../../../test/harness/harness';

interface Item {
  uuid: string;
  state?: string;
}
type Row = [about: ArticleClass, items: (world: World) => Promise<readonly Item[]>, at: (uuid: string) => string];

const PAGES: readonly Row[] = [
  [
    'Dataset',
    async ({ catalogue }) => (await catalogue.datasets.all()).map(({ head }) => head),
    (uuid) => href('dataset', { uuid }),
  ],
  ['Subset', ({ catalogue }) => catalogue.subsets.all(), (uuid) => href('subset', { uuid })],
  ['Partner', ({ catalogue }) => catalogue.partners.all(), (uuid) => href('partner', { uuid })],
  ['Descriptor', ({ catalogue }) => catalogue.descriptors.all(), (uuid) => href('descriptor', { uuid })],
  ['DescriptorList', ({ catalogue }) => catalogue.descriptorLists.all(), (uuid) => href('descriptorList', { uuid })],
  // Its page tells of it by itself, which the article takes the place of.
  [
    'Network',
    async ({ catalogue }) => (await catalogue.networks.all()).map(({ shortName }) => ({ uuid: shortName })),
    (shortName) => href('network', { shortName }),
  ],
  ['DiversityTree', ({ catalogue }) => catalogue.trees.all(), (uuid) => href('divtree', { uuid, tab: 'about' })],
];

test.each(PAGES)('what editors wrote of a %s stands on its page', async (className, items, at) => {
  const texts = { 'en/all-of-it.md': '---\ntitle: All of it\n---\n\nIt feeds **the world**.\n' };
  const world = makeWorld({ texts: () => Promise.resolve(texts) });
  const item = (await items(world)).find(({ state = 'PUBLISHED' }) => state === 'PUBLISHED');
  if (!item) throw new Error(`No ${className} is public.`);
  const { articles } = world.content;
  await articles.table.all();
  articles.save('all-of-it', undefined, { className, targetId: item.uuid }, { by: undefined });
  articles.publish('all-of-it', undefined, {}, { by: undefined });
  await renderApp(at(item.uuid), { world });
  expect(await screen.findByRole('heading', { name: 'All of it' })).toBeVisible();
  expect((await screen.findByText('the world')).tagName).toBe('STRONG');
});
