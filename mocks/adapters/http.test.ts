import { request as send, type RequestOptions } from 'node:http';
import type { AddressInfo } from 'node:net';
import { countedService } from '../data/accessions/counted.fixture';
import { PORTAL_CLIENT } from '../rules/tokens/clients';
import { makeWorld } from '../rules/world/world';
import { apiServer } from './http';

const partner = { ...PORTAL_CLIENT, clientId: 'partner@example.org', origins: ['https://partner.example'] };
const world = makeWorld({ accessions: countedService(), settings: { clients: [PORTAL_CLIENT, partner] } });
const faults: unknown[] = [];
const server = apiServer(world, (error) => faults.push(error));
let base: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => new Promise((resolve) => void server.close(resolve)));

const ask = (clientId: string, headers: Record<string, string> = {}) =>
  fetch(`${base}/oauth/token`, {
    method: 'POST',
    headers,
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: clientId,
      client_secret: PORTAL_CLIENT.clientSecret,
    }),
  });

test('answers over HTTP', async () => {
  const response = await ask(PORTAL_CLIENT.clientId);
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toBe('application/json');
  const { access_token: token } = (await response.json()) as { access_token: string };
  const crops = await fetch(`${base}/api/v2/crop`, { headers: { Authorization: `Bearer ${token}` } });
  expect(await crops.json()).toEqual(expect.arrayContaining([expect.objectContaining({ shortName: 'wheat' })]));
});

test('long answers are compressed, also for pages of other origins', async () => {
  const { access_token: token } = (await (await ask(partner.clientId)).json()) as { access_token: string };
  const crops = (headers: Record<string, string>) =>
    fetch(`${base}/api/v2/crop`, { headers: { Authorization: `Bearer ${token}`, ...headers } });
  const compressed = await crops({ 'Accept-Encoding': 'gzip, br', Origin: 'https://partner.example' });
  expect(compressed.headers.get('Content-Encoding')).toBe('br');
  expect(compressed.headers.get('Vary')).toBe('Origin, Accept-Encoding');
  const plain = await crops({ 'Accept-Encoding': 'identity' });
  expect(plain.headers.get('Content-Encoding')).toBeNull();
  expect(await compressed.json()).toEqual(await plain.json());
});

/** As only a program can send it: any target, any `Host`, any method. */
function raw(options: RequestOptions): Promise<{ status: number; text: string }> {
  const { hostname, port } = new URL(base);
  return new Promise((done, failed) => {
    const request = send({ hostname, port, ...options }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (piece: string) => (text += piece));
      answer.on('end', () => done({ status: answer.statusCode ?? 0, text }));
    });
    request.on('error', failed).end();
  });
}

test.each(['//evil.example/oauth/authorize', 'http://evil.example/oauth/authorize'])(
  'the target %s does not make another host the own origin',
  async (target) => {
    const asked = new URLSearchParams({
      response_type: 'code',
      client_id: PORTAL_CLIENT.clientId,
      redirect_uri: 'http://evil.example/login',
      state: 'x',
      code_challenge: 'x'.repeat(43),
      code_challenge_method: 'S256',
    });
    const { status } = await raw({ path: `${target}?${asked}` });
    expect(status).toBe(target.startsWith('//') ? 404 : 400);
  },
);

const METADATA = '/.well-known/openid-configuration';

test.each(['evil.example', 'evil.example:PORT', '127.0.0.1', 'localhost:1', '203.0.113.7:PORT', 'a b', '%'])(
  'a call to the host %j is for another server',
  async (host) => {
    const port = new URL(base).port;
    const { status, text } = await raw({ path: METADATA, headers: { Host: host.replace('PORT', port) } });
    expect([status, text]).toEqual([421, expect.stringContaining('FRONTEND_URL')]);
  },
);

test.each([
  ['localhost:PORT', 'http://localhost:PORT'],
  ['LOCALHOST:PORT', 'http://localhost:PORT'],
  ['[::1]:PORT', 'http://[::1]:PORT'],
  ['portal.example', 'https://portal.example'],
  ['portal.example:443', 'https://portal.example'],
])('a call to the host %j is for us', async (host, origin) => {
  world.settings.own = { urls: ['https://portal.example'], trustProxy: false };
  const named = (text: string) => text.replace('PORT', new URL(base).port);
  const forged = { 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Proto': 'gopher' };
  const { text } = await raw({ path: METADATA, headers: { Host: named(host), ...forged } });
  expect(JSON.parse(text)).toMatchObject({ issuer: named(origin) });
});

test('a proxy is believed where it is said to be there', async () => {
  world.settings.own = { urls: ['http://portal.example'], trustProxy: true };
  const call = async (host: string) =>
    (await raw({ path: METADATA, headers: { 'X-Forwarded-Host': host, 'X-Forwarded-Proto': 'https' } })).status;
  expect([await call('portal.example'), await call('evil.example')]).toEqual([200, 421]);
  world.settings.own = { urls: [], trustProxy: false };
});

test.each(['TRACE', 'PATCH', 'PROPFIND', 'M-SEARCH'])('%s is no method of the API', async (method) => {
  expect((await raw({ path: METADATA, method })).status).toBe(405);
});

/**
 * Sends pieces of a body until it is answered, as most clients do, or, without an end of them, until it can send no more.
 * @returns what was answered.
 */
function upload(headers: Record<string, string | number>, pieces: number): Promise<string> {
  const { hostname, port } = new URL(base);
  const piece = Buffer.alloc(1_000_000, 'a');
  return new Promise((done) => {
    let heard = 'no answer';
    const type = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const options = { hostname, port, path: '/oauth/token', method: 'POST', headers: { ...type, ...headers } };
    const request = send({ ...options, agent: false }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (each: string) => (text += each));
      answer.on('end', () => {
        heard = `${answer.statusCode} ${(JSON.parse(text) as { error: string }).error}`;
        if (Number.isFinite(pieces)) request.destroy();
      });
    });
    request.on('error', () => undefined).on('close', () => done(heard));
    let left = pieces;
    const more = (): void => {
      while (left-- > 0 && !request.destroyed) if (!request.write(piece)) return void request.once('drain', more);
      if (left < 0) request.end();
    };
    more();
  });
}

describe.each(['close', 'keep-alive'])('over a connection that is to %s', (connection) => {
  test.each([
    ['a body without its length', {}],
    ['a body whose length is too much', { 'Content-Length': 9_000_000 }],
  ])('each sender of %s hears why it is refused', async (_, length) => {
    const heard: string[] = [];
    for (let at = 0; at < 50; at++) heard.push(await upload({ Connection: connection, ...length }, 9));
    expect(new Set(heard)).toEqual(new Set(['413 payload_too_large']));
  });

  test('a body without an end is refused, and its connection is closed', async () => {
    expect(await upload({ Connection: connection }, Infinity)).toBe('413 payload_too_large');
  });
});

test.each([
  ['deep lists', '['.repeat(50_000) + ']'.repeat(50_000)],
  ['deep filters', '{"NOT":'.repeat(20_000) + '{}' + '}'.repeat(20_000)],
  ['deep paths', '{"a":'.repeat(60) + '1' + '}'.repeat(60)],
  ['filters within filters', '{"OR":'.repeat(13) + '{"crop":["rice"]}' + '}'.repeat(13)],
  ['the property of an object', '{"NULL":["constructor"]}'],
  ['many words', JSON.stringify({ _text: 'ab '.repeat(51) })],
  ['a long word', JSON.stringify({ _text: 'a'.repeat(1_001) })],
  ['many parts', JSON.stringify({ fullName: { contains: Array.from({ length: 51 }, (_, at) => `x${at}`) } })],
  ['many criteria', JSON.stringify({ NULL: Array.from({ length: 91 }, () => 'code') })],
  ['many values', JSON.stringify({ code: Array.from({ length: 20_001 }, (_, at) => at) })],
])('%s are refused with a sentence', async (_, body) => {
  const { access_token: token } = (await (await ask(PORTAL_CLIENT.clientId)).json()) as { access_token: string };
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  for (const path of body.includes('constructor') ? ['wiews/list'] : ['wiews/list', 'acn/list']) {
    const answer = await fetch(`${base}/api/v2/${path}`, { method: 'POST', headers, body });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error_description: expect.stringMatching(/\.$/) as string });
  }
});

test('an answer is no page, and its pictures may be shown elsewhere', async () => {
  const policyOf = async (path: string) => (await fetch(base + path)).headers.get('cross-origin-resource-policy');
  // By it a page elsewhere learns that this server is there, though it does not know the page.
  expect([await policyOf(METADATA), await policyOf('/api/v2/info')]).toEqual(['cross-origin', 'same-origin']);
  const { headers } = await fetch(base + METADATA);
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; base-uri 'none'; frame-ancestors 'none'");
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

test('leaves other addresses to the server it stands in', async () => {
  expect((await fetch(`${base}/a/overview`)).status).toBe(404);
});

test('an exception is a 500 and does not end the server', async () => {
  const { counts } = world;
  world.counts = () => Promise.reject(new Error('no counts'));
  expect((await fetch(`${base}/api/v2/info`)).status).toBe(500);
  world.counts = counts;
  expect((await fetch(`${base}/api/v2/info`)).status).toBe(200);
  expect(faults).toHaveLength(1);
});

test('a page of a listed origin may call, any other may not', async () => {
  expect((await ask(PORTAL_CLIENT.clientId, { Origin: base })).status).toBe(200);
  const listed = await ask(partner.clientId, { Origin: 'https://partner.example' });
  expect(listed.status).toBe(200);
  expect(listed.headers.get('Access-Control-Allow-Origin')).toBe('https://partner.example');
  expect((await ask(PORTAL_CLIENT.clientId, { Origin: 'https://partner.example' })).status).toBe(403);
  const evil = await ask(partner.clientId, { Origin: 'https://evil.example' });
  expect(evil.status).toBe(403);
  expect(evil.headers.get('Access-Control-Allow-Origin')).toBeNull();
});

test('a preflight is answered for listed origins', async () => {
  const preflight = (origin: string) =>
    fetch(`${base}/api/v2/acn/list`, {
      method: 'OPTIONS',
      headers: { Origin: origin, 'Access-Control-Request-Method': 'POST' },
    });
  const allowed = await preflight('https://partner.example');
  expect(allowed.status).toBe(204);
  expect(allowed.headers.get('Access-Control-Allow-Headers')).toContain('Authorization');
  expect((await preflight('https://evil.example')).headers.get('Access-Control-Allow-Origin')).toBeNull();
});

test('nobody can say of themselves who they are', async () => {
  const wrong = async (at: number) => {
    const fields = { grant_type: 'password', username: `${at}@example.org`, password: 'x' };
    const headers = { 'X-Client-Address': `client ${at}`, 'X-Forwarded-For': `198.51.100.${at}` };
    const { clientId: client_id, clientSecret: client_secret } = PORTAL_CLIENT;
    const body = new URLSearchParams({ client_id, client_secret, ...fields });
    return (await fetch(`${base}/oauth/token`, { method: 'POST', headers, body })).status;
  };
  const statuses: number[] = [];
  // All at once, too: an attempt counts before its password is looked at.
  for (let at = 0; at < 30; at += 1) statuses.push(await wrong(at));
  statuses.push(...(await Promise.all(Array.from({ length: 30 }, (_, at) => wrong(30 + at)))));
  expect(statuses.filter((status) => status === 400)).toHaveLength(50);
  expect(statuses.filter((status) => status === 429)).toHaveLength(10);
});

test('broken requests are told, not fatal', async () => {
  const response = await fetch(`${base}/oauth/token`, {
    method: 'POST',
    headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
    body: 'nonsense',
  });
  expect(response.status).toBe(400);
});
