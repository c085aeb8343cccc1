/**
 * The performance figures, as a table: `npm run bench`, or `npm run bench click` / `npm run bench size` for one part.
 * Everything is measured on the production build; exit code 1 when a limit is passed.
 */
import { filterClick } from './bench/filter-click';
import { printFigure, type Figure } from './bench/figure';
import { liveSize } from './bench/live-size';
import { tiles } from './bench/tiles';
import { buildWhenStale } from './server/build';
import { startChildPortal } from './server/child-portal';
import { findChromium, launchChromium } from './server/chromium';
import { UsageError } from './server/options';
import { program } from './server/program';

async function click(): Promise<Figure[]> {
  const chromium = findChromium();
  if (!chromium) throw new UsageError('No Chromium found: set CHROME_PATH, or install it in a usual place.');
  const portal = await startChildPortal(['--fresh']);
  const browser = await launchChromium(chromium);
  try {
    return [await filterClick(browser, portal.url)];
  } finally {
    await browser.close();
    await portal.stop();
  }
}

const PARTS: Record<string, () => Promise<Figure[]>> = { click, size: () => liveSize(), tiles: () => tiles() };

await program(async () => {
  const wanted = process.argv.slice(2);
  const unknown = wanted.find((word) => !(word in PARTS));
  if (unknown) throw new UsageError(`"${unknown}" is no part: ${Object.keys(PARTS).join(', ')}.`);
  await buildWhenStale();
  for (const [name, part] of Object.entries(PARTS)) {
    if (wanted.length && !wanted.includes(name)) continue;
    for (const figure of await part()) {
      printFigure(figure);
      if (!figure.met) process.exitCode = 1;
    }
  }
});
