import type { Article, ArticleRow, ReadArticle } from '@/contract/content/article';
import { asBefore } from '@/contract/content/put-back';
import type { AuditEntry } from '@/contract/publication/history';
import type { Menu, ReadMenu } from '@/contract/content/menu';
import type { Page } from '@/contract/page';
import { contentApi } from './content.fixture';

// Each change at a moment of its own.
let moment = Date.UTC(2026, 10, 1);
const { ask, edit, world } = contentApi({ now: () => (moment += 1_000) });
const read = async (slug: string, lang = 'en') => (await ask<ReadArticle>(`GET /article/${slug}?lang=${lang}`)).body;
const draftOf = async (slug: string) => (await edit<Article>(`GET /article/draft/${slug}`)).body;

test('an article is read in one language, in English where it is not translated', async () => {
  const { ask: untouched } = contentApi();
  const article = async (lang: string) => (await untouched<ReadArticle>(`GET /article/about?lang=${lang}`)).body;
  expect(await article('cs')).toMatchObject({ lang: 'cs', title: 'O nás', body: '# O nás', menuKey: 'about' });
  expect(await article('ja')).toMatchObject({
    lang: 'en',
    title: 'About',
    languages: ['en', 'cs'],
    description: 'Who we are',
  });
  expect(await article('fa')).toMatchObject({ lang: 'en' });
  expect(await article('en')).not.toHaveProperty('translations');
});

test('editors see titles in the languages that an article can be read in', async () => {
  const { body } = await contentApi().edit<Page<ArticleRow>>('POST /article/list', { slug: ['about', 'privacy'] });
  const titles = Object.fromEntries(body.content.map((row) => [row.slug, row.titles]));
  expect(titles).toEqual({ about: { en: 'About', cs: 'O nás' }, privacy: { en: 'Privacy' } });
});

test('documentation is what stands in its menu', async () => {
  expect((await ask('GET /documentation/apis')).status).toBe(200);
  expect((await ask('GET /documentation/about')).status).toBe(404);
});

test('an edit is a draft that nobody reads until it is published, in all languages at once', async () => {
  const { version } = await draftOf('about');
  const translations = { cs: { title: 'O portálu', body: 'Kdo jsme' } };
  const saved = await edit<Article>('PUT /article/about', { version, title: 'About us', translations });
  expect(saved.body).toMatchObject({ state: 'DRAFT', title: 'About us', version: 2 });
  expect(await read('about')).toMatchObject({ title: 'About', version: 1 });
  expect(await read('about', 'cs')).toMatchObject({ title: 'O nás' });
  expect((await edit('POST /article/about/publish', { version: 1 })).status).toBe(409);
  expect((await edit('POST /article/about/publish', { version: 2 })).body).toMatchObject({ state: 'PUBLISHED' });
  expect(await read('about')).toMatchObject({ title: 'About us', version: 3 });
  expect(await read('about', 'cs')).toMatchObject({ title: 'O portálu' });
});

test('a draft is thrown away for what is public; saving what is there already makes none', async () => {
  const before = await draftOf('contact');
  await edit('PUT /article/contact', {
    version: 1,
    body: 'Half of a sen',
    translations: { fr: { title: 'Contact', body: 'Écrivez' } },
  });
  const { body } = await edit<Article>('POST /article/contact/discard', { version: 2 });
  expect(body).toMatchObject({ state: 'PUBLISHED', body: before.body, version: 3 });
  expect(body.translations).toEqual(before.translations);
  const same = await edit<Article>('PUT /article/contact', { version: 3, title: before.title });
  expect(same.body).toMatchObject({ state: 'PUBLISHED', version: 3 });
});

test('a new article is for its editors until it is published, with the menu that names it', async () => {
  const made = await edit<Article>('POST /article', { slug: 'partners', title: 'Partners' });
  expect(made.body).toMatchObject({ state: 'DRAFT', publishedDate: null, template: false });
  expect((await ask('GET /article/partners')).status).toBe(404);
  expect((await edit('POST /article/partners/discard', { version: 1 })).status).toBe(409);
  expect((await edit('POST /article/partners/publish', { version: 1 })).body.fields).toEqual({ body: 'required' });
  await edit('PUT /article/partners', { version: 1, body: 'With **whom**.' });
  const menu = (await edit<Menu>('GET /menu/draft/about')).body;
  const items = [...menu.items, { id: 'p', slug: 'partners', translations: { es: { title: 'Socios' } } }];
  const saved = (await edit<Menu>('PUT /menu/about', { version: menu.version, items })).body;
  expect(JSON.stringify((await ask('GET /menu/about')).body)).not.toContain('partners');
  const stale = { version: 2, menus: [{ key: 'about', version: menu.version }] };
  expect((await edit('POST /article/partners/publish', stale)).status).toBe(409);
  expect((await ask('GET /article/partners')).status).toBe(404);
  await edit('POST /article/partners/publish', { version: 2, menus: [{ key: 'about', version: saved.version }] });
  expect(await read('partners')).toMatchObject({ menuKey: 'about', title: 'Partners' });
  const { items: shown } = (await ask<ReadMenu>('GET /menu/about?lang=es')).body;
  expect(shown.at(-1)).toEqual({ id: 'p', title: 'Socios', slug: 'partners' });
});

test('what was withdrawn or deleted is missed at its address', async () => {
  await edit('POST /article', { slug: 'old', title: 'Old', body: 'Old.' });
  await edit('POST /article/old/publish', { version: 1 });
  expect((await edit('POST /article/old/withdraw', { version: 2 })).body).toMatchObject({
    state: 'DRAFT',
    publishedDate: null,
  });
  expect((await ask('GET /article/old')).status).toBe(410);
  await edit('POST /article/old/publish', { version: 3 });
  expect((await edit('DELETE /article/old?version=4')).status).toBe(200);
  expect((await ask('GET /article/old')).status).toBe(410);
  expect((await edit('GET /article/draft/old')).status).toBe(404);
});

test('a template is no page', async () => {
  await edit('POST /article', { slug: 'letter', title: 'Letter', body: 'Dear {{name}}', template: true });
  await edit('POST /article/letter/publish', { version: 1 });
  expect((await ask('GET /article/letter')).status).toBe(404);
});

test('an article of an item stands by its class and key', async () => {
  const of = { className: 'Crop', targetId: 'wheat' };
  await edit('POST /article', { slug: 'of-wheat', title: 'Wheat', body: 'Bread.', ...of });
  await edit('POST /article/of-wheat/publish', { version: 1 });
  expect((await ask('GET /article/Crop/wheat')).body).toMatchObject({ slug: 'of-wheat', title: 'Wheat' });
  expect((await ask('GET /article/Crop/rye')).status).toBe(404);
  const models =
    'Crop, Country, Institute, Network, Partner, Dataset, Subset, Descriptor, DescriptorList, DiversityTree';
  for (const answer of [
    await ask('GET /article/Cat/wheat'),
    await edit('POST /article', { slug: 'cat', title: 'Cat', className: 'Cat', targetId: 'a' }),
  ]) {
    expect(answer.status).toBe(400);
    expect(answer.body.error_description).toBe(`Incorrect model used, needs to be one of ${models}`);
  }
  for (const [change, fields] of [
    [of, { targetId: 'taken' }],
    [{ className: 'Crop', targetId: 'no-such' }, { targetId: 'notFound' }],
    [{ className: 'Crop' }, { targetId: 'required' }],
  ] as const)
    expect((await edit('POST /article', { slug: 'again', title: 'Again', ...change })).body.fields).toEqual(fields);
});

test.each([
  [{ slug: 'about' }, { slug: 'reserved' }],
  [{ slug: 'edit' }, { slug: 'reserved' }],
  [{ slug: 'Wheat' }, { slug: 'pattern' }],
  [{ slug: 'a/b' }, { slug: 'pattern' }],
  [{ slug: 'contact' }, { slug: 'taken' }],
  [{ title: '' }, { title: 'required' }],
  [{ title: 'x'.repeat(251) }, { title: 'atMost' }],
  [{ description: 'x'.repeat(161) }, { description: 'atMost' }],
  [{ body: 'x'.repeat(100_001) }, { body: 'atMost' }],
  [{ translations: { cs: { title: 'x'.repeat(251) } } }, { 'translations.cs.title': 'atMost' }],
])('%j is refused', async (change, fields) => {
  const answer = await edit('POST /article', { slug: 'new-one', title: 'New', body: 'New.', ...change });
  expect(answer.status).toBe(400);
  expect(answer.body.fields).toEqual(fields);
});

test('neither slug nor item of an article can be changed', async () => {
  const { version } = await draftOf('privacy');
  for (const change of [{ slug: 'other' }, { className: 'Crop' }, { targetId: 'wheat' }])
    expect((await edit('PUT /article/privacy', { version, ...change })).status).toBe(400);
});

test('whatever is written is kept as text, without characters that nobody sees', async () => {
  const hostile = '<script>alert(1)</script> [x](javascript:alert(1)) {{constructor}} \u202Egnp.exe ${7*7}';
  const sent = { slug: 'hostile', title: hostile, body: `${hostile}\u0000\u001B[2J\r\nnext` };
  const { body } = await edit<Article>('POST /article', sent);
  expect(body).toMatchObject({ title: hostile, body: `${hostile}[2J\nnext` });
  await edit('POST /article/hostile/publish', { version: 1 });
  expect(await read('hostile')).toMatchObject({ title: hostile });
});

test('editors find what is a draft, and what misses a language', async () => {
  await edit('POST /article', { slug: 'unfinished', title: 'Unfinished' });
  const found = async (filter: object) =>
    (await edit<Page<ArticleRow>>('POST /article/list?l=100', filter)).body.content.map(({ slug }) => slug);
  expect(await found({ state: ['DRAFT'] })).toContain('unfinished');
  expect(await found({ missing: ['cs'] })).not.toContain('about');
  expect(await found({ missing: ['fr'] })).toContain('about');
  expect(await found({ _text: 'otevreno' })).toEqual([]);
  expect((await ask('POST /article/list', {})).status).toBe(403);
});

test('what an article said before any of its changes is put back as a draft', async () => {
  const head = {
    slug: 'changing',
    title: 'First',
    body: 'First.',
    translations: { cs: { title: 'První', body: 'První.' } },
  };
  const states = [(await edit<Article>('POST /article', head)).body];
  for (const change of [
    { title: 'Second' },
    { translations: { ...head.translations, fr: { title: 'Deuxième', body: 'Deux.' } } },
    { template: true, body: null, translations: { cs: { title: 'Druhý' } } },
  ]) {
    const { version } = states.at(-1) ?? {};
    states.push((await edit<Article>('PUT /article/changing', { version, ...change })).body);
  }
  const history = (await edit<AuditEntry[]>('GET /audit/article/changing')).body;
  const moments = [...new Set(history.map(({ logDate }) => logDate))];
  const said = ({ title, body, template, translations }: Article) => ({
    title,
    body: body ?? null,
    template,
    translations,
  });
  for (const [at, state] of states.slice(0, -1).entries()) {
    const after = moments.at(-2 - at) ?? '';
    const now = await draftOf('changing');
    const all = (await edit<AuditEntry[]>('GET /audit/article/changing')).body;
    const entry = all.find(({ logDate }) => logDate === after);
    const back = entry && asBefore(now, all, entry);
    const { body } = await edit<Article>('PUT /article/changing', { version: now.version, ...back });
    expect(said(body)).toEqual(said(state));
  }
});

test('the history tells what was changed, by whom, to editors alone', async () => {
  const { version } = await draftOf('apis');
  await edit('PUT /article/apis', { version, body: 'Another text.' });
  const { body } = await edit<AuditEntry[]>('GET /audit/article/apis');
  expect(body).toContainEqual(
    expect.objectContaining({
      property: 'body',
      previous: 'Ask for a token.',
      value: 'Another text.',
      by: 'Carla Content',
    }),
  );
  expect((await ask('GET /audit/article/apis', undefined, 'user')).status).toBe(404);
  expect(world.content.articles.table.get('apis')).toMatchObject({ state: 'DRAFT' });
});
