import type { AddressInfo } from 'node:net';
import { SCRIPT_CLIENT } from '../../mocks/rules/tokens/clients';
import { makeWorld } from '../../mocks/rules/world/world';
import { apiServer } from '../../mocks/adapters/http';

/*
 * Calls of programs that others wrote, as their code makes them, over HTTP: CIAT's Python client and Genolink. The R
 * client has public-client.test.ts.
 */

const world = makeWorld({ accessions: 600 });
const server = apiServer(world);
let base: string;
let token: string;

type Row = Record<string, unknown>;
interface Page {
  content: Row[];
  totalElements: number;
}

/** requests.post(url, headers=headers, data=json.dumps(body)), or json=body: the same on the wire. */
async function ask<T>(line: string, body?: unknown): Promise<T> {
  const [method = '', path = ''] = line.split(' ');
  const response = await fetch(`${base}${path}`, {
    method,
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json', Accept: 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}

const count = async (filter: object) => (await ask<Page>('POST /api/v1/acn/list?l=1', filter)).totalElements;

beforeAll(async () => {
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  // The header says JSON, the body is the form that requests makes of a dict.
  const response = await fetch(`${base}/oauth/token`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: `grant_type=client_credentials&client_id=${encodeURIComponent(SCRIPT_CLIENT.clientId)}&client_secret=${SCRIPT_CLIENT.clientSecret}`,
  });
  expect(response.status).toBe(200);
  token = ((await response.json()) as { access_token: string }).access_token;
});
afterAll(() => new Promise((resolve) => void server.close(resolve)));

describe('CIAT', () => {
  const trial = async () => {
    const [dataset] = (await ask<Page>('POST /api/v1/dataset/list?l=1', { crops: ['wheat'] })).content;
    const uuid = String(dataset?.['uuid']);
    const descriptors = await ask<Row[]>(`GET /api/v1/dataset/${uuid}/descriptors`);
    const numeric = descriptors.filter(({ dataType }) => dataType === 'NUMERIC').map((each) => String(each['uuid']));
    return { uuid, numeric };
  };

  test('the values of traits are asked for as fields', async () => {
    const { uuid, numeric } = await trial();
    const [one = '', two = ''] = numeric;
    const path = `/api/v1/dataset/data?datasetUuids=${uuid}&fields=${one}&fields=${two}&p=0&l=500`;
    const { content } = await ask<Page>(`POST ${path}`, { filters: {}, select: [] });
    const row = content.find((each) => one in each);
    expect(Object.keys(row ?? {})).toEqual(expect.arrayContaining(['accession', 'accessionNumber', 'doi', one]));
    expect(row?.[one]).toEqual(expect.arrayContaining([expect.any(Number)]));
    expect(await world.accessions.details(String(row?.['accession']))).toMatchObject({
      accessionNumber: row?.['accessionNumber'],
    });
    const known = new Set(['accession', 'accessionNumber', 'doi', one, two]);
    expect(content.flatMap(Object.keys).filter((name) => !known.has(name))).toEqual([]);
  });

  test('the observations of an accession are told by source', async () => {
    const { uuid, numeric } = await trial();
    const { content } = await ask<Page>(`POST /api/v1/dataset/data?datasetUuids=${uuid}&fields=${numeric[0]}`, {
      filters: {},
      select: [],
    });
    const row = content.find((each) => each['accession'] && numeric[0] && numeric[0] in each);
    const said = await ask<Row>(`GET /api/v1/acn/${String(row?.['accession'])}/observations`);
    expect(said).toMatchObject({
      accession: row?.['accession'],
      accessionNumber: row?.['accessionNumber'],
      doi: row?.['doi'],
      instituteCode: expect.any(String) as string,
    });
    const sources = Object.values(said['sources'] as Record<string, Row[]>).flat();
    expect(sources).toContainEqual({ f: numeric[0], v: row?.[numeric[0] ?? ''], d: uuid });
  });

  test('descriptors are found by a filter, page by page', async () => {
    const page = await ask<Page>('POST /api/v1/descriptor/list/details?p=0&l=5', { crop: ['wheat'] });
    expect(page.content).toHaveLength(5);
    expect(page.totalElements).toBeGreaterThan(5);
    expect(page.content[0]).toMatchObject({ crop: 'wheat', title: expect.any(String) as string });
  });

  test('by the number of a tile are found those that say it', async () => {
    const { content } = await ask<Page>('POST /api/v1/acn/list?l=600', { geo: { referenced: true } });
    const tiles = content.map(({ geo }) => (geo as { tileIndex: number }).tileIndex);
    const [tile] = tiles;
    expect(await count({ geo: { tileIndex: [tile] } })).toBe(tiles.filter((each) => each === tile).length);
    expect(await count({ geo: { tileIndex: [-1] } })).toBe(0);
  });

  test('no accession here belongs to a named collection', async () => {
    expect(await count({ collection: ['Wild relatives'] })).toBe(0);
  });
});

describe('Genolink', () => {
  test('subsets of genebanks', async () => {
    const all = (await ask<Page>('POST /api/v1/subset/filter?l=100', {})).content;
    const filter = { _text: '', institute: { code: ['MEX002', 'LBN002'] }, crops: [] };
    const { content } = await ask<Page>('POST /api/v1/subset/filter?l=100', filter);
    const uuids = (rows: Row[]) => rows.map(({ uuid }) => uuid);
    const ofThese = all.filter(({ institutes }) =>
      (institutes as string[]).some((code) => filter.institute.code.includes(code)),
    );
    expect(ofThese.length).toBeGreaterThan(0);
    expect(uuids(content)).toEqual(uuids(ofThese));
  });

  test('the number of a country is text of three digits', async () => {
    const { content } = await ask<Page>('POST /api/v1/acn/list?l=600', {});
    const codes = content.flatMap(({ countryOfOrigin }) => (countryOfOrigin as Row | null)?.['codeNum'] ?? []);
    expect(codes.length).toBeGreaterThan(0);
    for (const code of codes) expect(code).toMatch(/^\d{3}$/);
    expect(codes.some((code) => String(code).startsWith('0'))).toBe(true);
  });
});
