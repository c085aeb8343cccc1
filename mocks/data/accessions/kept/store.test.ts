import fc from 'fast-check';
import type { AccessionFilter } from '@/contract/accession/accession-filter';
import type { Facet } from '@/contract/page';
import { accessionUuid } from '@/mcpd/accession-uuid';
import { cropOf } from '@/mcpd/crop-table';
import { emptyRecord, type PassportRecord } from '@/mcpd/record';
import { accessionBuilder } from './builder';
import { matches, REFERENCE } from '../plain-filter.fixture';
import { orderKey } from '../text/order-key';
import { runs } from '../../../../test/harness/runs';

/* The store against the plainest way to say the same: a test of each record, a sort, a count. */

const some = <T>(...values: T[]) => fc.constantFrom(...values);
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
const CODES = ['MEX002', 'SYR002', 'XXX999'];
const SITES = ['Río Verde, 12 km', 'rio negro', 'Верхний Дон', 'near 12', 'ÅLESUND/Øst', 'x'];
const DATES = ['19930412', '199304--', '1993----', '----04--', '20010000', '1988'];
const NUMBERS = ['PI 12', 'PI12', 'pi 112', 'TVu-7', 'TVu-007', 'Ámbar 3', '9', '10'];

const recordArbitrary: fc.Arbitrary<Partial<PassportRecord>> = fc.record({
  instCode: some(...CODES),
  acceNumb: some(...NUMBERS),
  genus: some('Triticum', 'Zea', 'Rosa'),
  species: maybe(some('aestivum', 'mays')),
  subtaxa: maybe(some('var. alba')),
  crop: maybe(some('wheat', 'maize')),
  cropName: maybe(some('Trigo', 'maize')),
  origCty: maybe(some('MEX', 'SYR', 'SUN', 'QQQ')),
  sampStat: maybe(some(100, 300, 999)),
  storage: fc.subarray([10, 13, 99]),
  duplSite: fc.subarray(['NOR051', 'USA001']),
  historic: maybe(fc.boolean()),
  available: maybe(fc.boolean()),
  mlsStat: maybe(fc.boolean()),
  images: maybe(some(0, 3)),
  curationType: maybe(some('FULL')),
  donorCode: maybe(some('SYR002', 'USA001')),
  acceName: maybe(some('Río', 'Kaiser 12', 'rio')),
  collSite: maybe(some(...SITES)),
  collDate: maybe(some(...DATES)),
  decLatitude: maybe(some(-1.5, 0, 12.25)),
  decLongitude: maybe(some(0, 100)),
  elevation: maybe(some(0, 20, 1000.5)),
  otherNumb: fc.subarray([{ number: 'CPI 7' }, { number: 'Zé', usedBy: 'AUS001' }]),
});

/** Accession numbers of one institute differ, as they do in what is loaded. */
const recordsOf = (parts: Partial<PassportRecord>[]): PassportRecord[] =>
  parts.map((part, i) => ({
    ...emptyRecord('', '', ''),
    ...part,
    genus: `${part.genus}`,
    instCode: `${part.instCode}`,
    acceNumb: `${part.acceNumb}${i > 7 ? ` ${'abc'[i % 3]}${i}` : ''}`,
    crop: part.crop ?? cropOf({ genus: '', ...part }),
    puid: i % 3 === 0 ? `10.5072/A${i}` : undefined,
  }));

const listed = <T>(values: readonly T[]) => maybe(fc.subarray([...values]));
const texts = maybe(
  fc.record(
    {
      eq: fc.subarray(['PI 12', 'rio negro', 'near 12']),
      contains: fc.subarray(['I 1', 'RIO', 'ó v', 'don', '12', 'øst', '']),
      sw: fc.subarray(['pi', 'ri', 'tvu-']),
      ge: some('P', 'r'),
      le: some('T'),
    },
    { requiredKeys: [] },
  ),
);
const range = (...bounds: number[]) =>
  maybe(fc.record({ eq: fc.subarray(bounds), ge: some(...bounds), lt: some(...bounds) }, { requiredKeys: [] }));
const dates = maybe(
  fc.record({ ge: some('1988', '19930401', '1993'), le: some('1993-04', '2001') }, { requiredKeys: [] }),
);
const TERMS = [
  'rio',
  'PI12',
  'pi 12',
  'Mexico',
  '7',
  'syr',
  'triticum',
  'trigo',
  '10.5072/A3',
  'дон',
  ' ',
  '%',
  'cpi7',
];
const NULLABLE = ['sampStat', 'geo.latitude', 'doi', 'storage', 'coll.collSite', 'taxonomy.species', 'crop'];

const levelArbitrary = fc.record(
  {
    _text: some(...TERMS),
    crop: listed(['wheat', 'maize']),
    accessionNumber: texts,
    accessionNumbers: listed(['pi12', 'TVu-7']),
    institute: maybe(
      fc.record({
        code: listed(CODES),
        country: fc.record({ code3: listed(['MEX', 'SYR']) }),
        _text: maybe(some('dry', ' ')),
      }),
    ),
    countryOfOrigin: fc.record({ code3: listed(['MEX', 'SUN']), region: listed(['019', '145']) }),
    taxonomy: fc.record({ genus: listed(['Zea', 'Rosa']), genusSpecies: listed(['Zea mays', 'Rosa']) }),
    sampStat: listed([100, 300]),
    storage: listed([10, 99]),
    historic: maybe(fc.boolean()),
    available: maybe(fc.boolean()),
    sgsv: maybe(fc.boolean()),
    images: maybe(fc.boolean()),
    hasDoi: maybe(fc.boolean()),
    donorCode: listed(['SYR002']),
    networks: listed(['AEGIS']),
    coll: fc.record({ collSite: texts, collDate: dates }),
    geo: fc.record({ latitude: range(-1.5, 0, 12.25), elevation: range(0, 20), referenced: maybe(fc.boolean()) }),
    pdci: range(3, 5),
    NULL: listed(NULLABLE),
    NOTNULL: listed(NULLABLE),
  },
  { requiredKeys: [] },
);
const sparse = levelArbitrary.chain((level) =>
  fc
    .subarray(Object.entries(level), { maxLength: Math.min(4, Object.keys(level).length) })
    .map((entries): AccessionFilter => Object.fromEntries(entries)),
);
const filterArbitrary: fc.Arbitrary<AccessionFilter> = fc
  .tuple(sparse, fc.record({ NOT: sparse, AND: sparse, OR: sparse }, { requiredKeys: [] }), fc.nat(2))
  .map(([level, logic, chance]) => (chance === 0 ? { ...level, ...logic } : level));

const FACETS: Record<string, [path: string, terms: (r: PassportRecord) => readonly unknown[]]> = {
  'institute.code': ['institute.code', (r) => [r.instCode]],
  'institute.country.code3': [
    'institute.country.code3',
    (r) => [r.instCode === 'XXX999' ? undefined : r.instCode.slice(0, 3)],
  ],
  'crop.shortName': ['crop', (r) => [r.crop]],
  'taxonomy.genus': ['taxonomy.genus', (r) => [r.genus]],
  'taxonomy.genusSpecies': ['taxonomy.genusSpecies', (r) => [r.species ? `${r.genus} ${r.species}` : r.genus]],
  'countryOfOrigin.code3': ['countryOfOrigin.code3', (r) => [r.origCty]],
  sampStat: ['sampStat', (r) => [r.sampStat]],
  storage: ['storage', (r) => r.storage],
  available: ['available', (r) => [r.available]],
  donorCode: ['donorCode', (r) => [r.donorCode]],
  historic: ['historic', (r) => [r.historic ?? false]],
};

function countTerms(rows: PassportRecord[], terms: (r: PassportRecord) => readonly unknown[], limit: number): Facet {
  const counts = new Map<string, number>();
  let missing = 0;
  for (const row of rows) {
    const found = terms(row).filter((term) => term !== undefined);
    if (found.length === 0) missing += 1;
    for (const term of found) counts.set(String(term), (counts.get(String(term)) ?? 0) + 1);
  }
  const all = [...counts].map(([term, count]) => ({ term, count }));
  all.sort((a, b) => b.count - a.count || (a.term < b.term ? -1 : 1));
  const other = all.slice(limit).reduce((sum, { count }) => sum + count, 0);
  return { terms: all.slice(0, limit), total: rows.length - missing, other, missing };
}

const SORTS: Record<string, (r: PassportRecord) => string | number | undefined> = {
  accessionNumber: (r) => orderKey(r.acceNumb.replace(/\s/g, '')),
  'coll.collSite': (r) => (r.collSite === undefined ? undefined : orderKey(r.collSite)),
  'geo.latitude': (r) => r.decLatitude,
  sampStat: (r) => r.sampStat,
  'taxonomy.genus': (r) => orderKey(r.genus),
  doi: (r) => (r.puid === undefined ? undefined : orderKey(r.puid)),
  uuid: (r) => accessionUuid(r.instCode, r.acceNumb, r.genus),
};

function sorted(rows: PassportRecord[], key: (r: PassportRecord) => string | number | undefined, sign: number) {
  return rows
    .map((row, at) => ({ row, at, key: key(row) }))
    .sort((a, b) => {
      if (a.key === undefined || b.key === undefined)
        return Number(a.key === undefined) - Number(b.key === undefined) || a.at - b.at;
      return (a.key < b.key ? -sign : a.key > b.key ? sign : 0) || a.at - b.at;
    })
    .map(({ row }) => row);
}

function storeOf(records: PassportRecord[]) {
  const builder = accessionBuilder();
  for (const record of records) builder.add(record);
  return builder.build(REFERENCE);
}

const cases = fc.array(recordArbitrary, { maxLength: 45 }).map(recordsOf);
const RUNS = { numRuns: runs(150) };

it('matches what the filter says', async () => {
  await fc.assert(
    fc.asyncProperty(cases, fc.array(filterArbitrary, { minLength: 1, maxLength: 6 }), async (records, filters) => {
      const store = storeOf(records);
      for (const filter of filters) {
        const wanted = records
          .filter((r) => matches(filter, r))
          .map((r) => accessionUuid(r.instCode, r.acceNumb, r.genus));
        const { content, totalElements } = await store.page(filter, { l: 1000 });
        expect(content.map(({ uuid }) => uuid)).toEqual(wanted);
        expect(totalElements).toBe(wanted.length);
        await expect(store.count(filter)).resolves.toBe(wanted.length);
      }
    }),
    RUNS,
  );
});

it('counts each facet with all other criteria', async () => {
  await fc.assert(
    fc.asyncProperty(cases, filterArbitrary, fc.integer({ min: 1, max: 4 }), async (records, filter, limit) => {
      const { suggestions } = await storeOf(records).filterPage(filter, { limit, facets: 'historic' });
      for (const [key, [path, terms]] of Object.entries(FACETS))
        expect({ [key]: suggestions[key] }).toEqual({
          [key]: countTerms(
            records.filter((r) => matches(filter, r, path)),
            terms,
            limit,
          ),
        });
    }),
    RUNS,
  );
});

it('sorts and pages', async () => {
  const pages = fc.record({
    s: some(...Object.keys(SORTS)),
    d: some('ASC' as const, 'DESC' as const),
    p: fc.nat(4),
    l: some(1, 3, 10),
  });
  await fc.assert(
    fc.asyncProperty(cases, filterArbitrary, pages, async (records, filter, query) => {
      const { s, d, p, l } = query;
      const rows = sorted(
        records.filter((r) => matches(filter, r)),
        SORTS[s] ?? (() => 0),
        d === 'DESC' ? -1 : 1,
      );
      const page = await storeOf(records).page(filter, query);
      expect(page.content.map(({ accessionNumber }) => accessionNumber)).toEqual(
        rows.slice(p * l, p * l + l).map(({ acceNumb }) => acceNumb),
      );
      expect(page).toMatchObject({
        number: p,
        size: l,
        totalElements: rows.length,
        totalPages: Math.ceil(rows.length / l),
      });
    }),
    RUNS,
  );
});
