import type { AccessionPoints, MapInfo } from '@/contract/accession/map';
import type { SavedMap } from '@/contract/account/session';
import { testApi } from '../../rules/world/api.fixture';

const api = testApi({ accessions: 400 });
let token: string;

beforeAll(async () => {
  token = await api.token();
});

const json = async <T>(response: Promise<Response>): Promise<T> => (await (await response).json()) as T;
const sentence = async (response: Response) =>
  ((await response.json()) as { error_description: string }).error_description;
const mapInfo = (body: unknown) => json<MapInfo>(api.call('POST /api/v2/acn/mapinfo', { token, body }));

test('a map counts what its list counts', async () => {
  for (const body of [{}, { crop: ['wheat'] }, { geo: { referenced: true } }, { crop: ['nothing'] }]) {
    const { accessionCount, georeferenced, filterCode } = await mapInfo(body);
    const count = async (filter: object) =>
      (await json<{ totalElements: number }>(api.call('POST /api/v2/acn/list', { token, body: filter }))).totalElements;
    expect(accessionCount).toBe(await count(body));
    expect(georeferenced).toBe(await count({ AND: body, geo: { referenced: true } }));
    const points = await json<AccessionPoints>(api.call(`POST /api/v2/acn/geo?f=${filterCode}&limit=10000`, { token }));
    expect(points).toMatchObject({ total: georeferenced, truncated: false });
  }
});

test('nothing with coordinates has no bounds', async () => {
  const { bounds } = await mapInfo({ crop: ['nothing'] });
  expect(bounds).toEqual([
    [null, null],
    [null, null],
  ]);
});

test('a tile needs no token, and is not sent twice', async () => {
  const { filterCode } = await mapInfo({ crop: ['wheat'] });
  const line = `GET /api/v2/acn/tile/1/1/0@2x?f=${filterCode}`;
  const first = await api.call(line);
  const tag = first.headers.get('ETag') ?? '';
  expect(first.status).toBe(200);
  expect(Object.fromEntries(first.headers)).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=300',
  });
  const again = await api.call(line, { headers: { 'If-None-Match': `W/${tag}` } });
  expect([again.status, again.headers.get('ETag'), (await again.arrayBuffer()).byteLength]).toEqual([304, tag, 0]);
  const other = await api.call(`${line}&color=E7B300`, { headers: { 'If-None-Match': tag } });
  expect(other.status).toBe(200);
});

test.each([
  ['GET /api/v2/acn/tile/23/0/0', /zoom/],
  ['GET /api/v2/acn/tile/x/0/0', /zoom/],
  ['GET /api/v2/acn/tile/1/2/0', /from 0 to 1/],
  ['GET /api/v2/acn/tile/1/0/0@3x', /"@2x"/],
  ['GET /api/v2/acn/tile/1/-1/0', /from 0 to 1/],
  ['GET /api/v2/acn/tile/0/0/0?color=green', /hexadecimal/],
  ['GET /api/v2/acn/tile/0/0/0?f=v2-nothing', /filter code/],
  ['POST /api/v2/acn/geo?bbox=1,2,3', /four numbers/],
  ['POST /api/v2/acn/geo?bbox=1,2,3,x', /four numbers/],
  ['POST /api/v2/acn/geo?bbox=1,20,3,10', /south/],
])('%s is refused with a sentence', async (line, words) => {
  const response = await api.call(line, { token });
  expect(response.status).toBe(400);
  expect(await sentence(response)).toMatch(words);
});

describe('saved maps', () => {
  let person: string;
  let codes: string[];

  beforeAll(async () => {
    person = await api.token('user@example.org');
    codes = [(await mapInfo({})).filterCode, (await mapInfo({ crop: ['wheat'] })).filterCode];
  });

  const call = (line: string, body?: unknown) => api.call(line, { token: person, body });
  const all = () => json<SavedMap[]>(call('GET /api/v2/me/maps'));

  test('are kept for each person, one for each filter', async () => {
    const [first = '', second = ''] = codes;
    expect((await call('POST /api/v2/me/maps', { filterCode: first, name: ' All ', color: 'E7B300' })).status).toBe(
      200,
    );
    const twice = await call('POST /api/v2/me/maps', { filterCode: first });
    expect([twice.status, await sentence(twice)]).toEqual([409, 'A map of this filter is saved already.']);
    await call('POST /api/v2/me/maps', { filterCode: second, enabled: false, opacity: 0.5 });
    expect(await all()).toEqual([
      { filterCode: first, name: 'All', color: 'e7b300', enabled: true, opacity: 1 },
      { filterCode: second, enabled: false, opacity: 0.5 },
    ]);
    const other = await api.token('admin@example.org');
    expect(await json(api.call('GET /api/v2/me/maps', { token: other }))).toEqual([]);

    expect((await call(`PUT /api/v2/me/maps/${second}`, { filterCode: first })).status).toBe(409);
    await call(`PUT /api/v2/me/maps/${second}`, { filterCode: second, enabled: true, opacity: 0.2 });
    expect((await all())[1]).toEqual({ filterCode: second, enabled: true, opacity: 0.2 });
    await call(`DELETE /api/v2/me/maps/${first}`);
    expect(await all()).toHaveLength(1);
    expect((await call(`DELETE /api/v2/me/maps/${first}`)).status).toBe(404);
    expect((await call(`PUT /api/v2/me/maps/${first}`, { opacity: 1 })).status).toBe(404);
  });

  test.each([
    [{}, /code of its filter/],
    [{ filterCode: 'v2-nothing' }, /filter code/],
    [{ filterCode: 'v2q64FAA', opacity: 2 }, /opacity/],
    [{ filterCode: 'v2q64FAA', opacity: '1' }, /opacity/],
    [{ filterCode: 'v2q64FAA', color: 'red' }, /hexadecimal/],
    [{ filterCode: 'v2q64FAA', enabled: 1 }, /enabled/],
    [{ filterCode: 'v2q64FAA', name: 'x'.repeat(201) }, /name/],
  ])('%j is refused with a sentence', async (body, words) => {
    const response = await call('POST /api/v2/me/maps', body);
    expect(response.status).toBe(400);
    expect(await sentence(response)).toMatch(words);
  });
});
