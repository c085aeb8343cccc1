import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ProviderMetadata, TokenAnswer } from '@/contract/account/session';
import { challengeOf } from '../../mocks/rules/provider/pkce';
import { PORTAL_CLIENT } from '../../mocks/rules/tokens/clients';
import { apiFrom, type Api } from './api/api-from';
import { listen } from './listen';
import { parseOptions } from './options';

const LOCAL = { host: '127.0.0.1', port: 0 };
const VERIFIER = 'a-verifier-that-is-long-enough-for-anybody-0123';
const folder = mkdtempSync(join(tmpdir(), 'behind-'));
const servers: Server[] = [];
const apis: Api[] = [];

/** As `npm run api` and `npm start` do, with these words and nothing else set. */
async function started(words: string[]): Promise<string> {
  const api = await apiFrom(parseOptions(words), { DATA_FOLDER: folder });
  const { server, url } = await listen(
    async (request, response) => void (await api.listener(request, response)),
    LOCAL,
  );
  api.standsAt(url);
  servers.push(server);
  apis.push(api);
  return url;
}

let api: string;
let portal: string;
beforeAll(async () => {
  api = await started(['--accessions', '5']);
  portal = await started(['--api', api]);
});
afterAll(async () => {
  for (const server of servers) server.close();
  for (const each of apis) await each.close();
  rmSync(folder, { recursive: true });
});

const ask = (address: string, init: RequestInit = {}) => fetch(address, { ...init, redirect: 'manual' });
const goal = (response: Response) => response.headers.get('Location') ?? '';
const metadata = async () =>
  (await (await ask(`${portal}/.well-known/openid-configuration`)).json()) as ProviderMetadata;

/** What the portal sends people away with. */
async function asked(endpoint: string, redirectUri: string): Promise<string> {
  const url = new URL(endpoint);
  const parameters = {
    response_type: 'code',
    client_id: PORTAL_CLIENT.clientId,
    redirect_uri: redirectUri,
    scope: 'openid',
    state: 'the state',
    nonce: 'the nonce',
    code_challenge: await challengeOf(VERIFIER),
    code_challenge_method: 'S256',
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}

test('somebody logs in at a provider, and back at the portal in front', async () => {
  const { identity_providers: [provider] = [], issuer } = await metadata();
  const away = await ask(await asked(provider?.authorization_endpoint ?? '', `${portal}/login`));
  expect(away.status).toBe(303);
  const [cookie = ''] = away.headers.getSetCookie();
  const form = new URL(goal(away));
  form.searchParams.set('person', 'p-1001');
  const chosen = await ask(form.origin + form.pathname, { method: 'POST', body: form.searchParams });
  const back = new URL(goal(await ask(goal(chosen), { headers: { Cookie: cookie.split(';', 1)[0] ?? '' } })));
  expect(back.origin + back.pathname).toBe(`${portal}/login`);
  expect(back.searchParams.get('iss')).toBe(issuer);

  const { clientId, clientSecret } = PORTAL_CLIENT;
  const answer = await ask(`${portal}/oauth/token`, {
    method: 'POST',
    headers: { Origin: portal },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: clientId,
      client_secret: clientSecret,
      code: back.searchParams.get('code') ?? '',
      redirect_uri: `${portal}/login`,
      code_verifier: VERIFIER,
    }),
  });
  const { access_token: token } = (await answer.json()) as TokenAnswer;
  const profile = await ask(`${portal}/api/v2/me/profile`, { headers: { Authorization: `Bearer ${token}` } });
  expect(await profile.json()).toMatchObject({ email: 'olena@provider.example' });
});

test.each([
  ['another path of it', () => `${portal}/login/x`],
  ['another site', () => 'https://evil.example/login'],
  ['another machine', () => 'http://192.0.2.1:8080/login'],
])('nobody is sent to %s', async (_, address) => {
  const { authorization_endpoint: endpoint = '' } = await metadata();
  const answer = await ask(await asked(endpoint, address()));
  expect([answer.status, goal(answer)]).toEqual([400, '']);
});

test('where others can come, only the addresses that were set are registered', async () => {
  const { referenceWorld } = await import('./api/reference-world');
  const environment = { DATA_FOLDER: join(folder, 'public'), FRONTEND_URL: 'https://pgr.example.org' };
  const { world } = await referenceWorld(parseOptions(['--accessions', '5']), environment);
  const client = world.settings.clients.find(({ clientId }) => clientId === PORTAL_CLIENT.clientId);
  expect(client).toMatchObject({ loopback: false, origins: ['self', 'https://pgr.example.org'] });
  await world.store.close();
});
