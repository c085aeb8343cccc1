import type { Browser, Page } from 'playwright-core';
import { MY_LIST_KEY, MY_LIST_MAX } from '@/contract/constants';
import type { Institute } from '@/contract/reference/institute';
import type { FilteredPage, Page as Rows } from '@/contract/page';
import { applicationToken } from '../application-token';
import { clickToPaint } from './click-to-paint';
import type { Figure } from '../figure';
import { percentile } from '../percentile';

export const REQUEST_ACCESSIONS = 200_000;

const HOLDERS = 60;
const TOGGLES = 30;
const LIMIT = 300;

/** As many accessions as My List holds, of so many genebanks that take requests. */
async function listOf(base: string): Promise<string[]> {
  const Authorization = `Bearer ${await applicationToken(base)}`;
  const ask = async <T>(path: string, body: unknown): Promise<T> => {
    const init = { method: 'POST', headers: { Authorization, 'Content-Type': 'application/json' } };
    return (await (await fetch(`${base}/api/v2/${path}`, { ...init, body: JSON.stringify(body) })).json()) as T;
  };
  const filter = { allowMaterialRequests: true, accessions: true };
  const { content } = await ask<FilteredPage<Institute, unknown>>('wiews/filter?s=accessionCount&d=DESC&l=200', filter);
  // Historic ones are left out of a list.
  const share = Math.ceil((1.2 * MY_LIST_MAX) / HOLDERS);
  const holders = content.filter(({ accessionCount }) => accessionCount >= share).slice(0, HOLDERS);
  const lists = holders.map(async ({ code }) => {
    const rows = await ask<Rows<{ uuid: string }, unknown>>(`acn/query?select=uuid&l=${share}`, {
      institute: { code: [code] },
    });
    return rows.content.map(({ uuid }) => uuid);
  });
  return (await Promise.all(lists)).flat().slice(0, MY_LIST_MAX);
}

/** From a click to the next step painted: its heading is there, and nothing stands in for what is still to come. */
const step = (page: Page, click: string): Promise<number> =>
  clickToPaint(page, { click, text: 'h1', without: 'main .skeleton, main [aria-busy="true"]' });

/** From a click on a genebank's checkbox to the sum painted. */
const toggle = (page: Page, at: number): Promise<number> =>
  clickToPaint(page, { click: 'main section > label input', at, text: 'main [aria-live]' });

async function fillIn(page: Page): Promise<void> {
  const write = (name: RegExp, text: string) => page.getByRole('textbox', { name }).fill(text);
  await write(/^Full name/, 'Bea Breeder');
  await write(/^E-mail/, 'bea@example.org');
  await page.getByRole('radio', { name: 'myself' }).check();
  await write(/^Postal address/, 'Field Lane 1\n12345 Gatersleben');
  await page.getByRole('combobox', { name: /^Country/ }).fill('Germany');
  await page.getByRole('option', { name: /^Germany/ }).click();
  await page.getByRole('radio', { name: 'Breeding' }).check();
  await page.getByRole('radio', { name: 'Yes' }).check();
}

/** A request for as many accessions as My List holds, at sixty genebanks. */
export async function requests(browser: Browser, base: string): Promise<Figure[]> {
  const list = await listOf(base);
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, baseURL: base, locale: 'en' });
  await context.addInitScript(`globalThis.__name = (value) => value;
    localStorage.setItem('${MY_LIST_KEY}', ${JSON.stringify(JSON.stringify({ count: list.length, accessions: list }))});`);
  const page = await context.newPage();
  const sent: number[] = [];
  page.on('request', (one) => {
    if (one.method() === 'POST' && one.url().endsWith('/api/v2/request')) sent.push(Date.now());
  });
  await page.goto('/requests');
  await page.locator('main a[href$="/requests/create"]').waitFor();
  await page.waitForTimeout(3_000);
  const steps = [await step(page, 'main a[href$="/requests/create"]')];
  await page
    .locator('main section > label input')
    .nth(HOLDERS - 1)
    .waitFor();
  await page.waitForTimeout(1_000);
  const toggles: number[] = [];
  for (let run = 0; run < TOGGLES; run += 1) {
    toggles.push(await toggle(page, Math.floor(run / 2)));
    await page.waitForTimeout(100);
  }
  steps.push(await step(page, 'main a[href$="/create/request-info"]'));
  await fillIn(page);
  steps.push(await step(page, 'main form button[type=submit]'));
  await page.getByRole('button', { name: 'Send request' }).waitFor();
  const answered = page.waitForResponse((one) => one.url().endsWith('/api/v2/request'));
  const took = await step(page, 'main form button[type=submit]');
  const { accessions } = (await (await answered).request().postDataJSON()) as { accessions: string[] };
  await context.close();
  const what = `${list.length.toLocaleString('en')} accessions at ${HOLDERS} holders`;
  const p95 = percentile(toggles, 0.95);
  return [
    {
      what: `${what}: a genebank left out or asked → sum painted`,
      measured: `p50 ${percentile(toggles, 0.5).toFixed(0)} ms, p95 ${p95.toFixed(0)} ms (${toggles.length} times)`,
      limit: `≤ ${LIMIT} ms`,
      met: p95 <= LIMIT,
    },
    {
      what: `${what}: start → accessions → about you → read over, each painted whole`,
      measured: steps.map((ms) => `${ms.toFixed(0)} ms`).join(', '),
      limit: `≤ ${LIMIT} ms`,
      met: Math.max(...steps) <= LIMIT,
    },
    {
      what: `${what}: sent`,
      measured: `${sent.length} call for ${accessions.length.toLocaleString('en')}, its page whole after ${took.toFixed(0)} ms`,
      limit: '1 call',
      met: sent.length === 1,
    },
  ];
}
