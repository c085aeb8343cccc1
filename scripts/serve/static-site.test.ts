import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { securityHeaders } from '../build/environment';
import { precompress } from '../build/precompress';
import { withSecurityHeaders } from './security-headers';
import { staticSite } from './static-site';

const folder = mkdtempSync(join(tmpdir(), 'site-'));
const SCRIPT = 'let a = 1;\n'.repeat(500);
let server: Server;
let base = '';

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(
    join(folder, 'index.html'),
    '<script nonce="__CSP_NONCE__"></script><title>__PAGE_TITLE__</title>__ORIGIN__/card.png',
  );
  writeFileSync(join(folder, 'assets/app-abc.js'), SCRIPT);
  mkdirSync(join(folder, 'pages'));
  writeFileSync(
    join(folder, 'pages/accessions.es.html'),
    '<script nonce="__CSP_NONCE__"></script>Accesiones __CLIENT__',
  );
  await precompress(folder, 'assets/app-abc.js', SCRIPT);
  writeFileSync(join(folder, 'favicon.svg'), '<svg/>');
  writeFileSync(join(folder, 'opensearch.xml'), '<Url template="__ORIGIN__/a"/>');
  writeFileSync(join(folder, 'robots.txt'), 'Sitemap: __ORIGIN__/sitemap.xml');
  const site = staticSite({
    folder,
    extra: { '/config.json': '{"SANDBOX":"true"}' },
    client: `{"CLIENT_ID":"$& '"}`,
    isKnown: (path) => path === '/' || path === '/a',
    own: { urls: [], trustProxy: true },
    titleOf: (path) => `Title of ${path}`,
    firstPageOf: (path) => (path === '/a' ? 'pages/accessions.es.html' : 'pages/none.html'),
  });
  const answer = withSecurityHeaders(securityHeaders({}), site);
  server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await new Promise((resolve) => void server.close(resolve));
  rmSync(folder, { recursive: true });
});

test.each([
  ['/', 200],
  ['/a?p=1', 200],
  ['/index.html', 200],
  ['/nowhere', 404],
  ['/assets/gone.js', 404],
  ['/../../etc/passwd', 404],
  ['/assets/%2e%2e/%2e%2e/package.json', 404],
])('%s answers %d with the page', async (path, status) => {
  const answer = await fetch(base + path);
  expect(answer.status).toBe(status);
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  expect(await answer.text()).toContain('<script nonce=');
});

test('an address begins with its own page, which has no address itself', async () => {
  expect(await (await fetch(`${base}/a`)).text()).toMatch(
    /<script nonce="\w+"><\/script>Accesiones \{"CLIENT_ID":"\$& '"\}$/,
  );
  expect(await (await fetch(`${base}/`)).text()).not.toContain('Accesiones');
  const page = await fetch(`${base}/pages/accessions.es.html`);
  expect([page.status, await page.text()]).toEqual([404, expect.not.stringContaining('Accesiones')]);
});

test('a page has the title of its kind, and the whole address of a picture', async () => {
  expect(await (await fetch(`${base}/nowhere`)).text()).toContain(`<title>Title of /nowhere</title>${base}/card.png`);
});

test('browsers are told the whole address of the search', async () => {
  const answer = await fetch(`${base}/opensearch.xml`);
  expect(answer.headers.get('content-type')).toBe('application/opensearchdescription+xml');
  expect(await answer.text()).toBe(`<Url template="${base}/a"/>`);
  const secure = await fetch(`${base}/opensearch.xml`, { headers: { 'X-Forwarded-Proto': 'https' } });
  expect(await secure.text()).toContain('"https://127.0.0.1:');
});

test('engines are told the whole address of the sitemap', async () => {
  expect(await (await fetch(`${base}/robots.txt`)).text()).toBe(`Sitemap: ${base}/sitemap.xml`);
});

test('every answer has the headers, and a nonce of its own that fits its page', async () => {
  const nonces = await Promise.all(
    ['/', '/', '/nowhere'].map(async (path) => {
      const answer = await fetch(base + path);
      const nonce = /'nonce-(\w+)'/.exec(answer.headers.get('content-security-policy') ?? '')?.[1];
      expect(await answer.text()).toContain(`nonce="${nonce}"`);
      return nonce;
    }),
  );
  expect(new Set(nonces).size).toBe(3);
  for (const path of ['/assets/app-abc.js', '/config.json', '/favicon.svg', '/nowhere']) {
    const answer = await fetch(base + path);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('strict-transport-security')).toContain('max-age');
  }
});

test.each([
  ['gzip', 'gzip'],
  ['gzip, deflate, br', 'br'],
])('to %s an asset comes in %s, kept for good and known again', async (accepted, coding) => {
  const ask = (headers: Record<string, string> = {}, method = 'GET') =>
    fetch(`${base}/assets/app-abc.js`, { method, headers: { 'Accept-Encoding': accepted, ...headers } });
  const answer = await ask();
  expect(answer.headers.get('content-encoding')).toBe(coding);
  expect(answer.headers.get('cache-control')).toContain('immutable');
  expect(answer.headers.get('vary')).toBe('Accept-Encoding');
  expect(await answer.text()).toBe(SCRIPT);
  const etag = answer.headers.get('etag') ?? '';
  const again = await ask({ 'If-None-Match': etag, 'Cache-Control': 'no-cache' });
  expect(again.status).toBe(304);
  expect((await ask({}, 'HEAD')).headers.get('content-length')).toBe(answer.headers.get('content-length'));
  const plain = await ask({ 'Accept-Encoding': 'gzip;q=0' });
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(plain.headers.get('content-length')).toBe(String(SCRIPT.length));
  expect(plain.headers.get('etag')).not.toBe(etag);
});

test.each(['br', 'gz'])('the .%s of an asset has no address of its own', async (ending) => {
  expect((await fetch(`${base}/assets/app-abc.js.${ending}`)).status).toBe(404);
});

test('config.json is never kept; other methods are refused', async () => {
  const answer = await fetch(`${base}/config.json`);
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  expect(await answer.json()).toEqual({ SANDBOX: 'true' });
  expect((await fetch(base, { method: 'POST' })).status).toBe(405);
});
