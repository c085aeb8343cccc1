import type { AccessionFilter } from '@/contract/accession/accession-filter';
import type { Genus, Taxon } from '@/contract/accession/taxonomy';
import type { AuditRow } from '@/contract/audit/audit';
import type { Page } from '@/contract/page';
import { makeWriter, type Writer } from '../writing.fixture';

let writer: Writer;
let taxon: Taxon;

const NAME = 'Triticum linnaeanum Nobody';
const list = async (filter: object) => (await writer.made<Page<Taxon>>('POST /taxonomy/list?l=200', filter)).content;
const read = () => writer.made<Taxon>(`GET /taxonomy/${taxon.id}`, undefined, 'admin');
const put = async (body: object) => {
  const { version = 0 } = await read();
  return writer.made<Taxon>(`PUT /taxonomy/${taxon.id}`, { version, ...body }, 'admin');
};
const countOf = async (taxonomy: AccessionFilter['taxonomy']) =>
  (await writer.made<Page<unknown>>('POST /acn/list?l=1', { taxonomy })).totalElements;

beforeAll(async () => {
  writer = await makeWriter();
  const found = (await list({ genus: ['Triticum'], hasExternal: true }))[0];
  if (!found) throw new Error('There is no wheat.');
  taxon = found;
});

test('a name that is set is what accessions are found by, at once, and is taken back', async () => {
  const { accessionCount, taxonName, synonyms } = taxon;
  expect(await countOf({ currentTaxonomySpecies: { eq: [NAME] } })).toBe(0);
  const set = await put({ currentName: NAME, grinName: 'Triticum grini', rdfUri: 'https://example.org/taxon/1' });
  expect(set).toMatchObject({ overrides: true, currentName: NAME, accessionCount, external: { currentName: null } });
  expect(set.synonyms).toEqual([...synonyms, NAME]);
  for (const asked of [
    { currentTaxonomySpecies: { eq: [NAME] } },
    { synonyms: { eq: [NAME] } },
    { grinTaxonomySpecies: { eq: ['Triticum grini'] } },
  ])
    expect(await countOf(asked)).toBe(accessionCount);
  const { content } = await writer.api.world.accessions.page(
    { taxonomy: { taxonName: { eq: [taxonName] } } },
    { l: 1 },
  );
  expect(content[0]?.taxonomy.grinTaxonomySpecies).toMatchObject({ id: null, name: 'Triticum grini' });
  const details = await writer.api.world.accessions.details(content[0]?.uuid ?? '');
  expect(details?.taxonomy.currentTaxonomySpecies).toEqual({ name: NAME });
  expect(await list({ overrides: true })).toMatchObject([{ taxonName, currentName: NAME }]);

  expect(await put({ overrides: false })).toMatchObject({
    overrides: false,
    currentName: null,
    synonyms,
    rdfUri: null,
  });
  expect(await countOf({ synonyms: { eq: [NAME] } })).toBe(0);
  expect(await countOf({ grinTaxonomySpecies: { eq: ['Triticum grini'] } })).toBe(0);
  expect(await list({ overrides: true })).toEqual([]);
});

test('what GRIN calls it stays where only the accepted name is set', async () => {
  const before = await writer.api.world.accessions.page({ taxonomy: { taxonName: { eq: [taxon.taxonName] } } }, {});
  await put({ currentName: NAME });
  const after = await writer.api.world.accessions.page({ taxonomy: { taxonName: { eq: [taxon.taxonName] } } }, {});
  const grin = ({ content }: typeof before) => content.map(({ taxonomy }) => taxonomy.grinTaxonomySpecies);
  expect(grin(after)).toEqual(grin(before));
  await put({ overrides: false });
});

test('a taxon whose accepted name is its own is no synonym', async () => {
  const { currentName, overrides } = await put({ currentName: taxon.taxonName });
  expect([currentName, overrides]).toEqual([null, true]);
  await put({ overrides: false });
});

test('a genus counts as before, whatever its taxa are called', async () => {
  const before = await writer.made<Genus>('GET /taxonomy/genus/Triticum');
  await put({ currentName: NAME });
  expect(await writer.made<Genus>('GET /taxonomy/genus/Triticum')).toEqual(before);
  await put({ overrides: false });
});

test('the history tells who set which name, and what it was', async () => {
  await put({ currentName: NAME });
  const filter = { className: ['taxonomy'], property: { eq: ['currentName'] } };
  const { content } = await writer.made<Page<AuditRow>>('POST /audit/list?l=1&s=logDate&d=DESC', filter, 'admin');
  expect(content).toMatchObject([{ title: taxon.taxonName, by: 'Ada Administrator', previous: null, value: NAME }]);
  await put({ overrides: false });
});

test.each([
  ['a web address that is none', { rdfUri: 'nowhere' }, 400, { rdfUri: 'url' }],
  ['a name that is too long', { currentName: 'x'.repeat(501) }, 400, { currentName: 'atMost' }],
  ['what is counted', { accessionCount: 7 }, 400, undefined],
  ['another version than the last', { version: -1, currentName: NAME }, 409, undefined],
])('%s is refused', async (_, body, status, fields) => {
  const { version = 0 } = await read();
  const refused = await writer.refused(`PUT /taxonomy/${taxon.id}`, { version, ...body }, 'admin');
  expect([refused.status, refused.fields]).toEqual([status, fields]);
  // One that nobody has set has none.
  expect((await read()).version ?? 0).toBe(version);
});

test('a taxon that nobody has is not found', async () => {
  expect((await writer.refused('GET /taxonomy/1', undefined, 'admin')).status).toBe(404);
  expect((await writer.refused('PUT /taxonomy/1', { version: 0, overrides: false }, 'admin')).status).toBe(404);
});

test('lists name nobody who changed something', async () => {
  await put({ currentName: NAME });
  expect((await list({ overrides: true }))[0]).not.toHaveProperty('lastModifiedBy');
  expect(await read()).toMatchObject({ lastModifiedBy: 'Ada Administrator' });
  await put({ overrides: false });
});
