import type { Accession } from '@/contract/accession/accession';
import type { Genotype, GenotypeId, GenotypeOutcome } from '@/contract/genotype/genotype';
import type { FilteredPage, Overview, Page } from '@/contract/page';
import Papa from 'papaparse';
import { makeWriter, type Writer } from '../writing.fixture';

let writer: Writer;
/** Nothing is known of their genotypes; each test takes its own. */
let one: Accession;
let several: Accession[] = [];

const count = async (filter: object) =>
  (await writer.made<FilteredPage<Accession>>('POST /acn/filter', filter)).totalElements;
const ids = async (filter: object, query = '?l=500') =>
  writer.made<Page<GenotypeId>>(`POST /acn/genotype-ids${query}`, filter);

beforeAll(async () => {
  writer = await makeWriter();
  const page = await writer.api.world.accessions.page({ genotyped: false, historic: false }, { l: 4 });
  const [first, ...others] = page.content;
  if (!first || others.length < 3) throw new Error('Nearly everything is genotyped');
  one = first;
  several = others;
});

test('what is genotyped is filtered, counted and told by the records', async () => {
  const all = await writer.made<Page<Genotype>>('POST /genotype/list?l=1000', { found: true });
  const of = new Set(all.content.map(({ accession }) => accession?.uuid));
  expect(of.size).toBeGreaterThan(5);
  expect(await count({ genotyped: true })).toBe(of.size);
  const facets = await writer.made<FilteredPage<Accession>>('POST /acn/filter?facets=genotyped', {});
  expect(facets.suggestions['genotyped']?.terms).toContainEqual({ term: 'true', count: of.size });
  const { overview } = await writer.made<Overview<object>>('POST /acn/overview', {});
  expect(overview['genotyped']?.terms).toContainEqual({ term: 'true', count: of.size });
  expect((await ids({})).totalElements).toBe(all.totalElements);
});

test('a record changes flag, facet and list at once, and its removal too', async () => {
  const before = await count({ genotyped: true });
  const body = { instCode: one.institute.code, acceNumb: ` ${one.accessionNumber} `, genotypeId: 'S-1', serverUrl: '' };
  const made = await writer.made<Genotype>('POST /genotype', body);
  expect(await count({ genotyped: true })).toBe(before + 1);
  expect((await ids({ uuid: [one.uuid] })).content).toEqual([
    {
      instCode: one.institute.code,
      acceNumb: one.accessionNumber,
      genotypeId: 'S-1',
      serverUrl: null,
      doi: one.doi ?? null,
      accession: { uuid: one.uuid },
    },
  ]);
  expect(await writer.refused('POST /genotype', body)).toMatchObject({ fields: { genotypeId: 'taken' } });
  await writer.made(`PUT /genotype/${made.uuid}`, { acceNumb: 'There is none', version: 1 });
  expect(await count({ genotyped: true })).toBe(before);
  expect(await writer.made(`GET /genotype/${made.uuid}`)).toMatchObject({ accession: null });
  await writer.made(`DELETE /genotype/${made.uuid}?version=2`);
  expect((await writer.send(`GET /genotype/${made.uuid}`)).status).toBe(404);
});

test('the calls of public clients: a page of JSON by default, all of it as CSV where asked', async () => {
  const wheat = { crop: ['wheat'] };
  const page = await ids(wheat, '?l=2&p=1');
  expect(page).toMatchObject({ number: 1, size: 2, numberOfElements: 2, filter: wheat });
  const token = await writer.api.token();
  const csv = await writer.api.call('POST /api/v2/acn/genotype-ids', {
    token,
    body: wheat,
    headers: { Accept: 'text/csv' },
  });
  expect(csv.headers.get('Content-Type')).toBe('text/csv');
  const { data, meta } = Papa.parse<Record<string, string>>(await csv.text(), {
    header: true,
    delimiter: '\t',
    skipEmptyLines: true,
  });
  expect(meta.fields).toEqual(['instCode', 'acceNumb', 'serverUrl', 'genotypeId']);
  expect(data).toHaveLength(page.totalElements);
  expect(data.slice(2, 4)).toEqual(
    page.content.map(({ instCode, acceNumb, serverUrl, genotypeId }) => ({
      instCode,
      acceNumb,
      serverUrl,
      genotypeId,
    })),
  );
});

describe('many records at once', () => {
  const imported = async (genotypes: object[]) =>
    (await writer.made<{ outcomes: GenotypeOutcome[] }>('POST /genotype/import', { genotypes })).outcomes;

  test('are each told: added, there already, of no accession here', async () => {
    const records = several.map(({ institute: { code }, accessionNumber }) => ({
      instCode: code,
      acceNumb: accessionNumber,
      genotypeId: 'MANY',
    }));
    const unknown = { acceNumb: 'Nobody has it', genotypeId: 'MANY' };
    const before = await count({ genotyped: true });
    const outcomes = await imported([...records, unknown, unknown]);
    expect(outcomes.map(({ result, found }) => [result, found])).toEqual([
      ...records.map(() => ['added', true]),
      ['added', false],
      ['known', false],
    ]);
    expect(outcomes.at(-1)?.uuid).toBe(outcomes.at(-2)?.uuid);
    expect(await count({ genotyped: true })).toBe(before + records.length);
    expect((await imported(records)).map(({ result }) => result)).toEqual(records.map(() => 'known'));
  });

  test('are refused together, each fault at its place', async () => {
    const { totalElements } = await writer.made<Page<Genotype>>('POST /genotype/list', {});
    const genotypes = [
      { acceNumb: 'Good', genotypeId: 'X' },
      { acceNumb: '', genotypeId: 'X', instCode: 'cze122', serverUrl: 'nowhere' },
    ];
    expect(await writer.refused('POST /genotype/import', { genotypes })).toMatchObject({
      status: 400,
      fields: {
        'genotypes[1].acceNumb': 'required',
        'genotypes[1].instCode': 'uppercase',
        'genotypes[1].serverUrl': 'url',
      },
    });
    expect((await writer.made<Page<Genotype>>('POST /genotype/list', {})).totalElements).toBe(totalElements);
    expect((await writer.refused('POST /genotype/import', { genotypes }, 'user')).status).toBe(403);
  });
});
