import type { Browser, BrowserContextOptions } from 'playwright-core';
import type { Accession } from '@/contract/accession/accession';
import type { Dataset } from '@/contract/dataset/dataset';
import type { Page as Rows } from '@/contract/page';
import { href } from '@/routes/href';
import { DESKTOP, PHONE } from '../../tools/devices';
import { applicationToken } from '../application-token';
import type { Figure } from '../figure';
import { timingOf, type Noted, type PageTiming } from './page-timing';
import { percentile } from '../percentile';

/** Of each page; the median counts. */
const RUNS = 5;
/** Milliseconds until a page has nothing more to load, its result being there. */
const MOST = 60_000;

/** What the browser is slowed to. Throughput in kbit/s both ways, latency of each request in milliseconds. */
interface Conditions {
  device: BrowserContextOptions;
  slower: number;
  kbits: number;
  latency: number;
}

const ON_PHONE: Conditions = { device: PHONE, slower: 4, kbits: 1_600, latency: 150 };
const FAR_AWAY: Conditions = { ...ON_PHONE, kbits: 400, latency: 400 };
const FAR_AWAY_AT_A_DESK: Conditions = { ...FAR_AWAY, device: DESKTOP, slower: 1 };

/** Of what the first result is made; `text`: what only the data can bring. */
interface FirstResult {
  selector: string;
  text?: string;
}

const ROW: FirstResult = { selector: 'main a[href*="/a/"]:is([class*=opens], :is(td, [role=gridcell]) *)' };

type Limits = Partial<Record<keyof PageTiming, number>>;
const ANYWHERE: Limits = { requests: 18, steps: 3, blocking: 200, shift: 0.02 };
const USUAL: Limits = { ...ANYWHERE, firstPaint: 1_200, largestPaint: 2_500 };
const SHELL: Limits = { ...ANYWHERE, firstPaint: 1_500 };

interface Case {
  name: string;
  path: string;
  conditions: Conditions;
  result: FirstResult;
  limits: Limits;
  /** The browser has been here before, and its service worker keeps what it saw. */
  again?: true;
}

async function casesOf(base: string): Promise<Case[]> {
  const headers = { Authorization: `Bearer ${await applicationToken(base)}`, 'Content-Type': 'application/json' };
  const first = async <T>(path: string): Promise<T> => {
    const response = await fetch(`${base}/api/v2/${path}?l=1`, { method: 'POST', headers, body: '{}' });
    const [item] = ((await response.json()) as Rows<T>).content;
    if (!item) throw new Error(`${path} has nothing to show.`);
    return item;
  };
  const accession = await first<Accession>('acn/list');
  const dataset = await first<Dataset>('dataset/list');
  const phone = { conditions: ON_PHONE, limits: USUAL };
  const heading = (text: string): FirstResult => ({ selector: 'main h1', text });
  return [
    { name: 'phone, welcome: box to search', path: '/', result: { selector: 'main [role=combobox]' }, ...phone },
    { name: 'phone, accessions: first card', path: '/a', result: ROW, ...phone },
    {
      name: 'phone, an accession: its name',
      path: href('accession', { uuid: accession.uuid }),
      result: heading(accession.accessionNumber),
      ...phone,
    },
    {
      name: 'phone, a dataset: its title',
      path: href('dataset', { uuid: dataset.uuid }),
      result: heading(dataset.title),
      ...phone,
    },
    {
      name: 'phone at 400 kbit/s, accessions: first card',
      path: '/a',
      conditions: FAR_AWAY,
      result: ROW,
      limits: { ...SHELL, result: 7_000 },
    },
    {
      name: 'phone at 400 kbit/s, second visit, accessions: first card',
      path: '/a',
      conditions: FAR_AWAY,
      result: ROW,
      limits: { blocking: 200, shift: 0.02, firstPaint: 1_000, result: 5_000 },
      again: true,
    },
    {
      name: 'desktop at 400 kbit/s, accessions: first row',
      path: '/a',
      conditions: FAR_AWAY_AT_A_DESK,
      result: ROW,
      limits: { ...SHELL, result: 10_000 },
    },
  ];
}

/** Runs in the page before anything of its own does. */
function note({ selector, text }: FirstResult): void {
  const noted: Noted = { firstPaint: 0, largestPaint: 0, longTasks: [], shifts: [], result: 0, requests: [] };
  Object.assign(globalThis, { noted });
  performance.setResourceTimingBufferSize(1_000);
  const observe = (
    type: string,
    take: (entry: PerformanceEntry & { value?: number; hadRecentInput?: boolean }) => void,
  ) => new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') noted.firstPaint = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    noted.largestPaint = startTime;
  });
  observe('longtask', ({ duration }) => void noted.longTasks.push(duration));
  observe('layout-shift', ({ startTime, value = 0, hadRecentInput }) => {
    if (!hadRecentInput) noted.shifts.push({ at: startTime, value });
  });
  // Drawn by React, so that it answers when it is used; and not kept out of sight.
  const isThere = (element: Element) =>
    Object.keys(element).some((key) => key.startsWith('__reactProps')) &&
    element.getClientRects().length > 0 &&
    (text === undefined || element.textContent?.includes(text) === true);
  const look = () => {
    if ([...document.querySelectorAll(selector)].some(isThere))
      requestAnimationFrame(() => setTimeout(() => (noted.result = performance.now())));
    else requestAnimationFrame(look);
  };
  look();
}

/** Runs in the page when it is quiet. */
function tell(): Noted {
  const { noted } = globalThis as unknown as { noted: Noted };
  const pathOf = (name: string) => new URL(name).pathname;
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (page)
    noted.requests.push({ path: pathOf(page.name), start: 0, end: page.responseStart, bytes: page.encodedBodySize });
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  for (const { name, startTime, responseEnd, encodedBodySize } of files)
    noted.requests.push({ path: pathOf(name), start: startTime, end: responseEnd, bytes: encodedBodySize });
  return noted;
}

/** Milliseconds that the service worker takes to keep what a visit needed, on a line that is not slow. */
const TO_KEEP = 9_000;

/** Opens an address in a browser that knows nothing yet, or only what a visit before left in it. */
async function open(
  browser: Browser,
  url: string,
  { conditions, result, again }: Pick<Case, 'conditions' | 'result' | 'again'>,
): Promise<PageTiming> {
  const serviceWorkers = again ? 'allow' : 'block';
  const context = await browser.newContext({ ...conditions.device, locale: 'en', serviceWorkers });
  if (again) {
    const before = await context.newPage();
    await before.goto(url);
    await before.waitForTimeout(TO_KEEP);
    await before.close();
  }
  const page = await context.newPage();
  // The compiler of this script names functions by a helper that the page does not have.
  await page.addInitScript('globalThis.__name = (value) => value');
  await page.addInitScript(note, result);
  const protocol = await context.newCDPSession(page);
  const throughput = (conditions.kbits * 1_000) / 8;
  await protocol.send('Network.enable');
  await protocol.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: conditions.latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: conditions.slower });
  await page.goto(url, { waitUntil: 'commit', timeout: MOST });
  const isDone = () => (globalThis as unknown as { noted: Noted }).noted.result > 0;
  await page.waitForFunction(isDone, undefined, { polling: 250, timeout: MOST });
  await page.waitForLoadState('networkidle', { timeout: MOST });
  const noted = await page.evaluate(tell);
  await context.close();
  return timingOf(noted);
}

const NAMES: Readonly<Record<keyof PageTiming, string>> = {
  result: 'until the first result',
  firstPaint: 'first contentful paint',
  largestPaint: 'largest contentful paint',
  blocking: 'blocking time',
  shift: 'layout shift',
  requests: 'requests before the first result',
  steps: 'of them one after another, at most',
  scriptBytes: 'JavaScript before the first result',
};

const written = (name: keyof PageTiming, value: number): string => {
  if (name === 'shift') return value.toFixed(3);
  if (name === 'scriptBytes') return `${(value / 1_000).toFixed(1)} kB`;
  return name === 'requests' || name === 'steps' ? String(value) : `${value.toFixed(0)} ms`;
};

const medianOf = (runs: readonly PageTiming[], name: keyof PageTiming) =>
  percentile(
    runs.map((run) => run[name]),
    0.5,
  );

function figuresOf({ name, limits }: Case, runs: readonly PageTiming[]): Figure[] {
  return (Object.keys(NAMES) as (keyof PageTiming)[]).map((each) => {
    const [value, limit] = [medianOf(runs, each), limits[each]];
    return {
      what: `${name}: ${NAMES[each]}`,
      measured: written(each, value),
      limit: limit === undefined ? 'no limit' : `≤ ${written(each, limit)}`,
      met: limit === undefined || value <= limit,
    };
  });
}

/** From an address to an answer, in a browser that knows nothing yet, with a slow processor and a slow line. */
export async function firstResult(browser: Browser, base: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const each of await casesOf(base)) {
    // The server makes and counts at the first question what it has at all others.
    const quick = { ...each.conditions, slower: 1, kbits: 1e6, latency: 0 };
    await open(browser, base + each.path, { conditions: quick, result: each.result });
    const runs: PageTiming[] = [];
    for (let run = 0; run < RUNS; run += 1) runs.push(await open(browser, base + each.path, each));
    figures.push(...figuresOf(each, runs));
  }
  return figures;
}
