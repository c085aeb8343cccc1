/**
 * Measures the JavaScript, as gzipped on the wire, that a page asks for before its first result is painted.
 * A real Chromium opens the production bundle with nothing in its cache. Exit code 1 when a limit is passed.
 */
import type { Browser, BrowserContextOptions, Page, Request } from 'playwright-core';
import { buildWhenStale } from './server/build';
import { startChildPortal } from './server/child-portal';
import { findChromium, launchChromium } from './server/chromium';
import { UsageError } from './server/options';
import { program } from './server/program';

const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};
const DESKTOP: BrowserContextOptions = { viewport: { width: 1280, height: 800 } };

interface Case {
  name: string;
  path: string;
  device: BrowserContextOptions;
  /** In kB of 1,000 bytes. */
  limit: number;
  /** Only what this address loads and that one does not is counted. */
  beyond?: string;
}

const CASES: Case[] = [
  { name: 'phone, welcome', path: '/', device: PHONE, limit: 240 },
  { name: 'phone, browse', path: '/a', device: PHONE, limit: 240 },
  { name: 'desktop, browse', path: '/a', device: DESKTOP, limit: 430 },
  { name: 'map, beyond /a', path: '/a/map', device: DESKTOP, limit: 170, beyond: '/a' },
];

await program(async () => {
  const chromium = findChromium();
  if (!chromium) throw new UsageError('No Chromium found: set CHROME_PATH, or install it in a usual place.');
  await buildWhenStale();
  const portal = await startChildPortal(['--fresh', '--accessions', '2000']);
  const browser = await launchChromium(chromium);
  try {
    console.log('JavaScript before the first result, gzipped\n');
    for (const each of CASES) {
      const { bytes, files, milliseconds } = await measure(browser, portal.url, each);
      const size = bytes / 1000;
      if (size > each.limit) process.exitCode = 1;
      console.log(
        `${size > each.limit ? '✗' : '✓'} ${each.name.padEnd(16)} ${size.toFixed(1).padStart(6)} kB of ${each.limit} kB` +
          `   ${String(files).padStart(3)} files   first result after ${milliseconds} ms`,
      );
    }
  } finally {
    await browser.close();
    await portal.stop();
  }
});

async function measure(browser: Browser, base: string, each: Case) {
  const { requests, milliseconds } = await load(browser, base, each);
  const known = each.beyond ? (await load(browser, base, { ...each, path: each.beyond })).requests : new Map();
  const counted = [...requests].filter(([path]) => !known.has(path));
  return { bytes: counted.reduce((sum, [, size]) => sum + size, 0), files: counted.length, milliseconds };
}

/** The scripts by their path, with their bytes on the wire. */
async function load(browser: Browser, base: string, { path, device }: Pick<Case, 'path' | 'device'>) {
  const context = await browser.newContext({ ...device, baseURL: base, locale: 'en' });
  const page = await context.newPage();
  const scripts: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('.js')) scripts.push(request);
  });
  const start = performance.now();
  const [text] = await Promise.all([firstResult(page, path), page.goto(path, { waitUntil: 'commit' })]);
  if (text !== undefined) await page.getByRole('main').getByText(text).first().waitFor();
  const milliseconds = Math.round(performance.now() - start);
  // Asked for before the result, whether it had arrived by then or not: it competed for the same line.
  const before = scripts.slice();
  const sized = before.map(async (request): Promise<[string, number]> => {
    const { responseBodySize } = await request.sizes();
    return [new URL(request.url()).pathname, responseBodySize];
  });
  const requests = new Map(await Promise.all(sized));
  await context.close();
  return { requests, milliseconds };
}

/**
 * A text that only the data can bring: the count on the welcome page, the first accession of a list; undefined for a
 * map, which is there when the first tile with accessions is.
 */
async function firstResult(page: Page, path: string): Promise<string | RegExp | undefined> {
  if (path.includes('/map')) {
    await page.waitForResponse((answer) => answer.url().includes('/acn/tile/') && answer.ok());
    return undefined;
  }
  if (path === '/') {
    const info = await page.waitForResponse((answer) => answer.url().endsWith('/info') && answer.ok());
    const { accessionCount } = (await info.json()) as { accessionCount: number };
    return accessionCount.toLocaleString('en');
  }
  const list = await page.waitForResponse((answer) => /\/acn\/(filter|list)/.test(answer.url()) && answer.ok());
  const { content } = (await list.json()) as { content: { accessionNumber: string }[] };
  const [first] = content;
  if (!first) throw new Error('The list came without a row.');
  return first.accessionNumber;
}
