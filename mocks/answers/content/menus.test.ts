import type { Menu, ReadMenu } from '@/contract/content/menu';
import { contentApi } from './content.fixture';

const { ask, edit } = contentApi();
const shown = async (lang = 'en') => (await ask<ReadMenu>(`GET /menu/links?lang=${lang}`)).body;

test('a menu names the articles that there are, by their titles', async () => {
  const { body } = await ask<ReadMenu>('GET /menu/about?lang=cs');
  expect(body).toEqual({
    key: 'about',
    lang: 'cs',
    items: [
      { id: 'about', title: 'O nás', slug: 'about' },
      { id: 'contact', title: 'Contact', lang: 'en', slug: 'contact' },
    ],
  });
  expect((await ask('GET /menu/nothing')).status).toBe(404);
});

test('a menu is a tree of articles, addresses and headings, public when it is published', async () => {
  const items = [
    {
      id: 'a',
      title: 'More',
      translations: { cs: { title: 'Více' } },
      items: [{ id: 'b', title: 'FAO', url: 'https://www.fao.org/' }],
    },
    { id: 'c', title: 'Search', url: '/a' },
    { id: 'd', title: 'Nothing below', items: [{ id: 'e', slug: 'never-written' }] },
  ];
  expect((await edit('POST /menu', { key: 'links', items })).status).toBe(200);
  expect((await ask('GET /menu/links')).status).toBe(404);
  await edit('POST /menu/links/publish', { version: 1 });
  const more = { id: 'a', title: 'More', items: [{ id: 'b', title: 'FAO', url: 'https://www.fao.org/' }] };
  expect((await shown()).items).toEqual([more, { id: 'c', title: 'Search', url: '/a' }]);
  expect((await shown('cs')).items[0]).toMatchObject({ title: 'Více' });
  await edit('PUT /menu/links', { version: 2, items: [] });
  expect((await shown()).items).toHaveLength(2);
  expect((await edit<Menu>('POST /menu/links/discard', { version: 3 })).body.items).toHaveLength(3);
});

const many = (count: number) => Array.from({ length: count }, (_, at) => ({ id: `i${at}`, title: 'x', url: '/a' }));
const deep = (levels: number): object => ({
  id: `l${levels}`,
  title: 'x',
  items: levels > 1 ? [deep(levels - 1)] : [],
});

test.each([
  [[{ id: 'a', title: 'x', url: 'javascript:alert(1)' }], { 'items[0].url': 'url' }],
  [[{ id: 'a', title: 'x', url: '//evil.example' }], { 'items[0].url': 'url' }],
  [[{ id: 'a', title: 'x', url: String.raw`/\evil.example` }], { 'items[0].url': 'url' }],
  [[{ id: 'a', url: '/a' }], { 'items[0]': 'required' }],
  [[{ id: 'a', slug: 'A b' }], { 'items[0].slug': 'pattern' }],
  [[{ title: 'x' }], { 'items[0].id': 'required' }],
  [[...many(1), ...many(1)], { items: 'pattern' }],
  [many(101), { items: 'listAtMost' }],
  [[deep(4)], { 'items[0].items[0].items[0].items': 'listAtMost' }],
])('%j is refused', async (items, fields) => {
  expect((await edit('POST /menu', { key: 'wrong', items })).body.fields).toEqual(fields);
});
