import type { Browser, CDPSession, Page } from 'playwright-core';
import type { Figure } from '../figure';

const SWITCHES = 200;
/** Before these, caches fill that have an end. */
const WARM_UP = 20;
const LIMIT = 10;
const MB = 1e6;

async function usedHeap(session: CDPSession): Promise<number> {
  // Twice: what the first collection lets go of may hold others.
  for (let round = 0; round < 2; round += 1) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = (await session.send('Runtime.getHeapUsage')) as { usedSize: number };
  return usedSize;
}

const firstRow = (page: Page) => page.locator('[role=row][data-id] a').first();
const byTab = (name: string) => (page: Page) => page.getByRole('link', { name, exact: true }).click();

/** Each is there when the part of it that comes last is. */
const VIEWS = [
  { go: byTab('Map'), there: (page: Page) => page.getByRole('application').waitFor() },
  { go: byTab('List'), there: (page: Page) => firstRow(page).waitFor() },
  { go: (page: Page) => firstRow(page).click(), there: (page: Page) => page.getByText('Cite').first().waitFor() },
  { go: (page: Page) => page.goBack(), there: (page: Page) => firstRow(page).waitFor() },
] as const;

async function switches(page: Page, count: number): Promise<void> {
  for (let at = 0; at < count; at += 1) {
    const view = VIEWS[at % VIEWS.length] ?? VIEWS[0];
    await view.go(page);
    await view.there(page).catch((error: unknown) => {
      throw new Error(`Switch ${at + 1} did not arrive; the address is ${page.url()}.`, { cause: error });
    });
    // A map that is left before it was drawn would hide what drawing keeps.
    if (view === VIEWS[0]) await page.waitForTimeout(300);
  }
}

/** What stays in memory of 200 switches between table, map and detail, after garbage collection. */
export async function heapGrowth(browser: Browser, base: string): Promise<Figure> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, baseURL: base, locale: 'en' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.goto('/a');
  await page.locator('[role=row][data-id]').first().waitFor();
  await switches(page, WARM_UP);
  const before = await usedHeap(session);
  await switches(page, SWITCHES);
  const growth = (await usedHeap(session)) - before;
  await context.close();
  return {
    what: `${SWITCHES} switches between table, map and detail: growth of the heap`,
    measured: `${(growth / MB).toFixed(1)} MB, from ${(before / MB).toFixed(1)} MB`,
    limit: `≤ ${LIMIT} MB`,
    met: growth <= LIMIT * MB,
  };
}
