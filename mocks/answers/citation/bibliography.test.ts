import type { Citation } from '@/contract/citation/citation';
import type { ParsedCitations } from '@/contract/citation/citation-schema';
import type { FilteredPage } from '@/contract/page';
import { makeWriter, type Writer } from '../writing.fixture';

let writer: Writer;
const as = 'citations';
const made = (body: object = {}) =>
  writer.made<Citation>(
    'POST /bibliography',
    { type: 'article', title: 'Wheat', owner: { uuid: writer.owner.uuid }, ...body },
    as,
  );
const listed = (filter: object, who = as) =>
  writer.made<FilteredPage<Citation>>('POST /bibliography/filter', filter, who);

beforeAll(async () => {
  writer = await makeWriter();
});

test('a draft is seen by who keeps the bibliography, and by all when it is published', async () => {
  const { uuid, status, _permissions } = await made();
  expect([status, _permissions?.write]).toEqual(['DRAFT', true]);
  expect(await writer.refused(`GET /bibliography/${uuid}`)).toMatchObject({ status: 404 });
  expect((await listed({ status: ['DRAFT'] })).content.map((each) => each.uuid)).toContain(uuid);
  expect((await listed({ status: ['DRAFT'] }, 'user')).totalElements).toBe(0);
  await writer.made(`PUT /bibliography/${uuid}`, { version: 1, status: 'PUBLISHED' }, as);
  const read = await writer.made<Citation>(`GET /bibliography/${uuid}`, undefined, 'user');
  expect(read).toMatchObject({ status: 'PUBLISHED', owner: writer.owner, _permissions: { write: false } });
  expect(read).not.toHaveProperty('createdBy');
  expect((await listed({ owner: [writer.owner.shortName] }, 'user')).content.map((each) => each.uuid)).toContain(uuid);
  expect(await writer.refused(`DELETE /bibliography/${uuid}?version=2`)).toMatchObject({ status: 403 });
  await writer.made(`DELETE /bibliography/${uuid}?version=2`, undefined, 'admin');
  expect(await writer.refused(`GET /bibliography/${uuid}`, undefined, as)).toMatchObject({ status: 404 });
});

test('says beside the field what is wrong', async () => {
  const refused = (body: object) =>
    writer.refused('POST /bibliography', { type: 'book', title: 'x', owner: { uuid: writer.owner.uuid }, ...body }, as);
  expect(await refused({ doi: 'https://doi.org/10.1/x', year: 'soon', url: 'example', authors: [''] })).toMatchObject({
    status: 400,
    fields: { doi: 'doi', year: 'number', url: 'url', 'authors[0]': 'required' },
  });
  expect(await refused({ collections: ['CZE122', 'XXX999'], crops: ['wheat'] })).toMatchObject({
    fields: { 'collections[1]': 'notFound' },
  });
  expect(await refused({ status: 'SECRET', type: 'song' })).toMatchObject({
    fields: { status: 'pattern', type: 'pattern' },
  });
});

test('what is known is found by its DOI', async () => {
  const line = 'GET /bibliography/ris?doi=';
  expect(await writer.made(`${line}doi:10.1002/joc.5086`, undefined, as)).toMatchObject({
    type: 'article',
    year: 2017,
  });
  expect(await writer.refused(`${line}10.5072/none`, undefined, as)).toMatchObject({
    status: 404,
    error_description: 'RIS data not found for 10.5072/none',
  });
  expect(await writer.refused(line, undefined, as)).toMatchObject({ status: 404 });
});

test('what was read can be sent, and is then known', async () => {
  const text = '@book{a, title = {On wheat}, author = {Novák, Jan}, doi = {10.5072/WHEAT}, year = 1999}';
  const parse = async () => (await writer.made<ParsedCitations>('POST /bibliography/parse', { text }, as)).citations[0];
  const first = await parse();
  expect(first).not.toHaveProperty('duplicate');
  const { uuid } = await made(first?.citation);
  expect((await parse())?.duplicate).toEqual({ uuid, title: 'On wheat' });
  expect(await writer.refused('POST /bibliography/parse', {}, as)).toMatchObject({ status: 400 });
});
