import type { ApiToken, NewApiToken } from '@/contract/account/account';
import type { TokenAnswer } from '@/contract/account/session';
import { countedService } from '../../data/accessions/counted.fixture';
import { answers } from '../../adapters/handlers';
import { disk } from '../../tools/store/stores.fixture';
import { asClient, testApi, type TestApi } from './api.fixture';
import { makeServe } from './serve';
import type { WorldOptions } from './world';

const ME = '/api/v2/me/tokens';

/** A server on a disk that fails when it is told to. */
async function served(accessions: WorldOptions['accessions'] = countedService()) {
  const { backends, faults } = disk();
  const begin = async () => testApi({ accessions, stores: await backends() });
  const api = await begin();
  const session = await api.token('user@example.org');
  const heard: unknown[] = [];
  const serve = makeServe(api.world, answers, (error) => void heard.push(error));
  const call = async (method: string, path: string, token = `Bearer ${session}`, body?: unknown) => {
    const headers = { Authorization: token, 'Content-Type': 'application/json' };
    const init = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
    const response = await serve(new Request(`http://localhost${path}`, init));
    return { status: response?.status, body: (await response?.json()) as unknown };
  };
  const make = (label: string) =>
    call('POST', ME, undefined, { label, active: true, expires: null, password: 'Demo-2025!' });
  const labels = async (of: TestApi = api) => {
    const response = await of.call(`GET ${ME}`, { token: session });
    return ((await response.json()) as ApiToken[]).map(({ label }) => label);
  };
  return { begin, faults, heard, call, make, labels };
}

test('what cannot be written is not answered as done, is taken back, and works again when there is room', async () => {
  const { begin, faults, heard, make, labels } = await served();
  expect((await make('before')).status).toBe(200);
  faults.push('before', 'before');
  expect(await make('lost')).toEqual({
    status: 507,
    body: { error: 'storage_full', error_description: 'There is no room left to keep this: nothing was changed.' },
  });
  expect(heard).toHaveLength(1);
  expect(await labels()).toEqual(['before']);
  expect((await make('after')).status).toBe(200);
  expect(await labels(await begin())).toEqual(['before', 'after']);
});

test('of calls at once none is told that it was kept when it was not', async () => {
  const { begin, faults, make, labels } = await served();
  faults.push('after', 'before');
  const answered = await Promise.all(
    ['a', 'b', 'c', 'd', 'e'].map(async (label) => ({ label, ...(await make(label)) })),
  );
  const kept = answered.filter(({ status }) => status === 200).map(({ label }) => label);
  expect(answered.filter(({ status }) => status === 507).length).toBeGreaterThan(0);
  expect(await labels()).toEqual(expect.arrayContaining(kept));
  expect((await make('later')).status).toBe(200);
  expect((await labels(await begin())).toSorted()).toEqual((await labels()).toSorted());
});

test('reading goes on without room: a use is noted, and a long filter has its code', async () => {
  const { faults, call, make } = await served(20);
  const { token } = (await make('R script')).body as NewApiToken;
  faults.push(...Array<'before'>(20).fill('before'));
  expect((await call('GET', '/api/v2/me/profile', `API-Token ${token}`)).status).toBe(200);
  const uuid = Array.from({ length: 200 }, () => crypto.randomUUID());
  const page = await call('POST', '/api/v2/acn/list', `API-Token ${token}`, { uuid });
  expect(page).toMatchObject({ status: 200, body: { filterCode: expect.stringMatching(/^v3/) as string } });
});

test('a refusal that changes something is kept too', async () => {
  const { backends } = disk();
  const begin = async () => testApi({ accessions: countedService(), stores: await backends() });
  const ask = async (api: TestApi, fields: Record<string, string>) => {
    const response = await api.call('POST /oauth/token', { body: asClient(fields) });
    return { status: response.status, token: ((await response.json()) as TokenAnswer).refresh_token ?? '' };
  };
  const api = await begin();
  const refresh = (token: string, of = api) => ask(of, { grant_type: 'refresh_token', refresh_token: token });
  const first = await ask(api, { grant_type: 'password', username: 'user@example.org', password: 'Demo-2025!' });
  const second = await refresh(first.token);
  const third = await refresh(second.token);
  // Somebody has stolen the first one: the session ends.
  expect((await refresh(first.token)).status).toBe(401);
  expect((await refresh(third.token, await begin())).status).toBe(401);
});
