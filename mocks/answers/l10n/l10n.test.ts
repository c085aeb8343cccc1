import type { Accession } from '@/contract/accession/accession';
import type { Article } from '@/contract/content/article';
import type { Crop } from '@/contract/reference/crop';
import type { L10nFilter, L10nRow } from '@/contract/l10n/l10n';
import type { FilteredPage, Page } from '@/contract/page';
import type { AuditEntry } from '@/contract/publication/history';
import type { Subset } from '@/contract/subset/subset';
import { makeWriter, type Writer } from '../writing.fixture';

let writer: Writer;

beforeAll(async () => {
  writer = await makeWriter();
});

const list = (entity: string, body: L10nFilter, query = '') =>
  writer.made<FilteredPage<L10nRow>>(`POST /l10n/${entity}/filter${query}`, body, 'translator');
const rowOf = async (entity: string, key: string, lang = 'cs'): Promise<L10nRow> => {
  const { content } = await list(entity, { key: [key] }, `?lang=${lang}`);
  if (!content[0]) throw new Error(`${entity} ${key} is not listed.`);
  return content[0];
};
const textOf = ({ texts }: L10nRow, name: string, lang = 'cs') =>
  texts.find((each) => each.name === name)?.in[lang as 'cs'];
const put = (path: string, body: object, as = 'translator') => writer.made<L10nRow>(`PUT /l10n/${path}`, body, as);
const refused = (path: string, body: object, as = 'translator') => writer.refused(`PUT /l10n/${path}`, body, as);

async function subset(): Promise<Subset> {
  const all = await writer.api.world.catalogue.subsets.all();
  const found = all.find(({ state, current }) => state === 'PUBLISHED' && current);
  if (!found) throw new Error('Nothing is published.');
  return found;
}

test('a translator finds what is missing, translates it, and readers have it at once', async () => {
  const { uuid } = await subset();
  const { suggestions } = await list('subset', {});
  expect(suggestions['missing']?.terms).toContainEqual({ term: 'fa', count: expect.any(Number) as number });
  const { version } = await rowOf('subset', uuid);
  const texts = { title: ' Jádrová kolekce ', description: 'Odrůdy' };
  const row = await put(`subset/${uuid}/cs`, { version, texts });
  expect(row.version).toBe(version + 1);
  expect(textOf(row, 'title')).toEqual({ state: 'done', text: 'Jádrová kolekce' });
  const { content } = await list('subset', { key: [uuid], missing: ['cs'] });
  expect(content).toEqual([]);
  const read = await writer.made<Subset>(`GET /subset/${uuid}`, undefined, 'user');
  expect(read).toMatchObject({ state: 'PUBLISHED', translations: { cs: { title: 'Jádrová kolekce' } } });
  const log = await writer.made<AuditEntry[]>(`GET /audit/subset/${uuid}`, undefined, 'admin');
  expect(log).toContainEqual(
    expect.objectContaining({ property: 'translations.cs.title', value: 'Jádrová kolekce', by: 'Tomás Translator' }),
  );
});

test('a text is outdated when its source changes, until it is translated or said to be right', async () => {
  const { uuid } = await subset();
  const { version } = await rowOf('subset', uuid, 'fr');
  await put(`subset/${uuid}/fr`, { version, texts: { title: 'Noyau' } });
  const before = (await subset()).title;
  writer.api.world.catalogue.subsets.change(uuid, undefined, { title: 'Another core' }, { by: undefined });
  const now = await rowOf('subset', uuid, 'fr');
  expect(textOf(now, 'title', 'fr')).toEqual({ state: 'outdated', text: 'Noyau', was: before });
  expect((await list('subset', { outdated: ['fr'] })).content.map(({ key }) => key)).toContain(uuid);
  const right = await put(`subset/${uuid}/fr`, { version: now.version, texts: { title: 'Noyau' } });
  expect(textOf(right, 'title', 'fr')).toEqual({ state: 'done', text: 'Noyau' });
  const gone = await put(`subset/${uuid}/fr`, { version: right.version, texts: { title: '' } });
  expect(textOf(gone, 'title', 'fr')).toEqual({ state: 'missing', text: '' });
});

test('a translator changes translations and nothing else, and nobody else does', async () => {
  const { uuid } = await subset();
  const { version, title } = await rowOf('subset', uuid);
  const texts = { title: 'x' };
  expect(await refused(`subset/${uuid}/cs`, { version, texts, title: 'x' })).toMatchObject({ status: 400 });
  // Its own language is no translation.
  for (const lang of ['en', 'xx', '__proto__'])
    expect(await refused(`subset/${uuid}/${lang}`, { version, texts })).toMatchObject({ status: 400 });
  for (const line of [`PUT /subset/${uuid}`, `PUT /crop/wheat`, 'PUT /article/about-us'])
    expect(await writer.refused(line, { version, title: 'x' }, 'translator')).toMatchObject({ status: 403 });
  for (const as of ['publisher', 'content', 'user'])
    expect(await refused(`subset/${uuid}/cs`, { version, texts }, as)).toMatchObject({ status: 403 });
  expect((await subset()).title).toBe(title);
});

test('a text that names no language is taken for English, which nobody misses of it', async () => {
  const { uuid } = await subset();
  const { version, language } = writer.api.world.catalogue.subsets.get(uuid) ?? {};
  writer.api.world.catalogue.subsets.change(uuid, undefined, { language: null }, { by: undefined });
  expect((await list('subset', { key: [uuid], missing: ['en'] })).content).toEqual([]);
  // Those of the demo are in English, too.
  const { suggestions } = await list('subset', {});
  expect(suggestions['missing']?.terms.map(({ term }) => term)).not.toContain('en');
  expect(await refused(`subset/${uuid}/en`, { version, texts: { title: 'x' } })).toMatchObject({ status: 400 });
  writer.api.world.catalogue.subsets.change(uuid, undefined, { language }, { by: undefined });
});

test('what does not fit is refused by name, and nothing of it is kept', async () => {
  const { uuid } = await subset();
  const { version } = await rowOf('subset', uuid, 'es');
  const refusal = async (texts: object) => (await refused(`subset/${uuid}/es`, { version, texts })).fields;
  expect(await refusal({ title: 'x'.repeat(501), description: 'Bueno' })).toEqual({ 'texts.title': 'atMost' });
  expect(await refusal({ title: 3 })).toEqual({ 'texts.title': 'pattern' });
  expect(await refusal({ body: 'x' })).toEqual({ 'texts.body': 'pattern' });
  expect(await refusal({ 'terms.1': 'x' })).toEqual({ 'texts.terms.1': 'noCode' });
  expect(await refused(`subset/${uuid}/es`, { version: version - 1, texts: { title: 'x' } })).toMatchObject({
    status: 409,
  });
  expect(await refused(`wiews/${uuid}/es`, { version, texts: {} })).toMatchObject({ status: 400 });
  expect(await refused('subset/none/es', { version, texts: {} })).toMatchObject({ status: 404 });
  expect(textOf(await rowOf('subset', uuid, 'es'), 'title', 'es')).toEqual({ state: 'missing', text: '' });
});

test('a draft is not for translators, but for its editor', async () => {
  const { subsets } = writer.api.world.catalogue;
  const draft = {
    ...(await subset()),
    uuid: crypto.randomUUID(),
    state: 'DRAFT' as const,
    accessions: [],
    creators: [],
  };
  subsets.create(draft, { by: undefined });
  expect((await list('subset', { key: [draft.uuid] })).content).toEqual([]);
  expect(await refused(`subset/${draft.uuid}/cs`, { version: 1, texts: { title: 'x' } })).toMatchObject({
    status: 404,
  });
});

test('an article that is translated becomes a draft, and readers keep what is public', async () => {
  await writer.made('POST /article', { slug: 'about-us', title: 'About us', body: 'Who we are.' }, 'content');
  const shown = await writer.made<Article>('POST /article/about-us/publish', { version: 1 }, 'content');
  const { version, state } = await rowOf('article', 'about-us', 'de');
  expect({ version, state }).toEqual({ version: shown.version, state: 'PUBLISHED' });
  const row = await put('article/about-us/de', { version, texts: { title: 'Über uns' } });
  expect(row).toMatchObject({ state: 'DRAFT' });
  const draft = await writer.made<Article>('GET /article/draft/about-us', undefined, 'content');
  expect(draft).toMatchObject({ state: 'DRAFT', translations: { de: { title: 'Über uns' } } });
  const read = await writer.made<Article>('GET /article/about-us?lang=en', undefined, 'user');
  expect(read.version).toBe(version);
});

test('crops are called by their translations, in the list by names alone', async () => {
  const row = await rowOf('crop', 'barley');
  // A title that only says the name is no text of its own.
  expect(row.texts.map(({ name }) => name)).toEqual(['name', 'otherNames']);
  expect(textOf(row, 'name')).toEqual({ state: 'done', text: 'Ječmen' });
  await put('crop/barley/ru', { version: row.version, texts: { name: 'Ячмень' } });
  const crops = await writer.made<Crop[]>('GET /crop', undefined, 'user');
  const { translations = {} } = crops.find(({ shortName }) => shortName === 'barley') ?? {};
  expect(translations.cs).toEqual({ name: 'Ječmen' });
  expect(translations.ru).toBeUndefined();
});

test('what a crop is also called is found in the language that it was said in, and is not missing in others', async () => {
  const { version, texts } = await rowOf('crop', 'wheat');
  expect(texts.find(({ name }) => name === 'otherNames')?.source).toMatch(/^bread wheat\ndurum\n/);
  expect((await list('crop', { missing: ['cs'] })).content).toEqual([]);
  expect((await list('crop', { key: ['wheat'], done: ['cs'] })).content.map(({ key }) => key)).toEqual(['wheat']);
  const now = await put('crop/wheat/cs', { version, texts: { otherNames: 'pšenička\nchlebovka' } });
  expect(textOf(now, 'otherNames')).toEqual({ state: 'done', text: 'pšenička\nchlebovka' });
  const crops = await writer.made<Crop[]>('GET /crop', undefined, 'user');
  expect(crops.find(({ shortName }) => shortName === 'wheat')?.translations?.cs).toEqual({
    name: 'Pšenice',
    otherNames: 'pšenička\nchlebovka',
  });
  const found = await writer.made<Page<Accession>>('POST /acn/list', { _text: 'chlebovka' }, 'user');
  expect(found.content.map(({ cropName, crop }) => crop?.shortName ?? cropName)).toContain('wheat');
  const crop = await writer.made<Crop>('GET /crop/wheat', undefined, 'content');
  const { version: next = 0, otherNames } = crop;
  await writer.made('PUT /crop/wheat', { version: next, otherNames: [...otherNames, 'soft wheat'] }, 'content');
  expect((await list('crop', { outdated: ['cs'] })).content.map(({ key }) => key)).toEqual(['wheat']);
});
