/**
 * Measures the JavaScript, as gzipped on the wire, that a page asks for before its first result is painted, a table with
 * its grid, and what each list asks for beyond that of the accessions, whatever it loads later. A real Chromium opens the
 * production bundle with nothing in its cache. Exit code 1 when a limit is passed.
 */
import type { Browser, BrowserContextOptions, Page, Request } from 'playwright-core';
import { CONSENT_COOKIE } from '@/contract/constants';
import { routeNames, rowOf } from '@/routes/routes';
import { lookAsWhoMay } from '../test/browser/viewer';
import { settled } from '../test/browser/visitor';
import { LIST_ADDRESSES } from '../test/samples/list-addresses';
import { buildWhenStale } from './build/build';
import { startChildPortal } from './serve/child-portal';
import { findChromium, launchChromium } from './tools/chromium';
import { DESKTOP, PHONE } from './tools/devices';
import { program, UsageError } from './program';

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
  { name: 'phone, welcome', path: '/', device: PHONE, limit: 185 },
  { name: 'phone, browse', path: '/a', device: PHONE, limit: 193 },
  { name: 'desktop, browse', path: '/a', device: DESKTOP, limit: 450 },
  { name: 'map, beyond /a', path: '/a/map', device: DESKTOP, limit: 170, beyond: '/a' },
];

/** The addresses that no first page needs. */
const OTHER_SCREENS = /\/other-screens-/;
/** What every page fetches when it is idle: on a busy machine later than the network is quiet. */
const WHEN_IDLE = [OTHER_SCREENS, /\/register-service-worker-/];
/** kB of a list page's own. */
const LIST_LIMIT = 15;
/** Texts of the portal, which bring what formats Markdown. */
const TEXTS = ['/content/about/about'];
/** kB of an editor's own. */
const EDITOR_LIMIT = 65;
/**
 * What has more: a text has what formats Markdown (53 kB of it), the cells of translations are an editor, texts of
 * pages have a toolbar, a menu's tree is a library, taxa are drawn as on pages, what is published has its workflow, and
 * dates are read as people write them.
 */
const LARGER: readonly (readonly [address: RegExp, limit: number])[] = [
  [/^\/content\/about\//, 76],
  [/^\/dashboard\/l10n\//, 49],
  [/^\/(dashboard\/(subsets|datasets|descriptors|descriptorlists)|admin\/requests)$/, 16],
  [/^\/admin\/content\/menu\/edit$/, 101],
  [/^\/admin\/content\/.*edit$/, 80],
  [/^\/dashboard\/datasets\/edit$/, 70],
  [/^\/(dashboard\/(subsets|divtree|descriptors|descriptorlists)|network)\/edit$/, 67],
  [/^\/dashboard\/t$/, 24],
];
const limitOf = (path: string, usual: number): number => LARGER.find(([address]) => address.test(path))?.[1] ?? usual;

/** The addresses of editors of new items. */
const EDITORS = routeNames
  .map((name) => rowOf(name).path)
  .filter((path) => path.endsWith('/edit') && !path.includes('{'));

const listOf = (editor: string) => editor.replace(/\/edit$/, '');

/** Pages at a time: they wait more than they work. */
const AT_ONCE = 4;

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
      tell(each.name, bytes, each.limit, `${String(files).padStart(3)} files   first result after ${milliseconds} ms`);
    }
    const loaded = await loadEach(browser, portal.url, [
      '/a',
      ...LIST_ADDRESSES,
      ...TEXTS,
      ...EDITORS,
      ...EDITORS.map(listOf),
    ]);
    const tellOwn = (path: string, usual: number, besides: readonly string[]) => {
      const known = new Set(besides.flatMap((other) => [...(loaded.get(other)?.keys() ?? [])]));
      const own = [...(loaded.get(path) ?? [])].filter(([file]) => !known.has(file));
      tell(path, sum(own), limitOf(path, usual), `${String(own.length).padStart(3)} files`);
    };
    console.log('\nJavaScript of each list, and of a text, beyond that of /a, gzipped\n');
    for (const path of [...LIST_ADDRESSES, ...TEXTS]) tellOwn(path, LIST_LIMIT, ['/a']);
    console.log('\nJavaScript of each editor beyond that of its list and of /a, gzipped\n');
    for (const path of EDITORS) tellOwn(path, EDITOR_LIMIT, ['/a', listOf(path)]);
  } finally {
    await browser.close();
    await portal.stop();
  }
});

function sum(files: readonly (readonly [string, number])[]): number {
  return files.reduce((bytes, [, size]) => bytes + size, 0);
}

function tell(name: string, bytes: number, limit: number, more: string): void {
  const size = bytes / 1000;
  if (size > limit) process.exitCode = 1;
  console.log(
    `${size > limit ? '✗' : '✓'} ${name.padEnd(16)} ${size.toFixed(1).padStart(6)} kB of ${limit} kB   ${more}`,
  );
}

async function measure(browser: Browser, base: string, each: Case) {
  const { requests, milliseconds } = await load(browser, base, each);
  const known = each.beyond ? await loadAll(browser, base, each.beyond) : new Map();
  const counted = [...requests].filter(([path]) => !known.has(path));
  return { bytes: sum(counted), files: counted.length, milliseconds };
}

/** The scripts by their path, with their bytes on the wire. */
async function load(browser: Browser, base: string, { path, device }: Pick<Case, 'path' | 'device'>) {
  const { context, page, scripts } = await open(browser, base, device);
  const start = performance.now();
  const [text] = await Promise.all([firstResult(page, path), page.goto(path, { waitUntil: 'commit' })]);
  if (text !== undefined) await page.getByRole('main').getByText(text).first().waitFor();
  // The grid is asked for right after its rows: counted always, whenever they are found.
  await page.locator('main .first-rows').waitFor({ state: 'detached' });
  const milliseconds = Math.round(performance.now() - start);
  // The other addresses are prefetched as soon as the browser is idle, by chance before the grid or after it.
  const asked = scripts.filter((request) => !OTHER_SCREENS.test(request.url()));
  // A phone has no grid, and asks for what comes later while we still look.
  const end = device === PHONE && text !== undefined ? await page.evaluate(drawnAt, text) : Infinity;
  // Asked for before the result, whether it had arrived by then or not: it competed for the same line.
  const requests = await sized(asked, end);
  await context.close();
  return { requests, milliseconds };
}

/** In the page: notes what stands in it after each change. */
function noteTexts(): void {
  const texts: [time: number, text: string][] = [];
  Object.assign(globalThis, { texts });
  new MutationObserver(() => {
    texts.push([Date.now(), document.querySelector('main')?.textContent ?? '']);
  }).observe(document, { childList: true, characterData: true, subtree: true });
}

/** In the page: when a text was drawn, in milliseconds since 1970. */
function drawnAt(text: string): number {
  const { texts } = globalThis as unknown as { texts: [time: number, text: string][] };
  const found = texts.find(([, each]) => each.includes(text));
  if (!found) throw new Error(`${text} was never drawn.`);
  return found[0];
}

/** What each of these pages asks for, by its path. */
async function loadEach(browser: Browser, base: string, paths: readonly string[]) {
  const loaded = new Map<string, Map<string, number>>();
  const left = new Set(paths).values();
  const inTurn = async () => {
    for (const path of left) loaded.set(path, await loadAll(browser, base, path));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, inTurn));
  return loaded;
}

/** All scripts that a page asks for until it asks for nothing more; of whoever may see it. */
async function loadAll(browser: Browser, base: string, path: string): Promise<Map<string, number>> {
  const { context, page, scripts } = await open(browser, base, DESKTOP);
  await lookAsWhoMay(context, base, path);
  const idle = WHEN_IDLE.map((file) => page.waitForRequest(file));
  await page.goto(path, { waitUntil: 'commit' });
  // A slow start asks for nothing either: what the server sent still stands then.
  await page.locator('style[data-first]').waitFor({ state: 'detached' });
  await Promise.all([settled(page), ...idle]);
  await page.waitForLoadState('networkidle');
  const requests = await sized(scripts);
  await context.close();
  return requests;
}

/** A page of a browser that knows nothing yet, and the scripts that it will ask for. */
async function open(browser: Browser, base: string, device: BrowserContextOptions) {
  // Brotli makes it less, but not every server has it.
  const extraHTTPHeaders = { 'Accept-Encoding': 'gzip' };
  const context = await browser.newContext({
    ...device,
    baseURL: base,
    locale: 'en',
    extraHTTPHeaders,
    serviceWorkers: 'block',
  });
  // Without consent it is asked after a second whether this is a robot: before the first result or after it.
  await context.addCookies([{ name: CONSENT_COOKIE, value: 'true', url: base }]);
  const page = await context.newPage();
  await page.addInitScript(noteTexts);
  const scripts: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('.js')) scripts.push(request);
  });
  return { context, page, scripts };
}

/** The scripts that were asked for up to `end`, in milliseconds since 1970, by their path, with their bytes on the wire. */
async function sized(scripts: readonly Request[], end = Infinity): Promise<Map<string, number>> {
  const sizes = scripts.map(async (request): Promise<[string, number][]> => {
    const { responseBodySize } = await request.sizes();
    // Known with the answer only.
    const { startTime } = request.timing();
    return startTime <= end ? [[new URL(request.url()).pathname, responseBodySize]] : [];
  });
  return new Map((await Promise.all(sizes)).flat());
}

/**
 * A text that only the data can bring: the count on the welcome page, the first accession of a list; undefined for a
 * map, which is there when the first tile with accessions is.
 */
async function firstResult(page: Page, path: string): Promise<string | undefined> {
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
