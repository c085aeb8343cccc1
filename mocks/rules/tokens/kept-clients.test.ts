import type { OAuthClientWithSecret } from '@/contract/oauth-client/oauth-client';
import { sha256 } from '../../tools/crypto/secrets';
import { countedService } from '../../data/accessions/counted.fixture';
import { asClient, testApi, type TestApi } from '../world/api.fixture';
import { PORTAL_CLIENT } from './clients';

let api: TestApi;
let admin: string;
beforeEach(async () => {
  api = testApi({ accessions: countedService() });
  admin = await api.token('admin@example.org');
});

const ID = 'partner@example.org';
const PARTNER = { clientId: ID, description: 'A partner', origins: ['https://partner.example'] };

const send = async <T>(line: string, body?: unknown, token = admin) => {
  const response = await api.call(line.replace(' ', ' /api/v2'), { token, body });
  return { status: response.status, body: (await response.json()) as T };
};
const made = async () => (await send<OAuthClientWithSecret>('POST /oauthclient', PARTNER)).body;
const ask = async (secret: string, clientId = ID) => {
  const form = { client_id: clientId, client_secret: secret, grant_type: 'client_credentials' };
  const response = await api.call('POST /oauth/token', { body: new URLSearchParams(form) });
  return { status: response.status, body: (await response.json()) as { access_token: string; error: string } };
};
const byPassword = async (secret: string) => {
  const form = {
    client_id: ID,
    client_secret: secret,
    grant_type: 'password',
    username: 'user@example.org',
    password: 'Demo-2025!',
  };
  const response = await api.call('POST /oauth/token', { body: new URLSearchParams(form) });
  return (await response.json()) as { access_token: string; refresh_token: string; expires_in: number };
};

test('a secret opens at once, is told once, and is kept as a hash that no other answer tells', async () => {
  const { clientSecret } = await made();
  expect((await ask(clientSecret)).status).toBe(200);
  expect((await ask('another')).body.error).toBe('invalid_client');
  const renewed = (await send<OAuthClientWithSecret>(`POST /oauthclient/${ID}/secret`)).body.clientSecret;
  expect((await ask(clientSecret)).status).toBe(401);
  expect((await ask(renewed)).status).toBe(200);
  const answers = await Promise.all([
    send('POST /oauthclient/filter', {}),
    send('POST /oauthclient/list', {}),
    send(`GET /oauthclient/${encodeURIComponent(ID)}`),
    send('POST /audit/list?l=100', {}),
  ]);
  const told = JSON.stringify(answers);
  for (const secret of [clientSecret, renewed, PORTAL_CLIENT.clientSecret]) {
    expect(told).not.toContain(secret);
    expect(told).not.toContain(await sha256(secret));
    const rows = JSON.stringify([...api.world.store.rows('accounts/clients').values()]);
    expect(rows).not.toContain(secret);
  }
});

test('every write is in the audit, the secret by its name alone', async () => {
  await made();
  await send(`PUT /oauthclient/${ID}`, { version: 1, description: 'Closed', enabled: false });
  await send(`POST /oauthclient/${ID}/secret`);
  const { body } = await send<OAuthClientWithSecret>(`GET /oauthclient/${ID}`);
  await send(`DELETE /oauthclient/${ID}?version=${body.version}`);
  const told = api.world.audit.all((uuid) => api.world.users.byUuid(uuid)?.email);
  const own = told.filter(({ className, id }) => className === 'oauthclient' && id === ID);
  expect(own.map(({ action, property, previous, value }) => [action, property, previous, value])).toEqual([
    ['DELETE', undefined, undefined, undefined],
    ['UPDATE', 'secret', undefined, undefined],
    ['UPDATE', 'description', 'A partner', 'Closed'],
    ['UPDATE', 'enabled', 'true', 'false'],
    ['INSERT', undefined, undefined, undefined],
  ]);
  expect(new Set(own.map(({ by }) => by))).toEqual(new Set(['admin@example.org']));
});

test.each(['switched off', 'deleted'])('one that is %s gets nothing, and what it had ends at once', async (how) => {
  const { clientSecret } = await made();
  const { access_token: access, refresh_token: refresh } = await byPassword(clientSecret);
  const application = (await ask(clientSecret)).body.access_token;
  expect((await send<unknown[]>(`GET /oauthclient/${ID}/tokens`)).body).toMatchObject([{ email: 'user@example.org' }]);
  if (how === 'deleted') await send(`DELETE /oauthclient/${ID}?version=1`);
  else await send(`PUT /oauthclient/${ID}`, { version: 1, enabled: false });
  for (const token of [access, application])
    expect((await send<{ error: string }>('POST /acn/list', {}, token)).body.error).toBe('invalid_token');
  expect((await ask(clientSecret)).body.error).toBe('invalid_client');
  const renewal = new URLSearchParams({
    client_id: ID,
    client_secret: clientSecret,
    grant_type: 'refresh_token',
    refresh_token: refresh,
  });
  expect((await api.call('POST /oauth/token', { body: renewal })).status).toBe(401);
  expect(api.world.tokens.sessionsBy(ID)).toEqual([]);
});

test('its sessions are ended one by one or together', async () => {
  const { clientSecret } = await made();
  const [first] = [await byPassword(clientSecret), await byPassword(clientSecret), await byPassword(clientSecret)];
  const sessions = api.world.tokens.sessionsBy(ID);
  await send(`DELETE /oauthclient/${ID}/tokens/${sessions[0]?.id}`);
  expect(api.world.tokens.sessionsBy(ID)).toHaveLength(2);
  await send(`DELETE /oauthclient/${ID}/tokens`);
  expect(api.world.tokens.sessionsBy(ID)).toEqual([]);
  expect((await send('GET /me/profile', undefined, first.access_token)).status).toBe(401);
  // Of another client nothing ends.
  const [own] = api.world.tokens.sessionsBy(PORTAL_CLIENT.clientId);
  await send(`DELETE /oauthclient/${ID}/tokens/${own?.id}`);
  expect((await send('GET /me/profile')).status).toBe(200);
});

test('a change ends no session while the client is on', async () => {
  const { clientSecret } = await made();
  const { access_token: token } = await byPassword(clientSecret);
  await send(`PUT /oauthclient/${ID}`, { version: 1, description: 'Our partner' });
  expect((await send('GET /me/profile', undefined, token)).status).toBe(200);
});

test('tokens live as long as the client says', async () => {
  const { clientSecret } = await made();
  await send(`PUT /oauthclient/${ID}`, { version: 1, accessTokenMinutes: 5, refreshTokenDays: 1 });
  expect((await byPassword(clientSecret)).expires_in).toBe(300);
});

test.each([
  ['clientId', { clientId: 'partner' }, { clientId: 'pattern' }],
  ['clientId', { clientId: PORTAL_CLIENT.clientId }, { clientId: 'taken' }],
  ['origins', { origins: ['https://a.example', 'https://a.example/path'] }, { 'origins[1]': 'url' }],
  ['redirectPaths', { redirectPaths: ['login'] }, { 'redirectPaths[0]': 'url' }],
  ['logoutPaths', { logoutPaths: ['//evil.example'] }, { 'logoutPaths[0]': 'url' }],
  ['accessTokenMinutes', { accessTokenMinutes: 0 }, { accessTokenMinutes: 'least' }],
])('a wrong %s is refused: %j', async (_, change, fields) => {
  expect(await send('POST /oauthclient', { ...PARTNER, ...change })).toMatchObject({ status: 400, body: { fields } });
});

test('what somebody else changed meanwhile is not written over', async () => {
  await made();
  await send(`PUT /oauthclient/${ID}`, { version: 1, description: 'Mine' });
  for (const line of [`PUT /oauthclient/${ID}`, `DELETE /oauthclient/${ID}?version=1`])
    expect((await send(line, { version: 1, description: 'Theirs' })).status).toBe(409);
});

test('the portal’s own ends every login, says how to come back, and comes back by an option of the start', async () => {
  await send(`PUT /oauthclient/${PORTAL_CLIENT.clientId}`, { version: 0, enabled: false });
  expect((await send<{ error: string }>('GET /me/profile')).body.error).toBe('invalid_token');
  const refused = await api.call('POST /oauth/token', { body: asClient({ grant_type: 'client_credentials' }) });
  expect(refused.status).toBe(401);
  expect(await refused.json()).toMatchObject({
    error: 'invalid_client',
    error_description: expect.stringContaining('--restore-clients') as unknown,
  });
  api.world.clients.restore();
  expect((await ask(PORTAL_CLIENT.clientSecret, PORTAL_CLIENT.clientId)).status).toBe(200);
});
