import { strict as assert } from 'node:assert';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import type { Page } from 'playwright-core';
import { vite } from '../../scripts/build/build';
import { unnamedIn } from '../../scripts/build/licences';
import { listen } from '../../scripts/serve/listen';
import type { Journey } from './journey';

const BASE = '/portal/';
const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
};

/** What Chromium says now and then when a page asks for a newer worker, as one that has just been left asked, too. */
const NO_NEWER_WORKER = `ServiceWorkerRegistration.prototype.update = () =>
  Promise.reject(new DOMException('Failed to update a ServiceWorker for scope: Not found', 'NotFoundError'))`;

/** Asked before anything of a page runs: whether the worker has outlived the page before. */
const LOOK_FOR_WORKER = `globalThis.registrations = navigator.serviceWorker.getRegistrations().then((all) => all.length)`;

/** A host that knows nothing but files, and `404.html` for what is none. */
function staticHost(folder: string) {
  const read = (path: string) => {
    try {
      return readFileSync(join(folder, path.endsWith('/') ? `${path}index.html` : path));
    } catch {
      return undefined;
    }
  };
  return listen(
    (request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      const path = pathname.startsWith(BASE) ? pathname.slice(BASE.length - 1) : '/404.html';
      const body = read(path);
      const type = body ? TYPES[extname(path) || '.html'] : TYPES['.html'];
      response.writeHead(body ? 200 : 404, { 'Content-Type': type ?? 'application/octet-stream' });
      response.end(body ?? read('/404.html'));
    },
    { host: '127.0.0.1', port: 0 },
  );
}

/** What is computed beside the page: tiles, the meaning of numbers, sets of alike climate. */
async function tools(page: Page): Promise<string> {
  const tile = page.waitForResponse((answer) => /\/tile\//.test(answer.url()));
  await page.goto(`${BASE}a/map`);
  const drawn = await tile;
  assert.equal(drawn.status(), 200, 'a tile');
  assert.equal(drawn.headers()['content-type'], 'image/png');
  assert.deepEqual([...(await drawn.body()).subarray(1, 4)], [...Buffer.from('PNG')]);
  await page.locator('p[data-count]').waitFor();

  await page.goto(`${BASE}a`);
  const number = await page.locator('[data-field=accessionNumber] a').first().innerText();
  await page.getByRole('button', { name: 'Paste numbers …' }).click();
  const dialog = page.getByRole('dialog', { name: 'Paste numbers' });
  await dialog.getByRole('textbox', { name: 'What to look for' }).fill(`${number}\nnobody 1`);
  await dialog.getByRole('button', { name: 'Find accessions' }).click();
  await dialog.getByRole('list', { name: 'Not found' }).or(dialog.getByText('Not found (1)')).first().waitFor();

  await page.goto(`${BASE}a/subsetting`);
  await page.getByRole('complementary').getByText('Wheat', { exact: true }).click();
  await page.waitForURL(/subsetting\/v/);
  const start = performance.now();
  await page.getByRole('button', { name: 'Make the sets' }).click();
  await page.getByRole('heading', { level: 2, name: /sets of/ }).waitFor();
  return `${Math.round(performance.now() - start)} ms`;
}

/** What is published: groups, which the holder of the accessions is told of, and what was observed of them. */
async function published(page: Page): Promise<void> {
  const main = page.getByRole('main');
  const first = page.locator('main [data-field=title] a').first();
  await page.goto(`${BASE}subsets`);
  await first.click();
  await page.waitForURL(/subsets\/[0-9a-f-]{36}/);
  await page.locator('main [data-field=accessionNumber] a').first().waitFor();

  await page.goto(`${BASE}datasets`);
  await first.click();
  await page.waitForURL(/datasets\/[0-9a-f-]{36}/);
  await page.getByRole('navigation', { name: 'Views of the dataset' }).getByRole('link', { name: 'Data' }).click();
  await main.getByRole('table').getByRole('rowheader').first().waitFor();
}

export default {
  name: 'A demo runs on a static host, below a folder',
  async run({ newContext, note }) {
    const folder = mkdtempSync(join(tmpdir(), 'demo-'));
    const words = ['build', '--configLoader', 'runner', '--mode', 'demo', '--base', BASE, '--logLevel', 'error'];
    await vite(process.cwd(), [...words, '--outDir', folder, '--emptyOutDir']);
    const { server, url } = await staticHost(folder);
    try {
      const page = await (await newContext({ baseURL: url, serviceWorkers: 'allow' })).newPage();
      await page.addInitScript(NO_NEWER_WORKER);
      await page.addInitScript(LOOK_FOR_WORKER);
      const refused: string[] = [];
      page.on('console', (message) => {
        if (/Content Security Policy/.test(message.text())) refused.push(message.text());
      });
      const start = performance.now();
      await page.goto(BASE);
      await page
        .getByRole('main')
        .getByText(/\d\d,\d{3}/)
        .first()
        .waitFor();
      note(`first counts after ${Math.round(performance.now() - start)} ms, the catalogue made in the browser`);
      const notices = page.getByRole('contentinfo').getByRole('link', { name: 'Licences' });
      assert.equal(await notices.getAttribute('href'), `${BASE}licences.txt`);
      assert.deepEqual(unnamedIn(readFileSync(join(folder, 'licences.txt'), 'utf8')), []);
      const deep = await page.goto(`${BASE}es/wiews`);
      assert.equal(deep?.status(), 404, 'a static host has no rewrites');
      await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
      assert.equal(new URL(page.url()).pathname, `${BASE}es/wiews`);
      assert.equal(await page.locator('html').getAttribute('lang'), 'es');
      assert.equal(await page.evaluate('globalThis.registrations'), 1, 'the worker of the page before');
      await published(page);
      note(`sets of alike climate after ${await tools(page)}, in the browser`);
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.goto(`${BASE}ar/subsets`);
      await page.locator('main [data-field=title] a').first().waitFor();
      assert.deepEqual(refused, [], 'nothing that the policy in the page refuses');
      const policy = await page.locator('meta[http-equiv]').getAttribute('content');
      assert.doesNotMatch(policy ?? 'nonce', /nonce|unsafe/);
    } finally {
      server.close();
      server.closeAllConnections();
      rmSync(folder, { recursive: true, force: true });
    }
  },
} satisfies Journey;
