import type { Browser, Page } from 'playwright-core';
import { workPerFrame } from './main-thread';
import { percentile } from '../percentile';
import type { Figure } from '../figure';

const LIMIT = { median: 8, p95: 16 };
const STROKES = 24;
const STEPS = 40;

/** Drags the map to and fro by the mouse, as somebody who looks around. */
async function pan(page: Page): Promise<void> {
  const box = await page.getByRole('application').boundingBox();
  if (!box) throw new Error('There is no map.');
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  for (let stroke = 0; stroke < STROKES; stroke += 1) {
    const angle = (stroke * 2 * Math.PI) / 7;
    await page.mouse.move(middle.x, middle.y);
    await page.mouse.down();
    for (let step = 1; step <= STEPS; step += 1) {
      const far = (step / STEPS) * 220;
      await page.mouse.move(middle.x + Math.cos(angle) * far, middle.y + Math.sin(angle) * far);
      await page.waitForTimeout(12);
    }
    await page.mouse.up();
    await page.waitForTimeout(150);
  }
}

/** Main-thread work in each frame while the map of the whole catalogue is dragged. */
export async function mapPan(browser: Browser, base: string): Promise<Figure[]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, baseURL: base, locale: 'en' });
  const page = await context.newPage();
  const figures: Figure[] = [];
  for (const [name, view] of [
    ['the world', '@20,20,2.5z'],
    ['a continent', '@48,15,5z'],
  ] as const) {
    await page.goto(`/a/map/${view}`);
    await page.waitForResponse((answer) => answer.url().includes('/acn/tile/'));
    await page.waitForTimeout(2_000);
    const work = await workPerFrame(browser, page, () => pan(page));
    const [median, p95] = [percentile(work, 0.5), percentile(work, 0.95)];
    figures.push({
      what: `dragging the map, ${name}: work of the main thread in each frame`,
      measured: `median ${median.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms (${work.length} frames)`,
      limit: `median ≤ ${LIMIT.median} ms, p95 ≤ ${LIMIT.p95} ms`,
      met: median <= LIMIT.median && p95 <= LIMIT.p95,
    });
  }
  await context.close();
  return figures;
}
