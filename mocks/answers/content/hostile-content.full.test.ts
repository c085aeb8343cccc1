import { JSDOM } from 'jsdom';
import { HOSTILE_TEXTS } from '../../../test/browser/hostile/hostile-texts';
import { contentApi } from './content.fixture';

/*
 * What editors, or somebody with their token, may send as titles, texts and addresses: each of two hundred texts is
 * refused beside its field or kept as it is, and what is made of it for machines stays what it is.
 */

const { call, edit } = contentApi();

test('feeds and the sitemap stay XML, whatever titles say', async () => {
  const kept: string[] = [];
  for (const [at, text] of HOSTILE_TEXTS.entries()) {
    const change = { slug: `hostile-${at}`, title: text.slice(0, 250), description: text.slice(0, 160), body: text };
    const made = await edit<{ uuid: string; version: number; title: string }>('POST /activitypost', change);
    if (made.status === 400) continue;
    expect([text, made.status]).toEqual([text, 200]);
    await edit(`POST /activitypost/${made.body.uuid}/publish`, { version: made.body.version });
    kept.push(made.body.title);
  }
  expect(kept.length).toBeGreaterThan(200);
  const read = async (path: string) => {
    const response = await call(`GET ${path}`);
    // Not well-formed is thrown by the parser.
    return new JSDOM(await response.text(), { contentType: 'application/xml' }).window.document;
  };
  const elements = (document: Document) =>
    new Set([...document.querySelectorAll('*')].map(({ localName }) => localName));
  expect(elements(await read('/sitemap.xml'))).toEqual(new Set(['urlset', 'url', 'loc', 'lastmod']));
  const feed = await read('/feeds/news.xml');
  expect(elements(feed)).not.toContain('script');
  const titles = [...feed.querySelectorAll('entry > title')].map(({ textContent }) => textContent);
  expect(titles.length).toBeGreaterThan(1);
  // XML has no way to say some characters; titles without those are what was typed.
  expect(titles.filter((title) => /^[ -~]+$/.test(title) && !kept.includes(title))).toEqual([]);
});

test('an item of a menu leads to a page of the portal, to a web address, or nowhere', async () => {
  const { version } = (await edit<{ version: number }>('GET /menu/draft/about')).body;
  let now = version;
  let kept = 0;
  for (const url of HOSTILE_TEXTS) {
    const items = [{ id: 'one', title: 'One', url }];
    const answer = await edit<{ version: number; fields?: Record<string, unknown> }>('PUT /menu/about', {
      version: now,
      items,
    });
    if (answer.status === 400) {
      expect([url, Object.keys(answer.body.fields ?? {})]).toEqual([url, ['items[0].url']]);
      continue;
    }
    expect([url, answer.status]).toEqual([url, 200]);
    now = answer.body.version;
    kept += 1;
    const { protocol } = new URL(url, 'https://portal.example');
    expect([url, ['http:', 'https:'].includes(protocol)]).toEqual([url, true]);
    expect([url, /^\s*[/\\]{2}/.test(url)]).toEqual([url, false]);
  }
  expect(kept).toBeGreaterThan(0);
  expect(kept).toBeLessThan(20);
});
