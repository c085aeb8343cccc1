import Papa from 'papaparse';
import type { AddressInfo } from 'node:net';
import { readSheet } from 'read-excel-file/node';
import { SCRIPT_CLIENT } from '../../mocks/rules/tokens/clients';
import { makeWorld } from '../../mocks/rules/world/world';
import { apiServer } from '../../mocks/adapters/http';

/*
 * What the R package genesysr sends and what it does with the answers, replayed with plain HTTP: version 2.1
 * (https://cran.r-project.org/package=genesysr, R/api-client.R and R/genesys.R), and get_accessions of version 1.
 */

const world = makeWorld({ accessions: 600 });
const server = apiServer(world);
let base: string;
let authorization: string;

interface Call {
  query?: Record<string, string | number>;
  accept?: string;
  body?: string | FormData | URLSearchParams;
  method?: 'GET' | 'POST';
}

async function call(path: string, { query = {}, accept = 'application/json', body, method }: Call = {}) {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  const response = await fetch(`${base}${path}${search.size > 0 ? `?${search}` : ''}`, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: {
      Authorization: authorization,
      Accept: accept,
      'User-Agent': 'genesysr 2.1.1 (https://cran.r-project.org/package=genesysr)',
      ...(typeof body === 'string' ? { 'Content-Type': 'application/json' } : {}),
    },
    ...(body === undefined ? {} : { body }),
  });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return response;
}

/** `read.csv(text = resp, quote = '"', sep = '\t')`; httr2 has no text of an answer without a byte, and fails. */
async function table(response: Response): Promise<Record<string, string>[]> {
  const text = await response.text();
  if (text === '') throw new Error("Can't retrieve empty body.");
  return Papa.parse<Record<string, string>>(text, { delimiter: '\t', header: true, skipEmptyLines: true }).data;
}

beforeAll(async () => {
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  // client_login(): httr2's client credentials flow, the client in the body.
  const response = await fetch(`${base}/oauth/token`, {
    method: 'POST',
    headers: { Accept: 'application/json' },
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      scope: 'openid',
      client_id: SCRIPT_CLIENT.clientId,
      client_secret: SCRIPT_CLIENT.clientSecret,
    }),
  });
  expect(response.status).toBe(200);
  const token = (await response.json()) as { access_token: string; token_type: string; expires_in: number };
  expect(token.token_type.toLowerCase()).toBe('bearer');
  authorization = `Bearer ${token.access_token}`;
});

afterAll(() => new Promise((resolve) => void server.close(resolve)));

const INFO =
  'instituteCode INSTCODE,accessionNumber ACCENUMB,doi DOI,historic HISTORIC,taxonomy.genus GENUS,taxonomy.species SPECIES,taxonomy.subtaxa SUBTAXA,sampStat SAMPSTAT';
const GEO = `${INFO},origCty ORIGCTY,coll.collSite COLLSITE,latitude DECLATITUDE,longitude DECLONGITUDE,coordinateUncertainty COORDUNCERT,coordinateDatum COORDDATUM,georeferenceMethod GEOREFMETH,elevation ELEVATION`;
const ALL = `${GEO},curationType CURATION,taxonomy.spAuthor SPAUTHOR,taxonomy.subtAuthor SUBTAUTHOR,taxonomy.currentTaxonomySpecies.id GRIN_TAXON_ID,taxonomy.currentTaxonomySpecies.name GRIN_NAME,taxonomy.currentTaxonomySpecies.nameAuthority GRIN_AUTHOR,cropName CROPNAME,crop.shortName CROPCODE,acquisitionDate ACQDATE,accessionName ACCENAME,coll.collDate COLLDATE,coll.collSrc COLLSRC,coll.collNumb COLLNUMB,coll.collCode COLLCODE,coll.collName COLLNAME,coll.collInstAddress COLLINSTADDRESS,coll.collMissId COLLMISSID,donorCode DONORCODE,donorName DONORNAME,donorNumb DONORNUMB,aliases.name OTHERNUMB,breederCode BREDCODE,breederName BREDNAME,ancest ANCEST,duplSite DUPLSITE,storage STORAGE,mlsStatus MLSSTAT,acceUrl ACCEURL,remarks REMARKS,dataProviderId DATAPROVIDERID,pdci.score PDCI,uuid UUID,lastModifiedDate LASTMODIFIED`;

/** One page of get_accessions() of version 2: a multipart form, the filter as JSON in it. */
async function accessionsPage(filter: unknown, select: string, page: number) {
  const body = new FormData();
  body.set('mcpd', 'true');
  body.set('filter', JSON.stringify(filter));
  body.set('select', select);
  return table(await call('/api/v2/acn/query', { query: { p: page, l: '1e+06' }, accept: 'text/csv,*/*', body }));
}

describe('get_accessions', () => {
  it.each([
    ['one country, which R sends without a list', { countryOfOrigin: { code3: 'MEX' } }],
    ['several countries', { countryOfOrigin: { code3: ['MEX', 'TUR'] } }],
    ['a genus in a list', { taxonomy: { genus: ['Triticum'] } }],
    ['a number', { sampStat: 300 }],
    ['no criterion', []],
  ])('asks for %s', async (_, filter) => {
    const rows = await accessionsPage(filter, INFO, 0);
    expect(rows).toHaveLength(await world.accessions.count(Array.isArray(filter) ? {} : (filter as object)));
    expect(rows.length).toBeGreaterThan(0);
    for (const name of ['INSTCODE', 'ACCENUMB', 'GENUS', 'SAMPSTAT'])
      expect(Object.keys(rows[0] ?? {})).toContain(name);
    // It asks on until a page has no rows.
    expect(await accessionsPage(filter, INFO, 1)).toEqual([]);
  });

  it.each([
    ['SELECT_GEO_FIELDS', GEO],
    ['SELECT_ALL_FIELDS', ALL],
  ])('understands every column of %s', async (_, select) => {
    const rows = await accessionsPage({ taxonomy: { genus: 'Triticum' } }, select, 0);
    const names = Object.keys(rows[0] ?? {});
    for (const column of select.split(',')) {
      const [, name = ''] = column.split(' ');
      expect(names.some((each) => each.replace(/\d+$/, '') === name)).toBe(true);
    }
    expect(rows.some((row) => row['DECLATITUDE'] !== '')).toBe(true);
  });

  it('of version 1 lists nested rows as CSV, with repeated select', async () => {
    const query = new URLSearchParams([
      ['p', '0'],
      ['l', '1000'],
      ['select', 'accessionNumber'],
      ['select', 'geo'],
    ]);
    const response = await call(`/api/v1/acn/list?${query}`, {
      accept: 'text/csv',
      body: '{"taxonomy":{"genus":["Triticum"]}}',
    });
    expect(response.headers.get('Content-Type')).toBe('text/csv');
    expect(Number(response.headers.get('Pagination-Elements'))).toBeGreaterThan(0);
    const rows = await table(response);
    expect(rows[0]).toHaveProperty('accessionNumber');
    expect(Object.keys(rows[0] ?? {}).every((name) => name === 'accessionNumber' || name.startsWith('geo.'))).toBe(
      true,
    );
    const next = await call(`/api/v1/acn/list?p=1&l=1000`, {
      accept: 'text/csv',
      body: '{"taxonomy":{"genus":["Triticum"]}}',
    });
    expect(await next.clone().text()).toMatch(/^"uuid"\t|\t"uuid"\t/);
    expect(await table(next)).toEqual([]);
  });
});

test.each([
  ['/api/v2/acn/list', '{}'],
  ['/api/v2/wiews/list', '{}'],
  ['/api/v2/descriptor/list', '{}'],
])('%s ends past its last page with the names of its columns', async (path, body) => {
  const pages = [0, 1_000].map((p) => call(path, { query: { p, l: 1_000 }, accept: 'text/csv', body }));
  const [first = '', last = ''] = await Promise.all(pages.map(async (page) => (await page).text()));
  expect(last.trimEnd().split('\n')).toHaveLength(1);
  const names = first.split('\n', 1)[0]?.split('\t') ?? [];
  expect(names).toEqual(expect.arrayContaining([last.split('\t', 1)[0] ?? 'none']));
});

test('a list that nothing is found for is an empty table', async () => {
  const body = '{"accessionNumber":{"eq":["nobody\'s"]}}';
  expect(await table(await call('/api/v2/acn/list', { accept: 'text/csv', body }))).toEqual([]);
});

test.each([
  ['countryOfOrigin', (codes: object) => ({ countryOfOrigin: codes })],
  ['institute.country', (codes: object) => ({ institute: { country: codes } })],
])('iso3 is code3 of %s', async (_, filter) => {
  const count = async (codes: object) => {
    const response = await call('/api/v2/acn/list', { query: { l: 1 }, body: JSON.stringify(filter(codes)) });
    return ((await response.json()) as { totalElements: number }).totalElements;
  };
  const found = await count({ iso3: ['MEX', 'SYR', 'LBN', 'IND'] });
  expect(found).toBeGreaterThan(0);
  expect(found).toBe(await count({ code3: ['MEX', 'SYR', 'LBN', 'IND'] }));
});

test('list_crops', async () => {
  for (const path of ['/api/v2/crops/list', '/api/v1/crops/list']) {
    const response = await call(path, { query: { l: 1000 }, accept: 'text/csv' });
    expect(response.headers.get('Content-Type')).toBe('text/csv');
    const rows = await table(response);
    expect(rows.find(({ shortName }) => shortName === 'wheat')).toMatchObject({ name: 'Wheat' });
  }
});

test('list_species', async () => {
  const response = await call('/api/v2/acn/species', {
    accept: 'text/csv',
    body: '{"institute":{"code":["LBN002","MEX002"]}}',
  });
  expect(response.headers.get('Content-Type')).toBe('text/csv');
  const rows = await table(response);
  expect(rows.length).toBeGreaterThan(0);
  expect(Object.keys(rows[0] ?? {})).toEqual(expect.arrayContaining(['genus', 'species']));
});

test('list_institutes', async () => {
  const page = async (p: number, body: string) =>
    table(await call('/api/v2/wiews/list', { query: { l: 100, p }, accept: 'text/csv', body }));
  const all = await page(0, '{}');
  expect(all.length).toBeGreaterThan(50);
  expect(await page(1, '{}')).toEqual([]);
  const holding = await page(0, '{"accessions":true}');
  expect(holding.length).toBeGreaterThan(0);
  expect(holding.every(({ accessionCount }) => Number(accessionCount) > 0)).toBe(true);
  expect(holding[0]).toHaveProperty(['country.code3']);
});

test.each(['mcpd', 'pdci'])('download_%s', async (format) => {
  const body = '{"accessions":true}';
  const [institute] = await table(await call('/api/v2/wiews/list', { accept: 'text/csv', body }));
  const code = institute?.['code'] ?? '';
  const response = await call(`/api/v2/wiews/${code}/download`, { body: new URLSearchParams({ [format]: format }) });
  expect(response.headers.get('Content-Disposition')).toMatch(/\.xlsx"$/);
  const [header = [], ...rows] = await readSheet(Buffer.from(await response.arrayBuffer()));
  expect(header).toEqual(expect.arrayContaining(['INSTCODE', 'ACCENUMB']));
  expect(rows).toHaveLength(Number(institute?.['accessionCount']));
  expect(new Set(rows.map((row) => row[header.indexOf('INSTCODE')]))).toEqual(new Set([code]));
});

test('me, as the application: refused', async () => {
  await expect(call('/api/v2/me/profile')).rejects.toThrow(/^403/);
});
