import type { ApiToken, ApiTokenChange, NewApiToken } from '@/contract/account/account';
import { testApi, type TestApi } from '../world/api.fixture';
import { administratorInPerson, inPerson, type Allow } from '../tokens/caller';
import { countedService } from '../../data/accessions/counted.fixture';
import { manualClock, type ManualClock } from '../../tools/store/clock';
import { PORTAL_CLIENT } from '../tokens/clients';
import { makeServe } from '../world/serve';
import { answers } from '../../adapters/handlers';
import { MAX_API_TOKENS } from './api-tokens';
import { textStores } from '../../tools/store/stores.fixture';

const DAY = 86_400_000;
const ME = '/api/v2/me/tokens';
const USUAL = { label: 'R script', active: true, expires: null, password: 'Demo-2025!' };

let clock: ManualClock;
let api: TestApi;
let session: string;

beforeEach(async () => {
  clock = manualClock();
  api = testApi({ accessions: countedService(), clock });
  session = await api.token('user@example.org');
});

const inDays = (days: number) => new Date(clock.now() + days * DAY).toISOString();
const person = () => api.world.users.byEmail('user@example.org')?.uuid ?? '';
const post = (body: unknown, token = session) => api.call(`POST ${ME}`, { token, body });
const make = async (change: Partial<ApiTokenChange> = {}) =>
  (await (await post({ ...USUAL, ...change })).json()) as NewApiToken;
const put = (uuid: string, body: unknown, token = session) => api.call(`PUT ${ME}/${uuid}`, { token, body });
const listed = async () => (await (await api.call(`GET ${ME}`, { token: session })).json()) as ApiToken[];
const withToken = (line: string, token: string, options: { body?: unknown; headers?: Record<string, string> } = {}) =>
  api.call(line, { ...options, headers: { Authorization: `API-Token ${token}`, ...options.headers } });
const profile = async (token: string) => (await withToken('GET /api/v2/me/profile', token)).status;

test('a token is shown once, and kept as nothing that could be used', async () => {
  const { token, ...made } = await make({ expires: '2026-06-01T02:00:00+02:00' });
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(made).toEqual({
    uuid: expect.any(String) as string,
    label: 'R script',
    active: true,
    expires: '2026-06-01T00:00:00.000Z',
    createdDate: new Date(clock.now()).toISOString(),
    lastUsed: null,
    hint: token.slice(-4),
  });
  expect(await listed()).toEqual([made]);
  const { stores, text } = textStores();
  const spied = testApi({ accessions: countedService(), stores });
  const other = await spied.call(`POST ${ME}`, { token: await spied.token('user@example.org'), body: USUAL });
  const { token: secret } = (await other.json()) as NewApiToken;
  expect(text()).toContain('R script');
  expect(text()).not.toContain(secret);
});

test('tokens outlive a restart, and so does their end', async () => {
  const { stores } = textStores();
  const first = testApi({ accessions: countedService(), stores });
  const made = await first.call(`POST ${ME}`, { token: await first.token('user@example.org'), body: USUAL });
  const { token, uuid } = (await made.json()) as NewApiToken;
  api = testApi({ accessions: countedService(), stores });
  expect(await profile(token)).toBe(200);
  api.world.apiTokens.remove(person(), uuid);
  await api.world.store.commit();
  api = testApi({ accessions: countedService(), stores });
  expect(await profile(token)).toBe(401);
});

type State = [name: string, status: number, reach: (made: NewApiToken) => unknown];

test.each<State>([
  ['new', 200, () => undefined],
  ['switched off', 401, ({ uuid }) => put(uuid, { ...USUAL, active: false })],
  [
    'switched off and on',
    200,
    async ({ uuid }) => [await put(uuid, { ...USUAL, active: false }), await put(uuid, USUAL)],
  ],
  [
    'just before its end',
    200,
    async ({ uuid }) => [await put(uuid, { ...USUAL, expires: inDays(1) }), clock.advance(DAY - 1)],
  ],
  ['at its end', 401, async ({ uuid }) => [await put(uuid, { ...USUAL, expires: inDays(1) }), clock.advance(DAY)]],
  ['deleted', 401, ({ uuid }) => api.call(`DELETE ${ME}/${uuid}`, { token: session })],
  ['of a disabled account', 401, () => api.world.users.update(person(), { active: false })],
  ['of a locked account', 401, () => api.world.users.update(person(), { locked: true })],
  ['of an expired account', 401, () => api.world.users.update(person(), { expires: inDays(-1) })],
  ['of an account without a valid address', 401, () => api.world.users.update(person(), { validated: false })],
  ['of a deleted account', 401, () => api.world.apiTokens.removeOf(person())],
])('a token %s is answered with %i', async (_, status, reach) => {
  const made = await make();
  await reach(made);
  for (const line of ['GET /api/v2/me/profile', 'GET /api/v2/me/tokens', 'GET /api/v1/crop']) {
    const response = await withToken(line, made.token);
    expect(response.status).toBe(status);
    if (status === 401) expect(await response.json()).toMatchObject({ error: 'invalid_token' });
  }
  // An open line answers all the same, as it does to somebody whose session ended.
  expect((await withToken('GET /api/v2/info', made.token)).status).toBe(200);
});

test.each([
  ['another token', (token: string) => `API-Token ${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`],
  ['a part of it', (token: string) => `API-Token ${token.slice(1)}`],
  ['more than it', (token: string) => `API-Token ${token}A`],
  ['nothing', () => 'API-Token'],
  ['another scheme', (token: string) => `Token ${token}`],
  ['the scheme of sessions', (token: string) => `Bearer ${token}`],
  ['no scheme', (token: string) => token],
  ['two schemes', (token: string) => `Bearer API-Token ${token}`],
  ['hostile text', () => `API-Token __proto__`],
])('%s is 401', async (_, authorization) => {
  const { token } = await make();
  const headers = { Authorization: authorization(token) };
  const response = await api.call('GET /api/v2/me/profile', { headers });
  expect(response.status).toBe(401);
  expect(response.headers.get('WWW-Authenticate')).toMatch(/^Bearer/);
});

test('a session is no API token', async () => {
  expect(await profile(session)).toBe(401);
});

test('the scheme is read in any case of letters, and blanks around it are no matter', async () => {
  const { token } = await make();
  const headers = { Authorization: `api-TOKEN   ${token} ` };
  expect((await api.call('GET /api/v2/me/profile', { headers })).status).toBe(200);
});

test('a token has the roles that its person has now', async () => {
  const { token } = await make();
  const roles = async () =>
    ((await (await withToken('GET /api/v2/me/profile', token)).json()) as { roles: string[] }).roles;
  expect(await roles()).toEqual(['ROLE_USER']);
  expect(await api.world.apiTokens.check(token)).toMatchObject({ authorities: ['ROLE_USER'] });
  api.world.users.update(person(), { roles: ['ROLE_USER', 'ROLE_VETTEDUSER'] });
  expect(await roles()).toContain('ROLE_VETTEDUSER');
  expect(await api.world.apiTokens.check(token)).toMatchObject({ authorities: ['ROLE_USER', 'ROLE_VETTEDUSER'] });
});

const personal = answers.filter(({ allow }) => allow === inPerson);

test.each(personal.map(({ line }) => line))('%s is refused to a token, with the reason', async (line) => {
  const { token, uuid } = await make();
  const [method = '', path = ''] = line.split(' ');
  const response = await withToken(`${method} /api/v2${path.replace(':uuid', uuid)}`, token, {
    body: method === 'GET' ? undefined : USUAL,
  });
  expect(response.status).toBe(403);
  expect(await response.json()).toEqual({
    error: 'access_denied',
    error_description: 'An API token may not do this. Log in to the portal to do it.',
  });
  expect(await listed()).toMatchObject([{ uuid, label: 'R script', active: true, expires: null }]);
});

test('whatever changes the account is for sessions alone, all else for tokens too', async () => {
  expect(personal.map(({ line }) => line)).toEqual(
    expect.arrayContaining([
      'POST /me/password',
      'POST /me/email',
      'POST /me/ftp',
      'POST /me/delete',
      'POST /me/tokens',
    ]),
  );
  for (const name of ['admin', 'user', 'divtree']) {
    session = await api.token(`${name}@example.org`);
    const byToken = await api.world.apiTokens.check((await make()).token);
    const bySession = await api.world.tokens.check(session);
    if (!byToken) throw new Error('The token is not taken.');
    const alone = new Set<Allow>([inPerson, administratorInPerson]);
    for (const { line, allow } of answers)
      expect([line, allow(byToken)]).toEqual([line, allow(bySession) && !alone.has(allow)]);
  }
});

test('the application has no tokens', async () => {
  const application = await api.token();
  expect((await api.call(`GET ${ME}`, { token: application })).status).toBe(403);
  const response = await post(USUAL, application);
  expect(await response.json()).toMatchObject({ error_description: 'Your account may not do this.' });
});

test('nobody sees or changes the tokens of others', async () => {
  const { uuid } = await make();
  const other = await api.token('admin@example.org');
  expect(await (await api.call(`GET ${ME}`, { token: other })).json()).toEqual([]);
  expect((await put(uuid, USUAL, other)).status).toBe(404);
  expect((await api.call(`DELETE ${ME}/${uuid}`, { token: other })).status).toBe(404);
  expect((await post(USUAL, other)).status).toBe(200);
});

test.each([
  ['no label', { ...USUAL, label: ' ' }, { label: 'required' }],
  ['nothing', undefined, { label: 'required' }],
  ['a label of 101 characters', { ...USUAL, label: 'x'.repeat(101) }, { label: 'atMost' }],
  ['a label used before', { ...USUAL, label: ' r SCRIPT ' }, { label: 'labelUsed' }],
  ['a time gone by', { ...USUAL, label: 'New', expires: '2020-01-01T00:00:00Z' }, { expires: 'datePast' }],
  ['a day without a time', { ...USUAL, label: 'New', expires: '2099-01-01' }, { expires: 'date' }],
  ['no day at all', { ...USUAL, label: 'New', expires: '2099-13-45T00:00:00Z' }, { expires: 'date' }],
  ['a number as its end', { ...USUAL, label: 'New', expires: 4e12 }, { expires: 'date' }],
  ['no password', { ...USUAL, label: 'New', password: '' }, { password: 'required' }],
  ['a wrong password', { ...USUAL, label: 'New', password: 'Wrong-2025!' }, { password: 'passwordWrong' }],
  ['neither on nor off', { ...USUAL, label: 'New', active: 'yes' }, undefined],
])('%s is refused beside its field', async (_, body, fields) => {
  await make();
  const response = await post(body);
  expect(response.status).toBe(400);
  expect(((await response.json()) as { fields?: unknown }).fields).toEqual(fields);
  expect(await listed()).toHaveLength(1);
});

test('who finds an open session guesses no password: ten tries a minute, with the logins', async () => {
  const tried = async (password: string) => (await post({ ...USUAL, password })).status;
  for (let at = 0; at < 10; at += 1) expect(await tried('Wrong-2025!')).toBe(400);
  expect(await tried('Demo-2025!')).toBe(429);
  clock.advance(60_000);
  expect(await tried('Demo-2025!')).toBe(200);
});

test('a token may keep its own label, and its end that has passed', async () => {
  const { uuid } = await make({ expires: inDays(1) });
  const expires = inDays(1);
  clock.advance(2 * DAY);
  session = await api.token('user@example.org');
  expect((await put(uuid, { label: 'R Script', active: false, expires })).status).toBe(200);
  expect((await put(uuid, { ...USUAL, expires: inDays(-0.5) })).status).toBe(400);
  expect(await (await put(uuid, { ...USUAL, expires: inDays(1) })).json()).toMatchObject({ expires: inDays(1) });
});

test('an account has so many tokens and no more', async () => {
  for (let i = 0; i < MAX_API_TOKENS; i += 1) await make({ label: `Token ${i}` });
  const response = await post({ ...USUAL, label: 'One more' });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ error_description: expect.stringContaining('50') as string });
  expect(await listed()).toHaveLength(MAX_API_TOKENS);
});

test('its last use is noted, at most once a minute', async () => {
  const { token } = await make();
  const lastUsed = async () => (await listed())[0]?.lastUsed;
  await profile(token);
  const first = new Date(clock.now()).toISOString();
  clock.advance(59_000);
  await profile(token);
  expect(await lastUsed()).toBe(first);
  clock.advance(1_000);
  await profile(token);
  expect(await lastUsed()).toBe(new Date(clock.now()).toISOString());
});

test('from a browser only pages of web sites that some client lists may use it', async () => {
  const partner = { ...PORTAL_CLIENT, clientId: 'partner@example.org', origins: ['https://partner.example'] };
  api = testApi({ accessions: countedService(), settings: { clients: [PORTAL_CLIENT, partner] } });
  session = await api.token('user@example.org');
  const { token } = await make();
  const from = async (Origin: string) => (await withToken('GET /api/v2/crop', token, { headers: { Origin } })).status;
  expect(await from('http://localhost')).toBe(200);
  expect(await from('https://partner.example')).toBe(200);
  expect(await from('https://evil.example')).toBe(403);
});

describe('a program with nothing but an API token', () => {
  const rows = { genus: ['Triticum'] };
  let small: TestApi;
  let headers: Record<string, string>;

  beforeAll(async () => {
    small = testApi({ accessions: 120 });
    const body = { ...USUAL, label: 'Program' };
    const response = await small.call(`POST ${ME}`, { token: await small.token('user@example.org'), body });
    headers = { Authorization: `API-Token ${((await response.json()) as NewApiToken).token}` };
  });

  test('in R gets a table', async () => {
    const line = 'POST /api/v1/acn/query?p=0&l=10&select=instituteCode%20INSTCODE,accessionNumber%20ACCENUMB';
    const response = await small.call(line, { headers: { ...headers, Accept: 'text/csv' }, body: { taxonomy: rows } });
    expect(response.headers.get('Content-Type')).toBe('text/csv');
    expect((await response.text()).split('\n')[0]).toBe('"INSTCODE"\t"ACCENUMB"');
  });

  test('in Python gets pages of rows', async () => {
    const response = await small.call('POST /api/v2/acn/list?l=3', { headers, body: { taxonomy: rows } });
    expect(await response.json()).toMatchObject({ size: 3, filterCode: expect.stringMatching(/^v2/) as string });
  });

  test('in curl says who it is, downloads and signs nobody out', async () => {
    const serve = makeServe(small.world, answers);
    const ask = (path: string, init: RequestInit = {}) =>
      serve(new Request(`http://localhost${path}`, { headers, ...init }));
    expect(await (await ask('/api/v2/me/profile'))?.json()).toMatchObject({ email: 'user@example.org' });
    const form = new URLSearchParams({ filter: JSON.stringify({ taxonomy: rows }) });
    const file = await ask('/api/v2/acn/download?format=mcpd', { method: 'POST', body: form });
    expect(await file?.text()).toContain('ACCENUMB');
  });
});
