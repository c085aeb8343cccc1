import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe objects to on the page as it stands, one line for each element: rule, element, why. Empty when nothing. */
export async function objections(page: Page): Promise<string[]> {
  // Handed over by the debugger: the policy of the page would not let a script element in.
  await page.evaluate(SOURCE);
  // What the bar at the foot lies over where the page happens to stand is scrolled out from under it.
  const feet = page.locator('[data-foot]');
  await feet.evaluateAll((bars: HTMLElement[]) => bars.forEach(({ style }) => (style.position = 'static')));
  // Cards far below have no places of their own before somebody comes near; axe compares places.
  await page.evaluate(() => document.documentElement.toggleAttribute('data-restored', true));
  const { violations } = await page.evaluate(
    (options) => (globalThis as unknown as { axe: { run(o: RunOptions): Promise<AxeResults> } }).axe.run(options),
    { runOnly: TAGS, resultTypes: ['violations'] } satisfies RunOptions,
  );
  await feet.evaluateAll((bars: HTMLElement[]) => bars.forEach(({ style }) => (style.position = '')));
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '', html }) => {
      const why = failureSummary.split('\n').slice(1).join(' ').trim();
      return `${id}: ${target.join(' ')} — ${why} — ${html.slice(0, 120)}`;
    }),
  );
}
