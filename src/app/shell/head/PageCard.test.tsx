import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { HOSTILE_TEXTS } from '../../../../test/browser/hostile/hostile-texts';
import { emptyWorld } from '../../../../test/harness/empty-world';
import { heading, renderApp } from '../../../../test/harness/harness';

const file = (title: string, more = '') =>
  `---\ntitle: ${title}\ndescription: All of ${title}\n${more}---\n\nA text.\n`;

const texts = () =>
  Promise.resolve({
    'en/about.md': file('About us'),
    'cs/about.md': file('O nás'),
    'ar/about.md': file('من نحن'),
    'en/history.md': `${file('History')}\n![Seeds \\[1894\\]](/repository/image/00000000-0000-4000-8000-000000000001)\n`,
    'en/faq.md': file('Questions'),
    'en/post-wheat.md': file('Wheat came', 'published: 2025-03-01\n'),
    'es/post-wheat.md': file('Llegó el trigo', 'published: 2025-03-01\n'),
  });

const open = (path: string, options: Parameters<typeof renderApp>[1] = {}) =>
  renderApp(path, { world: emptyWorld({ texts }), config: { PUBLIC_LANGUAGES: 'es,cs' }, ...options });

const AT = 'http://localhost';
const head = (selector: string, attribute: string) =>
  [...document.head.querySelectorAll(selector)].map((element) => element.getAttribute(attribute) ?? '');
const property = (name: string) => head(`meta[property="${name}"]`, 'content');
const alternates = () =>
  Object.fromEntries(
    [...document.head.querySelectorAll('link[rel=alternate][hreflang]')].map((link) => [
      link.getAttribute('hreflang'),
      link.getAttribute('href'),
    ]),
  );

type Thing = Record<string, unknown> & { '@type': string };

/** What schema.org and the engines that read it require of each type. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  Article: ['@id', 'url', 'headline', 'datePublished', 'dateModified', 'inLanguage', 'author', 'publisher'],
  NewsArticle: ['@id', 'url', 'headline', 'datePublished', 'dateModified', 'inLanguage', 'author', 'publisher'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  Organization: ['name', 'url'],
};

/** Every thing that is described, whatever it is within. */
function things(value: unknown): Thing[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(things);
  return '@type' in value ? [value as Thing, ...inside] : inside;
}

async function described(): Promise<Thing[]> {
  const scripts = () => [...document.querySelectorAll('script[type="application/ld+json"]')];
  await waitFor(() => expect(scripts()).toHaveLength(1));
  const text = scripts()[0]?.textContent ?? '';
  expect(text).not.toContain('<');
  const data = JSON.parse(text) as Record<string, unknown>;
  expect(data['@context']).toBe('https://schema.org');
  const found = things(data);
  for (const thing of found) {
    expect(Object.keys(REQUIRED)).toContain(thing['@type']);
    expect(thing).toEqual(
      expect.objectContaining(
        Object.fromEntries((REQUIRED[thing['@type']] ?? []).map((name) => [name, expect.anything() as unknown])),
      ),
    );
    for (const name of ['datePublished', 'dateModified'])
      if (name in thing) expect(String(thing[name])).toMatch(/^\d{4}-\d\d-\d\d/);
    for (const name of ['url', 'item']) if (name in thing) expect(String(thing[name])).toMatch(/^http:\/\/localhost\//);
  }
  return found;
}

test('an article says where it stands, in which languages, and how it is shared', async () => {
  await open('/cs/content/about/about?x=1#y');
  await heading('O nás');
  const [article, ...others] = await described();
  expect(article).toMatchObject({
    '@type': 'Article',
    headline: 'O nás',
    description: 'All of O nás',
    inLanguage: 'cs',
  });
  expect(others.findLast((thing) => thing['@type'] === 'ListItem')).toMatchObject({
    name: 'O nás',
    item: `${AT}/cs/content/about/about`,
  });
  expect(head('link[rel=canonical]', 'href')).toEqual([`${AT}/cs/content/about/about`]);
  // Arabic is not open in this installation, and Spanish is no translation of it.
  expect(alternates()).toEqual({
    en: `${AT}/content/about/about`,
    cs: `${AT}/cs/content/about/about`,
    'x-default': `${AT}/content/about/about`,
  });
  expect(property('og:title')).toEqual(['O nás']);
  expect(property('og:description')).toEqual(['All of O nás']);
  expect(property('og:url')).toEqual([`${AT}/cs/content/about/about`]);
  expect(property('og:locale')).toEqual(['cs_CZ']);
  expect(property('og:locale:alternate')).toEqual(['en_US']);
  expect(head('meta[name="twitter:card"]', 'content')).toEqual(['summary_large_image']);
  expect(property('og:image')).toEqual(['http://localhost/card.png']);
  expect(property('og:image:alt')).toEqual([]);
});

test('the first picture of a text is that of its card, with what it shows', async () => {
  await open('/content/about/history');
  await heading('History');
  const picture = `${AT}/api/v2/repository/image/00000000-0000-4000-8000-000000000001`;
  expect(await described()).toContainEqual(expect.objectContaining({ '@type': 'Article', image: picture }));
  expect(property('og:image')).toEqual([picture]);
  expect(property('og:image:alt')).toEqual(['Seeds [1894]']);
});

test('it takes the place of the card of the shell', async () => {
  document.head.insertAdjacentHTML('beforeend', '<meta data-card property="og:title" content="Article – PGR Portal">');
  await open('/content/about/about');
  await heading('About us');
  expect(property('og:title')).toEqual(['About us']);
});

test('in a language that it is not translated into, it is the English page', async () => {
  await open('/cs/content/about/faq');
  await heading('Questions');
  await described();
  expect(head('link[rel=canonical]', 'href')).toEqual([`${AT}/content/about/faq`]);
});

test('news are news, and what they said of themselves goes with them', async () => {
  const { user } = await open('/content/news');
  await heading('1 news item');
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Wheat came' }));
  await heading('Wheat came');
  expect((await described()).map((thing) => thing['@type'])).toEqual(
    expect.arrayContaining(['NewsArticle', 'BreadcrumbList', 'ListItem']),
  );
  expect(Object.keys(alternates())).toEqual(['en', 'es', 'x-default']);
  window.history.back();
  await heading('1 news item');
  expect(document.querySelector('link[rel=canonical], meta[property], script[type="application/ld+json"]')).toBeNull();
});

test('no draft is in a card or in the structured data, though an editor reads the page', async () => {
  const world = emptyWorld({ texts });
  await world.content.articles.allPublic();
  const secret = { title: 'Secret', description: 'Secret too', body: 'Secret as well' };
  world.content.articles.save('faq', undefined, secret, { by: undefined });
  expect(world.content.articles.table.get('faq')).toMatchObject({ state: 'DRAFT', ...secret });
  await open('/content/about/faq', { world, as: 'content' });
  await heading('Questions');
  await described();
  expect(document.documentElement.outerHTML).not.toMatch(/secret/i);
});

test('hostile titles stay text', async () => {
  const title = HOSTILE_TEXTS.join(' ');
  const handlers = [
    http.get('*/article/:slug', () =>
      HttpResponse.json({
        slug: 'faq',
        title,
        description: title,
        body: null,
        lang: 'en',
        languages: ['en'],
        version: 1,
        createdDate: '2025-01-01T00:00:00Z',
        publishedDate: '2025-01-02T00:00:00Z',
        menuKey: null,
      }),
    ),
  ];
  await open('/content/about/faq', { handlers });
  const list = (await described()).filter((thing) => thing['@type'] === 'ListItem');
  expect(list.at(-1)?.['name']).toBe(title);
  expect(property('og:title')).toEqual([title]);
  expect(
    document.head.querySelectorAll('script:not([src]), style[onload], base, meta[http-equiv=refresh]'),
  ).toHaveLength(0);
  expect(window).not.toHaveProperty('__pwned');
});
