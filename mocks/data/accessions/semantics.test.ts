import type { AccessionFilter } from '@/contract/accession/accession-filter';
import { accessionUuid } from '@/mcpd/accession-uuid';
import { emptyRecord, type PassportRecord } from '@/mcpd/record';
import { toMcpdRow } from '@/mcpd/to-mcpd-row';
import { accessionBuilder } from './kept/builder';
import { REFERENCE } from './plain-filter.fixture';

const wheat = (acceNumb: string, more: Partial<PassportRecord> = {}): PassportRecord => ({
  ...emptyRecord('MEX002', acceNumb, 'Triticum'),
  crop: 'wheat',
  ...more,
});
const RECORDS: PassportRecord[] = [
  wheat('PI 316141', {
    species: 'aestivum',
    sampStat: 300,
    storage: [10, 13],
    collDate: '1993----',
    available: false,
    acceName: 'Øst',
  }),
  wheat('PI 9', { acceName: 'Maíz Azul', elevation: 0, collDate: '19930412', available: true, puid: '10.5072/AbC' }),
  wheat('PI 10', {
    origCty: 'SUN',
    collSite: 'Río Verde, 12 km',
    collDate: '--------',
    createdDate: '2020-01-31T12:00:00.000Z',
  }),
  wheat('TVu 7', { historic: true, otherNumb: [{ number: 'CPI 30660', usedBy: 'AUS001' }] }),
  {
    ...emptyRecord('SYR002', 'IG 11', 'Lens'),
    crop: 'lentil',
    decLatitude: 27.63333333,
    decLongitude: -86.1,
    duplSite: ['NOR051', 'SYR002'],
    duplInstName: ['Vault; north'],
    bredName: ['A', 'B', 'A'],
    remarks: 'one "quoted"\ttab\nand a line',
    images: 2,
  },
];
const uuidOf = (r: PassportRecord) => accessionUuid(r.instCode, r.acceNumb, r.genus);
const store = (() => {
  const builder = accessionBuilder();
  for (const record of RECORDS) builder.add(record);
  return builder.build(REFERENCE);
})();
const numbers = async (filter: unknown, query = {}): Promise<string[]> =>
  (await store.page(filter as AccessionFilter, query)).content.map(({ accessionNumber }) => accessionNumber);

test.each<[what: string, filter: unknown, expected: string[]]>([
  ['nothing', null, ['PI 316141', 'PI 9', 'PI 10', 'IG 11']],
  [
    'null, an empty list and an empty object',
    { crop: null, sampStat: [], geo: { latitude: {} } },
    ['PI 316141', 'PI 9', 'PI 10', 'IG 11'],
  ],
  ['a blank text', { _text: ' ' }, ['PI 316141', 'PI 9', 'PI 10', 'IG 11']],
  ['false', { available: false }, ['PI 316141']],
  ['false as text', { available: 'false' }, ['PI 316141']],
  ['zero', { geo: { elevation: { eq: [0] } } }, ['PI 9']],
  ['zero as text', { geo: { elevation: { le: '0' } } }, ['PI 9']],
  ['a number as text', { sampStat: ['300'] }, ['PI 316141']],
  ['one value for a list', { crop: 'lentil' }, ['IG 11']],
  ['a number without its space', { _text: 'PI316141' }, ['PI 316141']],
  ['a number with its space', { _text: 'pi 316141' }, ['PI 316141']],
  ['only a part of a number', { _text: '31614' }, []],
  ['a number among others', { _text: 'cpi30660', historic: true }, ['TVu 7']],
  ['words without accents', { _text: 'maiz azul' }, ['PI 9']],
  ['"o" for "ø"', { _text: 'ost' }, ['PI 316141']],
  ['the beginning of a word', { _text: 'RÍO ver' }, ['PI 10']],
  ['the name of the country of origin', { _text: 'soviet' }, ['PI 10']],
  ['another name of the crop', { _text: 'trigo 316141' }, ['PI 316141']],
  ['a DOI in any case', { _text: 'https://doi.org/10.5072/abc' }, ['PI 9']],
  ['a DOI in the list', { doi: ['10.5072/ABC', '10.5072/none'] }, ['PI 9']],
  ['a uuid', { _text: uuidOf(wheat('PI 10')) }, ['PI 10']],
  ['signs only', { _text: '%' }, []],
  ['text of the institute', { institute: { _text: 'dry areas' } }, ['IG 11']],
  ['text of the origin', { countryOfOrigin: { _text: 'Soviet' } }, ['PI 10']],
  ['text of the taxon', { taxonomy: { _text: 'aestivum' } }, ['PI 316141']],
  ['accession numbers as people type them', { accessionNumbers: ['pi10', 'PI 9'] }, ['PI 9', 'PI 10']],
  ['what contains a text', { coll: { collSite: { contains: ['o verde, 1'] } } }, ['PI 10']],
  ['what begins with a text', { accessionNumber: { sw: ['pi 3', 'ig'] } }, ['PI 316141', 'IG 11']],
  ['a year within years', { coll: { collDate: { ge: '1990', le: '1995' } } }, ['PI 316141', 'PI 9']],
  ['a year that is not surely after its June', { coll: { collDate: { ge: '19930401' } } }, ['PI 9']],
  ['a year that equals it', { coll: { collDate: { eq: ['1993'] } } }, ['PI 316141', 'PI 9']],
  ['a day until its end', { createdDate: { le: '2020-01-31' } }, ['PI 10']],
  ['a day before it', { createdDate: { lt: '2020-01-31' } }, []],
  ['historic only', { historic: true }, ['TVu 7']],
  ['current only', { historic: false, crop: ['wheat'] }, ['PI 316141', 'PI 9', 'PI 10']],
  ['historic as an alternative', { crop: ['lentil'], OR: { historic: true } }, ['TVu 7', 'IG 11']],
  ['historic null', { historic: null, crop: ['lentil'] }, ['IG 11']],
  ['an alternative alone', { OR: { crop: ['lentil'] } }, ['IG 11']],
  ['NOT', { NOT: { crop: ['wheat'] } }, ['IG 11']],
  ['NULL', { NULL: ['coll.collDate', 'geo.longitude'] }, []],
  ['NOTNULL', { NOTNULL: ['geo.longitude'] }, ['IG 11']],
  ['a network', { institute: { networks: ['AEGIS'] } }, ['IG 11']],
  ['a region above the country', { institute: { country: { region: ['019'] } } }, ['PI 316141', 'PI 9', 'PI 10']],
  ['a duplicate in Svalbard', { sgsv: true }, ['IG 11']],
  ['what is nowhere held', { subsets: ['x'] }, []],
  ['not in any dataset', { hasDataset: false, crop: ['lentil'] }, ['IG 11']],
  ['the number inside', { seqNo: { ge: 10, lt: 12 } }, ['PI 10', 'IG 11']],
])('finds %s', async (_, filter, expected) => {
  expect(await numbers(filter)).toEqual(expected);
});

test.each<[filter: unknown, path: string]>([
  [{ bogus: 1 }, 'bogus'],
  [{ institute: { kode: ['X'] } }, 'institute.kode'],
  [{ institute: ['X'] }, 'institute'],
  [{ sampStat: ['many'] }, 'sampStat'],
  [{ available: 'maybe' }, 'available'],
  [{ geo: { latitude: { above: 1 } } }, 'geo.latitude'],
  [{ coll: { collDate: { ge: 'soon' } } }, 'coll.collDate'],
  [{ OR: { NOT: { constructor: 1 } } }, 'constructor'],
  [{ NULL: ['nothing'] }, 'nothing'],
  [{ geo: { _text: 'x' } }, 'geo._text'],
  [{ accessionNumber: { eq: [{}] } }, 'accessionNumber'],
])('refuses %j', async (filter, path) => {
  await expect(store.count(filter as AccessionFilter)).rejects.toMatchObject({
    name: 'InvalidQuery',
    message: expect.stringContaining(path),
  });
});

test.each(['bogus', '__proto__', 'constructor'])('refuses to sort by or count %s', async (name) => {
  await expect(store.page({}, { s: name })).rejects.toMatchObject({ name: 'InvalidQuery' });
  await expect(store.overview({}, [name])).rejects.toMatchObject({ name: 'InvalidQuery' });
});

it('sorts numbers in texts by value, and missing values last both ways', async () => {
  expect(await numbers({}, { s: 'accessionNumber' })).toEqual(['IG 11', 'PI 9', 'PI 10', 'PI 316141']);
  expect((await numbers({}, { s: 'geo.elevation' }))[0]).toBe('PI 9');
  expect((await numbers({}, { s: 'geo.elevation', d: 'DESC' }))[0]).toBe('PI 9');
});

it('gives back each record as it was', async () => {
  for (const historic of [true, false]) {
    const pieces: string[] = [];
    for await (const piece of store.download({ historic }, 'mcpd')) pieces.push(piece);
    const cell = (value: string) => (value === '' ? '' : `"${value.replaceAll('"', '""')}"`);
    const lines = RECORDS.filter((r) => (r.historic ?? false) === historic).map((r) =>
      toMcpdRow({ ...r, historic })
        .map(cell)
        .join('\t'),
    );
    expect(pieces.join('').startsWith('\ufeff"PUID"\t"INSTCODE"')).toBe(true);
    expect(pieces.join('').split('\n').slice(1).join('\n')).toBe(`${lines.join('\n')}\n`);
  }
});

it('numbers the columns of a file for fields of several values', async () => {
  const pieces: string[] = [];
  for await (const piece of store.download({ crop: ['lentil'] }, 'csv', 'accessionNumber, duplSite,storage'))
    pieces.push(piece);
  expect(pieces.join('')).toBe(
    '\ufeff"accessionNumber"\t"duplSite1"\t"duplSite2"\t"storage"\n"IG 11"\t"NOR051"\t"SYR002"\t\n',
  );
});

it('answers flat rows keyed by the paths as requested', async () => {
  const { content } = await store.flat(
    { crop: ['lentil'] },
    {},
    'accessionNumber, institute.country.name,storage,nothing.here',
  );
  expect(content).toEqual([
    { accessionNumber: 'IG 11', 'institute.country.name': 'Syria', storage: [], 'nothing.here': null },
  ]);
});

it('finds by uuid and DOI, historic ones too, and says which are missing', async () => {
  const [gone, known] = ['00000000-0000-5000-8000-000000000000', uuidOf(wheat('TVu 7'))];
  const { content, missing } = await store.byUuid([known.toUpperCase(), gone, 'nonsense']);
  expect(content.map(({ uuid }) => uuid)).toEqual([known]);
  expect(missing).toEqual([gone, 'nonsense']);
  await expect(store.details(gone)).resolves.toBeUndefined();
  await expect(store.byDoi('doi:10.5072/ABC')).resolves.toMatchObject({ accessionNumber: 'PI 9' });
});

test.each([
  ['pi31', ['accession:PI 316141 (MEX002)']],
  ['PI 1', ['accession:PI 10 (MEX002)']],
  ['10.5072/abc', ['doi:10.5072/AbC – PI 9']],
  ['', []],
])('suggests for "%s"', async (q, expected) => {
  expect((await store.suggest(q)).map(({ kind, label }) => `${kind}:${label}`)).toEqual(expected);
});

it('counts what there is', async () => {
  expect(await store.counts()).toMatchObject({
    total: 4,
    historic: 1,
    georeferenced: 1,
    institutes: { MEX002: { current: 3, historic: 1, pdci: { count: 3 } }, SYR002: { current: 1, historic: 0 } },
    crops: { wheat: 3, lentil: 1 },
    origins: { SUN: 1 },
    holdingCountries: { MEX: 3, SYR: 1 },
  });
});

it('counts decades, places and completeness for an overview', async () => {
  const { overview, accessionCount } = await store.overview({ crop: ['wheat'] });
  expect(accessionCount).toBe(3);
  expect(overview['coll.decade']).toEqual({ terms: [{ term: '1990', count: 2 }], total: 2, other: 0, missing: 1 });
  expect(overview['geo.referenced']?.terms).toEqual([{ term: 'false', count: 3 }]);
  expect(overview.images?.terms).toEqual([{ term: 'false', count: 3 }]);
  expect(overview.pdci?.total).toBe(3);
});
