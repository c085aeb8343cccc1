import type { AccessionIdentifier, ExternalRequest } from '@/contract/request/request-external';
import { manualClock } from '../../tools/store/clock';
import { testApi } from '../world/api.fixture';
import { keepExternal } from './external-requests';
import { askable } from './requests.fixture';

const clock = manualClock();
const api = testApi({ accessions: 300, clock });

// As much as may be handed over in an hour is one test's.
beforeEach(() => clock.advance(60 * 60_000));

const handOver = async (body: unknown, query = '') =>
  api.call(`POST /api/v2/request/external${query}`, { token: await api.token(), body });

const listAt = async (key: string) => api.call(`GET /api/v2/request/external/${key}`, { token: await api.token() });

/** One accession, named in each way. */
async function named(): Promise<{ uuid: string; ways: AccessionIdentifier[] }> {
  const { content } = await api.world.accessions.page({ hasDoi: true, historic: false }, { l: 1 });
  const [row] = content;
  if (!row?.doi) throw new Error('None has a DOI');
  const { uuid, doi, instituteCode, accessionNumber, taxonomy } = row;
  const genus = taxonomy?.genus ?? '';
  return {
    uuid,
    ways: [{ uuid }, { doi }, { doi: `https://doi.org/${doi}` }, { instituteCode, accessionNumber, genus }],
  };
}

const NOBODY = { instituteCode: 'XXX000', accessionNumber: 'Nobody has it' };

test('what is named in whatever way is handed over once, under a key that leads to its page', async () => {
  const { uuid, ways } = await named();
  const answer = await handOver(ways);
  expect(answer.status).toBe(200);
  const key = await answer.text();
  expect(await (await listAt(key)).json()).toEqual({ accessions: [uuid], missing: [], missingCount: 0 });

  const lead = await api.call(`GET /api/v2/request/external?key=${key}`);
  expect(lead.status).toBe(303);
  expect(lead.headers.get('Location')).toBe(`${api.world.settings.frontendUrl}/requests/external/${key}`);
});

test('what is missing is named, and can be left behind', async () => {
  const [uuid = ''] = await askable(api.world, 1);
  const refused = await handOver([{ uuid }, NOBODY]);
  expect(refused.status).toBe(400);
  expect(await refused.json()).toEqual([NOBODY]);

  const kept = await handOver([{ uuid }, NOBODY], '?missing=keep');
  const list = (await (await listAt(await kept.text())).json()) as ExternalRequest;
  expect(list).toEqual({ accessions: [uuid], missing: [NOBODY], missingCount: 1 });

  const none = await handOver([NOBODY], '?missing=keep');
  expect(none.status).toBe(400);
  expect(await none.text()).toBe('No such accessions in this database');
});

test.each([
  ['no list', { uuid: 'x' }, 'must be a list'],
  ['an empty list', [], 'must be a list'],
  ['a number without its institute', [{ accessionNumber: 'TRI 1' }], 'Accession 1 needs'],
  [
    'more institutes than anybody has',
    Array.from({ length: 201 }, (_, at) => ({ instituteCode: `X${at}`, accessionNumber: '1' })),
    'At most 200 institutes',
  ],
  ['something else', [{ uuid: 7 }], 'of accession 1 must be a text'],
])('%s is refused', async (_, body, said) => {
  const answer = await handOver(body);
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain(said);
});

test('a list can be asked for during thirty days', async () => {
  const [uuid = ''] = await askable(api.world, 1);
  const key = await (await handOver([{ uuid }])).text();
  clock.advance(29 * 86_400_000);
  expect((await listAt(key)).status).toBe(200);
  clock.advance(2 * 86_400_000);
  expect((await listAt(key)).status).toBe(404);
});

test('of what is missing two hundred are named, and all are counted', async () => {
  const [uuid = ''] = await askable(api.world, 1);
  const gone = Array.from({ length: 300 }, (_, at) => ({ doi: `10.5072/GONE-${at}` }));
  const key = await (await handOver([{ uuid }, ...gone], '?missing=keep')).text();
  const list = (await (await listAt(key)).json()) as ExternalRequest;
  expect(list).toEqual({ accessions: [uuid], missing: gone.slice(0, 200), missingCount: 300 });
});

test('the oldest lists make room for new ones', async () => {
  const accessions = Array.from({ length: 5_000 }, () => crypto.randomUUID());
  const keys: string[] = [];
  for (let list = 0; list < 90; list += 1) {
    clock.advance(1_000);
    keys.push(keepExternal(api.world, { accessions, missing: [] }));
  }
  const found = await Promise.all(keys.map(async (key) => (await listAt(key)).status));
  expect(found.filter((status) => status === 200).length).toBeLessThan(87);
  expect(found.at(0)).toBe(404);
  expect(found.at(-1)).toBe(200);
});

test('one client hands over sixty lists in ten minutes', async () => {
  clock.advance(11 * 60_000);
  const statuses: number[] = [];
  for (let list = 0; list < 61; list += 1) statuses.push((await handOver([NOBODY])).status);
  expect(statuses).toEqual([...Array<number>(60).fill(400), 429]);
});
