import type { AddressInfo } from 'node:net';
import type { TokenAnswer } from '@/contract/account/session';
import { fromBase64url, toBase64url } from '../../mocks/tools/crypto/base64url';
import { manualClock } from '../../mocks/tools/store/clock';
import { DEMO_PASSWORD } from '../../mocks/data/users/demo-users';
import { importKey, sign } from '../../mocks/tools/crypto/jwt';
import { PORTAL_CLIENT, SCRIPT_CLIENT, type OAuthClient } from '../../mocks/rules/tokens/clients';
import { makeWorld } from '../../mocks/rules/world/world';
import { apiServer } from '../../mocks/adapters/http';

/*
 * What somebody would try who wants to be somebody else, sent as they would send it: by HTTP.
 */

const HOUR = 3_600_000;
const clock = manualClock();
const partner = { ...PORTAL_CLIENT, clientId: 'partner@example.org', origins: ['https://partner.example'] };
const world = makeWorld({ accessions: 60, clock, settings: { clients: [PORTAL_CLIENT, SCRIPT_CLIENT, partner] } });
const server = apiServer(world);
let base: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => void server.close(resolve)));

const ask = (
  fields: Record<string, string>,
  { clientId, clientSecret }: OAuthClient = PORTAL_CLIENT,
  origin?: string,
) =>
  fetch(`${base}/oauth/token`, {
    method: 'POST',
    headers: origin ? { Origin: origin } : {},
    body: new URLSearchParams({ client_id: clientId, client_secret: clientSecret, ...fields }),
  });
const signIn = async (username = 'user@example.org', client?: OAuthClient): Promise<Required<TokenAnswer>> => {
  const response = await ask({ grant_type: 'password', username, password: DEMO_PASSWORD }, client);
  expect(response.status).toBe(200);
  return (await response.json()) as Required<TokenAnswer>;
};
const refresh = (token: string, client?: OAuthClient) =>
  ask({ grant_type: 'refresh_token', refresh_token: token }, client);
const profile = (authorization: string, origin?: string) =>
  fetch(`${base}/api/v2/me/profile`, {
    headers: { Authorization: authorization, ...(origin ? { Origin: origin } : {}) },
  });
const bearer = (token: string) => profile(`Bearer ${token}`);

const bytes = (value: unknown) => toBase64url(new TextEncoder().encode(JSON.stringify(value)));
const partsOf = (token: string) => token.split('.') as [string, string, string];
const claimsOf = (token: string) =>
  JSON.parse(new TextDecoder().decode(fromBase64url(partsOf(token)[1]))) as Record<string, unknown>;
const admin = (claims: Record<string, unknown>) => ({
  ...claims,
  user_name: 'admin@example.org',
  authorities: ['ROLE_USER', 'ROLE_ADMINISTRATOR'],
});
const foreignKey = () => importKey(crypto.getRandomValues(new Uint8Array(32)));

/** Each makes a token to try out of one that is good. */
const FORGED: Record<string, (token: string, refreshToken: string) => string | Promise<string>> = {
  'with other claims under the old signature': (token) => {
    const [head, , signature] = partsOf(token);
    return [head, bytes(admin(claimsOf(token))), signature].join('.');
  },
  'with one character of its claims changed': (token) => {
    const [head, claims, signature] = partsOf(token);
    return [head, `${claims.slice(0, -2)}${claims.at(-2) === 'A' ? 'B' : 'A'}${claims.slice(-1)}`, signature].join('.');
  },
  'with a cut signature': (token) => token.slice(0, -10),
  'without a signature': (token) => `${token.split('.', 2).join('.')}.`,
  'that says alg none': (token) => `${bytes({ alg: 'none', typ: 'JWT' })}.${bytes(admin(claimsOf(token)))}.`,
  'that says alg None and brings a signature': (token) => {
    const [, , signature] = partsOf(token);
    return `${bytes({ alg: 'None' })}.${bytes(admin(claimsOf(token)))}.${signature}`;
  },
  'that says another algorithm': (token) => {
    const [, claims, signature] = partsOf(token);
    return `${bytes({ alg: 'RS256', typ: 'JWT' })}.${claims}.${signature}`;
  },
  'signed with another key': async (token) => sign(await foreignKey(), admin(claimsOf(token))),
  'signed with a secret that anybody may guess': async (token) =>
    sign(await importKey(new Uint8Array(new ArrayBuffer(1))), admin(claimsOf(token))),
  'that is a refresh token': (_, refreshToken) => refreshToken,
  'with a fourth part': (token) => `${token}.x`,
  'that is no token': () => 'x',
  'that is a long text': () => 'a.'.repeat(20_000),
};

describe('a token', () => {
  test("that is good opens what is one's own", async () => {
    const { access_token } = await signIn();
    const response = await bearer(access_token);
    expect([response.status, await response.json()]).toMatchObject([200, { email: 'user@example.org' }]);
  });

  test.each(Object.entries(FORGED))('%s opens nothing', async (_, forge) => {
    const { access_token, refresh_token } = await signIn();
    const response = await bearer(await forge(access_token, refresh_token));
    // A header that is too long is none that the server reads.
    expect([400, 401, 431]).toContain(response.status);
    if (response.status === 401) expect(await response.json()).toMatchObject({ error: 'invalid_token' });
    expect((await bearer(access_token)).status).toBe(200);
  });

  test('opens nothing after its end', async () => {
    const { access_token, expires_in } = await signIn();
    clock.advance(expires_in * 1_000 - 1_000);
    expect((await bearer(access_token)).status).toBe(200);
    clock.advance(1_001);
    expect((await bearer(access_token)).status).toBe(401);
  });

  test('opens nothing once somebody signed out, for whoever kept a copy', async () => {
    const { access_token, refresh_token } = await signIn();
    const ended = await fetch(`${base}/oauth/logout`, { headers: { Authorization: `Bearer ${access_token}` } });
    expect(ended.status).toBeLessThan(300);
    expect((await bearer(access_token)).status).toBe(401);
    expect((await refresh(refresh_token)).status).toBe(401);
  });

  test.each(['', 'Bearer', 'Bearer ', 'Basic dXNlcjp4', 'API-Token', 'API-Token x', 'API-Token null'])(
    'is needed: %p is none',
    async (authorization) => {
      const response = await profile(authorization);
      expect(response.status).toBe(401);
    },
  );
});

describe('a page of another web site', () => {
  test('is refused with a good token, and with a good password', async () => {
    const { access_token } = await signIn();
    const elsewhere = 'https://evil.example';
    expect((await profile(`Bearer ${access_token}`, elsewhere)).status).toBe(403);
    expect((await profile(`Bearer ${access_token}`, base)).status).toBe(200);
    const form = { grant_type: 'password', username: 'user@example.org', password: DEMO_PASSWORD };
    expect((await ask(form, PORTAL_CLIENT, elsewhere)).status).toBe(403);
    expect((await ask(form, SCRIPT_CLIENT, elsewhere)).status).toBe(403);
    for (const origin of ['null', 'https://partner.example.evil.example', 'https://partner.example:444'])
      expect((await ask(form, partner, origin)).status).toBe(403);
    expect((await ask(form, partner, 'https://partner.example')).status).toBe(200);
  });
});

describe('a refresh token', () => {
  test('is exchanged once; the one before is taken for ten seconds, any reuse later ends the session', async () => {
    const first = await signIn();
    const next = (await (await refresh(first.refresh_token)).json()) as Required<TokenAnswer>;
    expect(next.refresh_token).not.toBe(first.refresh_token);
    clock.advance(9_000);
    expect((await refresh(first.refresh_token)).status).toBe(200);
    clock.advance(2_000);
    expect((await bearer(next.access_token)).status).toBe(200);
    const reused = await refresh(first.refresh_token);
    expect([reused.status, await reused.json()]).toMatchObject([401, { error: 'invalid_token' }]);
    // Nobody knows who of the two is the thief: the whole family ends.
    for (const token of [first.access_token, next.access_token]) expect((await bearer(token)).status).toBe(401);
    expect((await refresh(next.refresh_token)).status).toBe(401);
  });

  test('reused ends its own session only', async () => {
    const [mine, other] = [await signIn(), await signIn()];
    await refresh(mine.refresh_token);
    clock.advance(60_000);
    await refresh(mine.refresh_token);
    expect((await bearer(mine.access_token)).status).toBe(401);
    expect((await bearer(other.access_token)).status).toBe(200);
  });

  test('is taken from its own client only, and never in place of an access token', async () => {
    const { access_token, refresh_token } = await signIn();
    expect((await refresh(refresh_token, SCRIPT_CLIENT)).status).toBe(401);
    expect((await refresh(access_token)).status).toBe(401);
    const forged = await FORGED['that says alg none']?.(refresh_token, refresh_token);
    expect((await refresh(forged ?? '')).status).toBe(401);
    expect((await refresh(refresh_token)).status).toBe(200);
  });

  test('ends after its time', async () => {
    const { refresh_token } = await signIn();
    clock.advance(30 * 24 * HOUR + 1_000);
    expect((await refresh(refresh_token)).status).toBe(401);
  });
});

describe('an account', () => {
  test('whose sessions are ended has no other', async () => {
    const user = world.users.byEmail('divtree@example.org');
    const [first, second] = [await signIn('divtree@example.org'), await signIn('divtree@example.org')];
    world.tokens.revokeUser(user?.uuid ?? '', String(claimsOf(first.access_token)['jti']));
    expect((await bearer(first.access_token)).status).toBe(200);
    expect((await bearer(second.access_token)).status).toBe(401);
    expect((await refresh(second.refresh_token)).status).toBe(401);
  });
});
