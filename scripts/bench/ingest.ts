import { rm } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import type { DatasetDetails } from '@/contract/dataset';
import type { IngestTask } from '@/contract/ingest';
import type { Page as Rows } from '@/contract/page';
import type { Partner } from '@/contract/partner';
import { wordsOf } from '../../test/browser/by-keyboard';
import { actAs, signedInToken } from '../../test/browser/viewer';
import { askAt } from '../../test/sample-addresses';
import { startChildPortal } from '../serve/child-portal';
import { findChromium, launchChromium } from '../tools/chromium';
import { UsageError } from '../serve/options';
import type { Figure } from './figure';
import { workPerFrame } from './main-thread';
import { simpleTraits } from '../tools/check-traits/simple-traits';
import { traitsFiles } from './traits-files';

const INSTITUTE = 'USA016';
const CHECK = 10_000;
const LOAD = 20_000;
const FRAME = 100;
const CANCELS = 3;
const PATIENCE = 120_000;

const t = wordsOf('en');
const count = (n: number) => n.toLocaleString('en');
const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** The sums of the last report that the page was told. */
function reportsOf(page: Page) {
  let last: IngestTask | undefined;
  page.on('response', (response) => {
    if (!/\/ingest\/task\//.test(response.url()) || response.request().method() !== 'GET') return;
    void response.json().then(
      (task: IngestTask) => (last = task.report ? task : last),
      () => undefined,
    );
  });
  return () => last?.report;
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const LOAD_BUTTON = /^Load [\d,]+ observations?$/;

/** The file of observations in a new draft, sent and opened as a curator does; all that is asked is not taken in. */
async function opened(page: Page, uuid: string, file: string): Promise<number> {
  await page.goto(`/dashboard/datasets/${uuid}/edit/files`);
  await page.locator('input[type=file]').setInputFiles(file);
  // Frames are told from one another by what is done in each.
  await page.evaluate(() => {
    const draw = () => requestAnimationFrame(draw);
    draw();
  });
  const link = page.getByRole('link', { name: /^Take in as observations/ });
  await link.waitFor({ timeout: PATIENCE });
  const took = await timed(async () => {
    await link.click();
    await page.getByRole('heading', { name: t('ingest:columns') }).waitFor({ timeout: PATIENCE });
  });
  const roles = page.getByRole('combobox', { name: /^This column is/ });
  for (let at = 0; at < (await roles.count()); at += 1)
    if ((await roles.nth(at).inputValue()) === '') await roles.nth(at).selectOption('ignore');
  const institute = page.getByRole('textbox', { name: new RegExp(`^${t('ingest:fields.institute')}`) });
  await institute.fill(INSTITUTE);
  // What is said of a field when it is left must not move the button under the click.
  await institute.blur();
  await page.waitForTimeout(500);
  return took;
}

const check = async (page: Page): Promise<void> => {
  await button(page, t('ingest:check')).click();
  await button(page, LOAD_BUTTON)
    .waitFor({ timeout: PATIENCE })
    .catch(async () => {
      throw new Error(`Nothing can be loaded: …${(await page.locator('main').innerText()).slice(-1_000)}`);
    });
};

async function measured(browser: Browser, base: string, passport: string, file: string): Promise<Figure[]> {
  const ask = await askAt(base, 'admin@example.org');
  const [owner] = (await ask<Rows<Partner>>('POST', '/partner/list?l=1', {})).content;
  const draft = async () =>
    (await ask<DatasetDetails>('POST', '/dataset', { title: 'Ingest', owner: { uuid: owner?.uuid } })).uuid;
  const observed = async (uuid: string) => (await ask<DatasetDetails>('GET', `/dataset/${uuid}`)).observationCount;

  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, baseURL: base, locale: 'en' });
  await context.addInitScript('globalThis.__name = (value) => value;');
  await actAs(context, base, await signedInToken(base));
  const page = await context.newPage();
  const report = reportsOf(page);

  const first = await draft();
  const proposed = await opened(page, first, file);
  const frames: number[] = [];
  const during = async (work: () => Promise<void>): Promise<number> => {
    let took = 0;
    const each = await workPerFrame(browser, page, async () => {
      took = await timed(work);
    });
    frames.push(...each);
    return took;
  };
  const checked = await during(() => check(page));
  const would = report();
  const loaded = await during(async () => {
    await button(page, LOAD_BUTTON).click();
    await page.getByText(/ loaded,/).waitFor({ timeout: PATIENCE });
  });
  const sums = report();
  const there = await observed(first);

  const second = await draft();
  await opened(page, second, file);
  await check(page);
  const left: string[] = [];
  for (let round = 0; round < CANCELS; round += 1) {
    // Warmed up it takes less.
    const moment = Math.random() * loaded * 0.5;
    await button(page, LOAD_BUTTON).click();
    await page.waitForTimeout(moment);
    await button(page, t('ingest:cancel')).click();
    await page.getByText(t('ingest:cancelled')).waitFor({ timeout: PATIENCE });
    left.push(`${await observed(second)} after ${seconds(moment)}`);
  }
  await context.close();

  const simple = simpleTraits(file, passport, INSTITUTE);
  const told = sums ?? would;
  const [all, ...parts] = told ? [told.observations + told.ignored, told.loaded, told.refused, told.ignored] : [0];
  const what = `${count(simple.rows)} observations by ingest in the browser`;
  const longest = Math.max(...frames);
  return [
    {
      what: `${what}: loaded, refused, ignored`,
      measured: `${parts.map(count).join(' + ')} = ${count(all)}; ${count(there)} in the dataset`,
      limit: `${count(simple.rows)}, ${count(simple.loaded)} of them loaded`,
      met: all === simple.rows && parts[0] === simple.loaded && there === simple.loaded,
    },
    {
      what: `${what}: the columns proposed; checked; loaded`,
      measured: `${seconds(proposed)}; ${seconds(checked)}; ${seconds(loaded)}`,
      limit: `check ≤ ${seconds(CHECK)}, load ≤ ${seconds(LOAD)}`,
      met: checked <= CHECK && loaded <= LOAD,
    },
    {
      what: `${what}: the page's longest frame meanwhile`,
      measured: `${longest.toFixed(0)} ms of ${frames.length} frames`,
      limit: `≤ ${FRAME} ms`,
      met: longest <= FRAME,
    },
    {
      what: `${what}: cancelled ${CANCELS} times, what is left in the dataset`,
      measured: left.join(', '),
      limit: '0 each',
      met: left.every((each) => each.startsWith('0 ')),
    },
  ];
}

/** A national collection's observations from a file to a draft, as a curator does it (see `traits-files.ts`). */
export async function ingest(): Promise<Figure[]> {
  const chromium = findChromium();
  if (!chromium) throw new UsageError('No Chromium found: set CHROME_PATH, or install it in a usual place.');
  const { passport, traits, folder } = await traitsFiles();
  const portal = await startChildPortal(['--fresh', '--demo-accounts', '--data', passport, '--institute', INSTITUTE]);
  const browser = await launchChromium(chromium);
  try {
    return await measured(browser, portal.url, passport, traits);
  } finally {
    await browser.close();
    await portal.stop();
    if (folder) await rm(folder, { recursive: true });
  }
}
