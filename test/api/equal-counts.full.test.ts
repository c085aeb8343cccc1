import fc from 'fast-check';
import { testApi } from '../../mocks/rules/world/api.fixture';
import type { AccessionFilter } from '@/contract/accession/accession-filter';
import type { MapInfo } from '@/contract/accession/map';
import type { Facets, FilteredPage } from '@/contract/page';
import { TabReader } from '@/shared/files/tab-reader';
import { sampled } from '../samples/sampled';

/*
 * "Every number on a screen comes from the same filter": for random filters the list, the overview, the badge of the
 * map and the file of an export count the same accessions, whether asked by the filter or by its code.
 */

const FILTERS = 200;
const api = testApi({ accessions: 2_000 });
let token = '';

type Raw = Record<string, unknown>;

/** The filter property of a facet, and whether its terms are text. */
const FACETS: Readonly<Record<string, [path: string, kind: 'text' | 'number' | 'flag']>> = {
  'crop.shortName': ['crop', 'text'],
  'institute.code': ['institute.code', 'text'],
  'institute.country.code3': ['institute.country.code3', 'text'],
  'countryOfOrigin.code3': ['countryOfOrigin.code3', 'text'],
  'taxonomy.genus': ['taxonomy.genus', 'text'],
  'taxonomy.species': ['taxonomy.species', 'text'],
  'taxonomy.genusSpecies': ['taxonomy.genusSpecies', 'text'],
  sampStat: ['sampStat', 'number'],
  storage: ['storage', 'number'],
  donorCode: ['donorCode', 'text'],
  available: ['available', 'flag'],
  historic: ['historic', 'flag'],
  mlsStatus: ['mlsStatus', 'flag'],
  sgsv: ['sgsv', 'flag'],
  'geo.referenced': ['geo.referenced', 'flag'],
};

const nested = (path: string, value: unknown): Raw =>
  path.split('.').reduceRight<unknown>((inner, name) => ({ [name]: inner }), value) as Raw;

function merged(a: Raw, b: Raw): Raw {
  const both = { ...a };
  for (const [key, value] of Object.entries(b)) {
    const before = both[key];
    const objects = [before, value].every((one) => typeof one === 'object' && one !== null && !Array.isArray(one));
    both[key] = objects ? merged(before as Raw, value as Raw) : value;
  }
  return both;
}

const asValue = (kind: 'text' | 'number' | 'flag', terms: string[]) =>
  kind === 'flag' ? terms[0] === 'true' : kind === 'number' ? terms.map(Number) : terms;

const range = (path: string, min: number, max: number) =>
  fc
    .tuple(fc.integer({ min, max }), fc.integer({ min, max }))
    .map(([a, b]) => nested(path, { ge: Math.min(a, b), le: Math.max(a, b) }));

const box = fc
  .record({
    west: fc.integer({ min: -180, max: 150 }),
    south: fc.integer({ min: -60, max: 50 }),
    size: fc.integer({ min: 5, max: 30 }),
  })
  .map(({ west, south, size }) => {
    const [east, north] = [west + size, south + size];
    const ring = [
      [west, south],
      [east, south],
      [east, north],
      [west, north],
      [west, south],
    ];
    return nested('geo.within', { type: 'Polygon', coordinates: [ring] });
  });

/** The lists whose items are groups of accessions, by the filter property that asks for them. */
const GROUPS = { subsets: 'subset', datasets: 'dataset', diversityTrees: 'divtree' } as const;

/** By uuid, by a part of a tree, by being in any at all. */
async function groupCriteria(): Promise<fc.Arbitrary<Raw>[]> {
  const listed = await Promise.all(
    Object.entries(GROUPS).map(async ([property, name]) => {
      const { content } = await json<{ content: { uuid: string }[] }>(`POST /api/v2/${name}/list`, {});
      const uuids = content.map(({ uuid }) => uuid);
      const asked = property === 'diversityTrees' ? [...uuids, ...uuids.map((uuid) => `${uuid}:n2`)] : uuids;
      return [property, asked] as const;
    }),
  );
  return [
    ...listed.flatMap(([property, asked]) =>
      asked.length === 0 ? [] : [fc.subarray(asked, { minLength: 1 }).map((some) => nested(property, some))],
    ),
    fc.boolean().map((hasSubset) => ({ hasSubset })),
    fc.boolean().map((hasDataset) => ({ hasDataset })),
    fc.constantFrom(...Object.keys(GROUPS)).map((property) => ({ NOTNULL: [property] })),
  ];
}

/** Filters of the values that occur, as the panel makes them, and of ranges, texts, areas, groups and exclusions. */
function filtersOf(facets: Facets, groups: fc.Arbitrary<Raw>[]): fc.Arbitrary<Raw> {
  const ticked = Object.entries(FACETS).flatMap(([key, [path, kind]]) => {
    const terms = facets[key]?.terms.map(({ term }) => term) ?? [];
    if (terms.length === 0) return [];
    return [
      fc
        .subarray(terms, { minLength: 1, maxLength: Math.min(3, terms.length) })
        .map((some) => nested(path, asValue(kind, some))),
    ];
  });
  const criterion = fc.oneof(
    ...ticked,
    ...groups,
    range('geo.latitude', -60, 75),
    range('geo.elevation', 0, 4_000),
    range('pdci', 0, 10),
    range('geo.climate.bio1', -5, 30),
    fc.constantFrom('wheat', 'local', 'PI', 'subsp', 'Czech').map((word) => ({ _text: word })),
    box,
  );
  const plain = fc.array(criterion, { minLength: 1, maxLength: 3 }).map((some) => some.reduce(merged, {}));
  const logic = fc
    .tuple(plain, fc.constantFrom('NOT', 'OR'), plain)
    .map(([all, name, other]) => ({ ...all, [name]: other }));
  return fc.oneof({ weight: 4, arbitrary: plain }, { weight: 1, arbitrary: logic });
}

async function json<T>(line: string, body: unknown): Promise<T> {
  const response = await api.call(line, { token, body });
  if (!response.ok) throw new Error(`${line}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}

async function rowsOfDownload(line: string, body: unknown): Promise<number> {
  const response = await api.call(line, { token, body });
  const reader = new TabReader();
  return reader.push(new Uint8Array(await response.arrayBuffer())).length + reader.end().length - 1;
}

async function counts(filter: AccessionFilter) {
  const page = await json<FilteredPage<unknown>>('POST /api/v2/acn/filter?l=1', filter);
  const f = `f=${page.filterCode ?? ''}`;
  const overview = await json<{ accessionCount: number }>(`POST /api/v2/acn/overview?${f}&limit=1`, null);
  const map = await json<MapInfo>(`POST /api/v2/acn/mapinfo?${f}`, null);
  expect(map.georeferenced).toBeLessThanOrEqual(map.accessionCount);
  return {
    table: page.totalElements,
    overview: overview.accessionCount,
    map: map.accessionCount,
    passport: await rowsOfDownload(`POST /api/v2/acn/download?format=mcpd&${f}`, null),
    columns: await rowsOfDownload(`POST /api/v2/acn/download?format=csv&select=accessionNumber,storage`, filter),
  };
}

beforeAll(async () => {
  token = await api.token();
});

test('list, overview, map and export count the same', async () => {
  const { overview } = await json<{ overview: Facets }>('POST /api/v2/acn/overview?limit=40', {
    historic: true,
    OR: { historic: false },
  });
  const filters = fc.sample(filtersOf(overview, await groupCriteria()), { numRuns: FILTERS, seed: 20_251_121 });
  let found = 0;
  for (const filter of sampled(filters, 40)) {
    const { table, ...others } = await counts(filter as AccessionFilter);
    expect({ filter, ...others }).toEqual({ filter, overview: table, map: table, passport: table, columns: table });
    if (table > 0) found += 1;
  }
  // Filters that match nothing would prove little.
  expect(found).toBeGreaterThan(10);
});
