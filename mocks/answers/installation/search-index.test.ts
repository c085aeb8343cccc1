import type { Reindexing } from '@/contract/installation/search-index';
import { SEARCH_INDEXES } from '@/contract/installation/search-index';
import { patientService } from '../../data/accessions/kept/patient-service';
import { testApi, type TestApi } from '../../rules/world/api.fixture';

const PATH = '/api/v2/admin/elastic';

async function ended(api: TestApi, token: string): Promise<Reindexing> {
  for (;;) {
    const told = (await (await api.call(`GET ${PATH}`, { token })).json()) as Reindexing;
    if (told.task?.endedDate !== undefined) return told;
  }
}

/** What each index answers. */
async function answersOf({ world }: TestApi): Promise<unknown[]> {
  // Where the machine is busy, what is made by the first question takes its time.
  const accessions = patientService(world.accessions);
  const { content } = await accessions.page({}, { s: 'accessionNumber' });
  const numbers = content.map(({ accessionNumber = '' }) => accessionNumber);
  return Promise.all([
    content,
    accessions.page({ _text: 'a' }, { s: 'accessionNumber' }),
    accessions.suggest(numbers[0]?.slice(0, 2) ?? ''),
    accessions.details(content[0]?.uuid ?? ''),
    accessions.match(numbers.map((number) => number.toLowerCase())),
    accessions.mapInfo({ sampStat: [300] }),
    accessions.points({}, undefined, 50),
    accessions.duplicates({}),
  ]);
}

test('every index is made anew, and the same questions have the same answers', async () => {
  const api = testApi({ accessions: 400 });
  const token = await api.token('admin@example.org');
  const before = await answersOf(api);
  const started = await api.call(`POST ${PATH}/reindex`, { token, body: {} });
  const told = (await started.json()) as Reindexing;
  expect(told.task).toMatchObject({ state: 'running', parts: SEARCH_INDEXES.map((name) => ({ name })) });
  const { task, indexes } = await ended(api, token);
  expect(task?.state).toBe('done');
  expect(task?.parts.map(({ state, progress }) => [state, progress])).toEqual(SEARCH_INDEXES.map(() => ['done', 1]));
  expect(indexes.map(({ name }) => name)).toEqual(SEARCH_INDEXES);
  for (const { documents, reindexedDate } of indexes) {
    expect(documents).toBeGreaterThan(0);
    expect(reindexedDate).toEqual(expect.any(String));
  }
  expect(await answersOf(api)).toEqual(before);
  const noted = api.world.audit.all(() => 'Ada').filter(({ className }) => className === 'elastic');
  expect(noted.map(({ id }) => id).toSorted()).toEqual(SEARCH_INDEXES.toSorted());
});

test('a second one is refused while one runs, and a stopped one changes nothing', async () => {
  const api = testApi({ accessions: 3_000 });
  const token = await api.token('admin@example.org');
  const before = await answersOf(api);
  await api.call(`POST ${PATH}/reindex`, { token, body: {} });
  const second = await api.call(`POST ${PATH}/reindex`, { token, body: { indexes: ['accessions.text'] } });
  expect(second.status).toBe(409);
  const stopping = (await (await api.call(`DELETE ${PATH}/reindex`, { token })).json()) as Reindexing;
  expect(stopping.task?.state).not.toBe('done');
  const { task, indexes } = await ended(api, token);
  expect(task?.state).toBe('stopped');
  expect(task?.parts.at(-1)).toMatchObject({ state: 'stopped', progress: 0 });
  expect(indexes.find(({ name }) => name === 'accessions.duplicates')?.reindexedDate).toBeNull();
  expect(await answersOf(api)).toEqual(before);
  await api.call(`POST ${PATH}/reindex`, { token, body: { indexes: ['accessions.uuids'] } });
  expect((await ended(api, token)).task).toMatchObject({ state: 'done', parts: [{ name: 'accessions.uuids' }] });
});

test.each<[enabled: boolean, stopped: boolean, status: number]>([
  [true, false, 200],
  [false, false, 409],
  [true, true, 409],
  [false, true, 409],
])('enabled %s, stopped %s: a reindex is answered with %s', async (enabled, stopped, status) => {
  const api = testApi({ accessions: 20 });
  const token = await api.token('admin@example.org');
  const body = { enabled, stopped };
  expect(await (await api.call(`PUT ${PATH}`, { token, body })).json()).toMatchObject(body);
  expect((await api.call(`POST ${PATH}/reindex`, { token, body: {} })).status).toBe(status);
  // It must not go on after the test.
  if (status === 200) expect((await ended(api, token)).task?.state).toBe('done');
});

test('the stopped flag stops what runs, and only indexes that there are can be named', async () => {
  const api = testApi({ accessions: 3_000 });
  const token = await api.token('admin@example.org');
  const status = async (line: string, body: unknown) => (await api.call(line, { token, body })).status;
  expect(await status(`POST ${PATH}/reindex`, { indexes: ['constructor'] })).toBe(404);
  expect(await status(`POST ${PATH}/reindex`, { indexes: [] })).toBe(400);
  expect(await status(`PUT ${PATH}`, { enabled: 'yes' })).toBe(400);
  await api.call(`POST ${PATH}/reindex`, { token, body: {} });
  await api.call(`PUT ${PATH}`, { token, body: { enabled: true, stopped: true } });
  expect((await ended(api, token)).task?.state).toBe('stopped');
  const user = await api.token('content@example.org');
  expect((await api.call(`GET ${PATH}`, { token: user })).status).toBe(403);
});
