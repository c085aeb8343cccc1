import type { Browser, BrowserContext, Page } from 'playwright-core';
import { MY_LIST_KEY, MY_LIST_MAX } from '@/contract/constants';
import { applicationToken } from '../application-token';
import { clickToPaint } from './click-to-paint';
import type { Figure } from '../figure';
import { percentile } from '../percentile';

const OPENINGS = 8;
const CHANGES = 40;
const LIMIT_OPEN = 1_000;
const LIMIT_CHANGE = 50;

/** The first uuids of the catalogue, one more than a list may hold. */
async function uuids(base: string): Promise<string[]> {
  const Authorization = `Bearer ${await applicationToken(base)}`;
  const response = await fetch(`${base}/api/v2/acn/query?select=uuid&s=accessionNumber&l=${MY_LIST_MAX + 1}`, {
    method: 'POST',
    headers: { Authorization, 'Content-Type': 'application/json' },
    body: '{}',
  });
  const { content } = (await response.json()) as { content: { uuid: string }[] };
  return content.map(({ uuid }) => uuid);
}

const store = (accessions: readonly string[]) => JSON.stringify({ count: accessions.length, accessions });

/** A visitor who has this list already. */
async function visitor(browser: Browser, base: string, list: string): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, baseURL: base, locale: 'en' });
  await context.addInitScript(`globalThis.__name = (value) => value;
    if (!localStorage.getItem('${MY_LIST_KEY}')) localStorage.setItem('${MY_LIST_KEY}', ${JSON.stringify(list)});`);
  return context;
}

/** From the click on the menu to the first rows painted, and to the last accession fetched; milliseconds. */
async function open(page: Page): Promise<{ rows: number; all: number }> {
  await page.goto('/c/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForTimeout(500);
  return page.evaluate(async () => {
    const start = performance.now();
    const until = (ready: () => boolean) =>
      new Promise<number>((resolve) => {
        const look = () => {
          if (ready()) requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
          else requestAnimationFrame(look);
        };
        look();
      });
    document.querySelector<HTMLElement>('header a[href$="/sel"]')?.click();
    const rows = await until(() => document.querySelectorAll('main tbody tr').length > 10);
    const all = await until(() => document.querySelector('[role=progressbar]') === null);
    return { rows, all };
  });
}

/** From a click on the bookmark of a row to the count in the menu painted. */
const toggle = (page: Page, at: number): Promise<number> =>
  clickToPaint(page, { click: 'main button[aria-pressed]', at, text: 'header a[href$="/sel"]' });

const figure = (what: string, times: readonly number[], limit: number, more = ''): Figure => {
  const p95 = percentile(times, 0.95);
  return {
    what,
    measured: `p50 ${percentile(times, 0.5).toFixed(0)} ms, p95 ${p95.toFixed(0)} ms (${times.length} times)${more}`,
    limit: `≤ ${limit} ms`,
    met: p95 <= limit,
  };
};

/** My List with as many accessions as it may hold. */
export async function myList(browser: Browser, base: string): Promise<Figure[]> {
  const all = await uuids(base);
  const last = all.pop() ?? '';
  const context = await visitor(browser, base, store(all));
  const page = await context.newPage();
  await open(page);
  const openings: { rows: number; all: number }[] = [];
  for (let run = 0; run < OPENINGS; run += 1) openings.push(await open(page));
  const fetched = percentile(
    openings.map((one) => one.all),
    0.95,
  ).toFixed(0);

  const onTable: number[] = [];
  for (let run = 0; run < CHANGES; run += 1) {
    onTable.push(await toggle(page, run % 5));
    await page.waitForTimeout(120);
  }
  await page.evaluate(([key = '', list = '']) => localStorage.setItem(key, list), [MY_LIST_KEY, store(all)]);
  await page.goto('/a');
  await page.locator('[role=row][data-id]').first().waitFor();
  await page.waitForTimeout(1_000);
  const inList: number[] = [];
  for (let run = 0; run < 2 * CHANGES; run += 1) {
    inList.push(await toggle(page, Math.floor(run / 2) % 5));
    await page.waitForTimeout(120);
  }

  await page.goto(`/a/${last}`);
  await page.getByRole('button', { name: 'Add to My List' }).click();
  const refusal = page.getByText('My List can hold at most 5,000 accessions');
  const refused = await refusal.waitFor({ timeout: 5_000 }).then(
    () => true,
    () => false,
  );
  const kept = await page.evaluate((key) => localStorage.getItem(key), MY_LIST_KEY);
  const count = (JSON.parse(kept ?? '{}') as { count?: number }).count ?? 0;
  await context.close();

  const entries = `My List with ${MY_LIST_MAX.toLocaleString('en')} entries`;
  return [
    figure(
      `${entries}: opened → rows painted`,
      openings.map(({ rows }) => rows),
      LIMIT_OPEN,
      `; all fetched after ${fetched} ms`,
    ),
    figure(`${entries}: removed on its table → painted`, onTable, LIMIT_CHANGE),
    figure(`${entries}: removed and added in the catalogue → painted`, inList, LIMIT_CHANGE),
    {
      what: `${entries}: one more`,
      measured: `${refused ? 'refused with the message' : 'not refused'}, ${count} stored`,
      limit: `refused, ${MY_LIST_MAX} stored`,
      met: refused && count === MY_LIST_MAX,
    },
  ];
}
