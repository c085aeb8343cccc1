import { JSDOM } from 'jsdom';
import { contentApi } from './content.fixture';

const { call, edit, world } = contentApi();

/** Not well-formed is thrown by the parser. */
async function read(path: string) {
  const response = await call(`GET ${path}`);
  const text = await response.text();
  const { document } = new JSDOM(text, { contentType: 'application/xml' }).window;
  return { type: response.headers.get('content-type'), document };
}

const all = (root: ParentNode, selector: string) =>
  [...root.querySelectorAll(selector)].map((each) => each.textContent);
const ISO = /^\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\d(\.\d+)?Z)?$/;

test('the sitemap names what anybody may read, once each, by its whole address', async () => {
  const { document, type } = await read('/sitemap.xml');
  expect(type).toBe('application/xml; charset=utf-8');
  const root = document.documentElement;
  expect([root.localName, root.namespaceURI]).toEqual(['urlset', 'http://www.sitemaps.org/schemas/sitemap/0.9']);
  expect([...root.children].every(({ localName }) => localName === 'url')).toBe(true);
  const addresses = all(document, 'url > loc:first-child');
  expect(addresses).toHaveLength(root.children.length);
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addresses.filter((each) => !URL.canParse(each ?? ''))).toEqual([]);
  for (const path of ['/', '/content/about/about', '/content/legal/privacy', '/documentation/apis', '/c/wheat'])
    expect(addresses).toContain(`http://localhost${path}`);
  const [post] = await world.content.posts.allPublic();
  expect(addresses).toContain(`http://localhost/content/news/${post?.uuid}/${post?.slug}`);
  expect(all(document, 'lastmod').filter((date) => !ISO.test(date ?? ''))).toEqual([]);
});

test('no draft is in the sitemap, or in a feed', async () => {
  const { version } = (await edit<{ version: number }>('GET /article/draft/contact')).body;
  await edit('POST /article/contact/withdraw', { version });
  await edit('POST /activitypost', { slug: 'secret', title: 'Secret', body: 'Not yet.' });
  const { datasetRows, subsets, descriptorLists, trees } = world.catalogue;
  const hidden: string[] = [];
  for (const table of [datasetRows, subsets, descriptorLists, trees]) {
    const rows: readonly { uuid: string; state: string }[] = await table.all();
    const { uuid = '' } = rows.find(({ state }) => state === 'PUBLISHED') ?? {};
    table.change(uuid, undefined, { state: hidden.length % 2 ? 'DRAFT' : 'REVIEWING' }, { by: undefined });
    hidden.push(uuid);
  }
  for (const path of ['/sitemap.xml', '/feeds/news.xml', '/feeds/datasets.xml']) {
    const text = await (await call(`GET ${path}`)).text();
    expect(text).not.toMatch(/content\/about\/contact|secret/i);
    expect(hidden.filter((uuid) => uuid === '' || text.includes(uuid))).toEqual([]);
  }
});

test.each(['/feeds/news.xml', '/feeds/datasets.xml?lang=cs'])('%s is an Atom feed, the newest first', async (path) => {
  const { document, type } = await read(path);
  expect(type).toBe('application/atom+xml; charset=utf-8');
  const root = document.documentElement;
  expect([root.localName, root.namespaceURI]).toEqual(['feed', 'http://www.w3.org/2005/Atom']);
  // What RFC 4287 asks of a feed, and of each of its entries.
  for (const name of ['id', 'title', 'updated', 'author > name', 'link[rel=self]', 'link[rel=alternate]'])
    expect(root.querySelectorAll(`:scope > ${name}`)).toHaveLength(1);
  expect(root.querySelector(':scope > link[rel=self]')?.getAttribute('href')).toBe(`http://localhost${path}`);
  const entries = [...root.querySelectorAll(':scope > entry')];
  expect(entries.length).toBeGreaterThan(1);
  for (const entry of entries) {
    for (const name of ['id', 'title', 'published', 'updated', 'link[rel=alternate]'])
      expect(entry.querySelectorAll(`:scope > ${name}`)).toHaveLength(1);
    expect(all(entry, 'published, updated').filter((date) => !ISO.test(date ?? ''))).toEqual([]);
  }
  const days = all(root, 'entry > published');
  expect(days).toEqual(days.toSorted().reverse());
});

test('news come in the language that is asked for', async () => {
  const { document } = await read('/feeds/news.xml?lang=cs');
  expect(all(document, 'feed > title')).toEqual(['PGR Portal: aktuality']);
  expect(all(document, 'entry > title')).toContain('Otevřeno');
  expect(document.querySelector('entry link')?.getAttribute('href')).toMatch(
    /^http:\/\/localhost\/cs\/content\/news\//,
  );
});

test('whatever a title says stays a title', async () => {
  const title = ']]></title><script>&amp; "\uFFFE';
  const made = await edit<{ uuid: string }>('POST /activitypost', { slug: 'hostile', title, body: 'x' });
  await edit(`POST /activitypost/${made.body.uuid}/publish`, { version: 1 });
  const { document } = await read('/feeds/news.xml');
  expect(all(document, 'entry > title')).toContain(']]></title><script>&amp; "');
});
