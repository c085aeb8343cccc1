import type { Server } from 'node:http';
import { listen } from './listen';
import { apiProxy } from './proxy';

const LOCAL = { host: '127.0.0.1', port: 0 };
const servers: Server[] = [];
let base = '';
let target = '';

beforeAll(async () => {
  const live = await listen((request, response) => {
    if (request.url === '/api/v2/moved') {
      response
        .writeHead(302, { Location: `${target}/oauth/login`, 'Set-Cookie': 'a=1; Domain=example.org; Path=/' })
        .end();
      return;
    }
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { origin, authorization } = request.headers;
      response.end(JSON.stringify({ url: request.url, origin, authorization, body: Buffer.concat(chunks).toString() }));
    });
  }, LOCAL);
  target = live.url;
  const proxy = apiProxy(target, 'https://www.example.org');
  const gone = apiProxy('http://127.0.0.1:1', 'https://www.example.org');
  const own = await listen((request, response) => {
    const pass = request.headers['x-gone'] ? gone : proxy;
    if (!pass(request, response)) response.end('own');
  }, LOCAL);
  base = own.url;
  servers.push(live.server, own.server);
});
afterAll(() => servers.forEach((server) => server.close()));

test('a call goes on with its body, its token and the registered origin', async () => {
  const headers = { Origin: base, Authorization: 'Bearer t' };
  const answer = await fetch(`${base}/api/v2/acn/list?p=1`, { method: 'POST', headers, body: '{"a":1}' });
  expect(await answer.json()).toEqual({
    url: '/api/v2/acn/list?p=1',
    origin: 'https://www.example.org',
    authorization: 'Bearer t',
    body: '{"a":1}',
  });
});

test.each(['/a/v2', '/apiary', '/config.json'])('%s stays here', async (path) => {
  expect(await (await fetch(base + path)).text()).toBe('own');
});

test('cookies and redirects become those of this origin', async () => {
  const answer = await fetch(`${base}/api/v2/moved`, { redirect: 'manual' });
  expect(answer.headers.get('location')).toBe('/oauth/login');
  expect(answer.headers.get('set-cookie')).toBe('a=1; Path=/');
});

test('a server that is not there is a 502 with a reason', async () => {
  const answer = await fetch(`${base}/api/v2/info`, { headers: { 'x-gone': '1' } });
  expect(answer.status).toBe(502);
  expect(await answer.json()).toMatchObject({ error: 'bad_gateway' });
});
