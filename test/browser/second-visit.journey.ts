import { strict as assert } from 'node:assert';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { securityHeaders } from '../../scripts/build/environment';
import { firstPages, knownAddresses } from '../../scripts/serve/known-addresses';
import { ownAddresses } from '../../scripts/serve/own-addresses';
import { withSecurityHeaders } from '../../scripts/serve/security-headers';
import { staticSite } from '../../scripts/serve/static-site';
import type { Journey, JourneyContext } from './journey';

/** Waits until something is so in the page; `waitForFunction` does not wait for promises. */
async function until<A>(page: Page, what: string, isSo: (argument: A) => Promise<boolean>, argument: A): Promise<void> {
  for (let attempt = 0; attempt < 1_200; attempt += 1) {
    // A page may be loaded anew meanwhile.
    if (await page.evaluate(isSo as (given: unknown) => Promise<boolean>, argument).catch(() => false)) return;
    await page.waitForTimeout(100);
  }
  throw new Error(`Not ${what}.`);
}

/** The worker has what it needs without a network. */
const workerKeeps = (page: Page, path: string) =>
  until(
    page,
    `kept: ${path}`,
    async (wanted) => {
      const name = (await caches.keys()).find((one) => one.startsWith('portal-'));
      return name !== undefined && Boolean(await (await caches.open(name)).match(wanted));
    },
    path,
  );

const nonceOf = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '');

/** My List can be read without a network; other addresses say that they wait for one, and open when it is back. */
async function withoutNetwork({ newContext, note, screenshot }: JourneyContext): Promise<void> {
  const context = await newContext({ serviceWorkers: 'allow' });
  const page = await context.newPage();
  await page.goto('/a');
  const number = page.locator('main [data-field=accessionNumber] a').first();
  const name = await number.innerText();
  const uuid = /[0-9a-f-]{36}/.exec((await number.getAttribute('href')) ?? '')?.[0] ?? '';
  await page.evaluate((one) => localStorage.setItem('myList', JSON.stringify({ count: 1, accessions: [one] })), uuid);
  await page.goto('/sel');
  await page.getByRole('main').getByText(name).first().waitFor();
  await until(page, 'kept', async (path) => Boolean(await caches.match(path)), '/kept/my-list-rows');
  await workerKeeps(page, '/kept/other.en');
  const nonces = [await nonceOf(page)];

  await context.setOffline(true);
  const start = performance.now();
  await page.goto('/sel');
  await page
    .getByRole('main')
    .getByText(/as they were loaded on/)
    .waitFor();
  note(`My List without a network after ${Math.round(performance.now() - start)} ms`);
  assert.ok(await page.getByRole('main').getByText(name).first().isVisible(), 'the row');
  nonces.push(await nonceOf(page));
  await page.goto('/wiews');
  await page.getByRole('heading', { level: 1, name: 'You are offline' }).waitFor();
  nonces.push(await nonceOf(page));
  assert.equal(new Set(nonces).size, 3, 'each page has a nonce of its own');
  await screenshot(page, 'offline');
  await page
    .getByRole('main')
    .getByRole('link', { name: /My List/ })
    .click();
  await page.getByRole('main').getByText(name).first().waitFor();
  await page.goBack();
  await context.setOffline(false);
  await page.getByRole('heading', { level: 1, name: 'Institutes' }).waitFor();
}

const PLACES = [
  'INSTCODE;ACCENUMB;GENUS;ACQDATE;ORIGCTY;DECLATITUDE;DECLONGITUDE',
  'DEU146;A 1;Triticum;15.01.1993;ETH;9.5;38.7',
  'DEU146;A 2;Triticum;19930115;ETH;-30.5;-30.5',
].join('\n');

/** A passport file is checked, with the shapes of the world, where the page was opened once. */
async function checkWithoutNetwork({ newContext, note }: JourneyContext): Promise<void> {
  const context = await newContext({ serviceWorkers: 'allow', acceptDownloads: true });
  const page = await context.newPage();
  await page.goto('/check');
  await page.getByRole('heading', { level: 1, name: 'Check passport data' }).waitFor();
  await workerKeeps(page, '/kept/other.en');
  await until(
    page,
    'kept: what a check needs',
    async (parts) => {
      const names = (await caches.keys()).filter((one) => one.startsWith('portal-'));
      const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      const kept = all.flat().map(({ url }) => url);
      return parts.every((part) => kept.some((url) => url.includes(part)));
    },
    ['check-worker', 'countries-110m', 'countries-50m', '/en/check'],
  );
  await context.setOffline(true);
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Check passport data' }).waitFor();
  const start = performance.now();
  const file = { name: 'ours.csv', mimeType: 'text/csv', buffer: Buffer.from(PLACES) };
  await page.getByLabel('MCPD file').setInputFiles(file);
  const problems = page.getByRole('list', { name: 'Problems' });
  // In the name of the problem, and a moment later in its rows.
  await problems.getByText('the place lies in the sea').first().waitFor();
  note(`a file checked without a network after ${Math.round(performance.now() - start)} ms`);
  await problems.getByRole('button', { name: /^Correct 1 – ACQDATE/ }).click();
  await page.getByText('1 row corrected').waitFor();
  await page.getByRole('button', { name: 'Edit line 3' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'DECLATITUDE' }).waitFor();
  await page.keyboard.press('Escape');
  const arriving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download clean file' }).click();
  assert.match(readFileSync((await (await arriving).path()) ?? '', 'utf8'), /A 1,Triticum,19930115,ETH/);
}

/** A host whose files can be exchanged: the next version of the portal. */
function hostOf(folder: string) {
  const isKnown = knownAddresses();
  const open = () =>
    staticSite({
      folder,
      extra: { '/config.json': '{}' },
      isKnown,
      own: ownAddresses({}),
      firstPageOf: firstPages('en'),
    });
  let site = open();
  const answer = withSecurityHeaders(securityHeaders({}), (request, response, nonce) => {
    if (!/^\/(?:api|oauth)/.test(request.url ?? '')) return site(request, response, nonce);
    response.writeHead(503).end();
    return Promise.resolve();
  });
  const server = createServer((request, response) => void answer(request, response));
  return new Promise<{ url: string; deploy(): void; close(): void }>((done) => {
    server.listen(0, '127.0.0.1', () => {
      const url = `http://localhost:${(server.address() as AddressInfo).port}`;
      const close = () => {
        server.close();
        server.closeAllConnections();
      };
      done({ url, deploy: () => (site = open()), close });
    });
  });
}

/** A build with another first script, as the next one would be. */
function rebuild(folder: string): void {
  const entry = readdirSync(join(folder, 'assets')).find((name) => /^index-[\w-]+\.js$/.test(name)) ?? '';
  const text = readFileSync(join(folder, 'assets', entry), 'utf8');
  writeFileSync(join(folder, 'assets/index-next.js'), text);
  const pages = readdirSync(join(folder, 'pages')).map((name) => join(folder, 'pages', name));
  for (const file of [...pages, join(folder, 'index.html'), join(folder, 'service-worker.js')]) {
    const changed = readFileSync(file, 'utf8').replaceAll(entry, 'index-next.js');
    writeFileSync(
      file,
      changed.replace(/(version:.)[0-9a-f]{8}/, (_, before: string) => `${before}00000000`),
    );
  }
}

/** The next version is told of, once, and comes when it is wanted; a host without a worker gets rid of it. */
async function nextVersions(
  context: BrowserContext,
  url: string,
  deploy: (change: () => void) => void,
  folder: string,
) {
  const page = await context.newPage();
  await page.goto(`${url}/login`);
  await workerKeeps(page, '/kept/other.en');
  await page.getByRole('heading', { level: 1 }).waitFor();
  deploy(() => rebuild(folder));
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await page.getByText('A new version of the portal is here.').waitFor();
  await page.getByRole('button', { name: 'Reload', exact: true }).click();
  await page.waitForFunction(() => document.querySelector('script[src*="index-next"]'));
  await page.getByRole('heading', { level: 1 }).waitFor();
  assert.equal(await page.getByText('A new version of the portal is here.').count(), 0);
  assert.equal((await page.evaluate(() => caches.keys())).filter((name) => name.startsWith('portal-')).length, 1);

  deploy(() => {
    rmSync(join(folder, 'service-worker.js'));
    const file = join(folder, 'pages/other.en.html');
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll('index-next.js', 'index-older.js'));
  });
  await page.reload();
  const isGone = async () =>
    (await navigator.serviceWorker.getRegistrations()).length + (await caches.keys()).length === 0;
  await until(page, 'rid of the worker', isGone, undefined);
  // A page that was slow asks for it now: that brings it back, until it has been told.
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/service-worker.js').catch(() => undefined);
    navigator.serviceWorker.controller?.postMessage(['/login', '/assets/index-next.js']);
  });
  await until(page, 'rid of the worker again', isGone, undefined);
}

/** What the service worker keeps, tells of, and leaves. */
export default {
  name: 'A second visit needs no network, and hears of a new version',
  async run(journey) {
    await withoutNetwork(journey);
    await checkWithoutNetwork(journey);
    const folder = mkdtempSync(join(tmpdir(), 'portal-'));
    cpSync('dist', folder, { recursive: true });
    const { url, deploy, close } = await hostOf(folder);
    try {
      const context = await journey.newContext({ serviceWorkers: 'allow' });
      await nextVersions(
        context,
        url,
        (change) => {
          change();
          deploy();
        },
        folder,
      );
    } finally {
      close();
      rmSync(folder, { recursive: true, force: true });
    }
  },
} satisfies Journey;
