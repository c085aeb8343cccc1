/**
 * The performance figures, as a table: `npm run bench`, or `npm run bench click` / `npm run bench size` for one part.
 * Everything is measured on the production build; exit code 1 when a limit is passed.
 */
import type { Browser } from 'playwright-core';
import { check } from './bench/check';
import { checkFile } from './bench/browser/check-file';
import { filterClick } from './bench/browser/filter-click';
import { firstResult } from './bench/browser/first-result';
import { printFigure, type Figure } from './bench/figure';
import { heapGrowth } from './bench/browser/heap';
import { indexes } from './bench/indexes';
import { ingest } from './bench/ingest';
import { liveSize } from './bench/live-size';
import { logins } from './bench/logins';
import { mapPan } from './bench/browser/map-pan';
import { passport } from './bench/passport';
import { preview } from './bench/preview';
import { REQUEST_ACCESSIONS, requests } from './bench/browser/requests';
import { rows } from './bench/rows';
import { search } from './bench/search';
import { searchPaint } from './bench/browser/search-paint';
import { subsetting } from './bench/subsetting';
import { myList } from './bench/browser/my-list';
import { tiles } from './bench/tiles';
import { worst } from './bench/worst';
import { bigTree, TREE_ACCESSIONS } from './bench/browser/tree';
import { buildWhenStale } from './build/build';
import { startChildPortal } from './serve/child-portal';
import { findChromium, launchChromium } from './tools/chromium';
import { program, UsageError } from './program';

/** Measured in a Chromium of its own, in front of a portal of its own. */
type Measure = (browser: Browser, base: string) => Promise<Figure[]>;
const inBrowser =
  (measure: Measure, words: string[] = []) =>
  async (): Promise<Figure[]> => {
    const chromium = findChromium();
    if (!chromium) throw new UsageError('No Chromium found: set CHROME_PATH, or install it in a usual place.');
    const portal = await startChildPortal(['--fresh', ...words]);
    const browser = await launchChromium(chromium);
    try {
      return await measure(browser, portal.url);
    } finally {
      await browser.close();
      await portal.stop();
    }
  };

const PARTS: Record<string, () => Promise<Figure[]> | AsyncIterable<Figure>> = {
  first: inBrowser(firstResult, ['--accessions', '20000']),
  click: inBrowser(async (browser, base) => [await filterClick(browser, base)]),
  pan: inBrowser(mapPan),
  heap: inBrowser(async (browser, base) => [await heapGrowth(browser, base)]),
  mylist: inBrowser(myList),
  requests: inBrowser(requests, ['--accessions', String(REQUEST_ACCESSIONS)]),
  rows,
  logins,
  search: async () => [
    ...(await inBrowser(async (browser, base) => [await searchPaint(browser, base)])()),
    ...(await search()),
  ],
  size: () => liveSize(),
  tiles: () => tiles(),
  worst,
  tree: inBrowser(bigTree, ['--accessions', String(TREE_ACCESSIONS)]),
  subsetting,
  preview,
  passport,
  check: async () => [...(await check()), ...(await inBrowser(checkFile)())],
  ingest,
  indexes,
};

await program(async () => {
  const wanted = process.argv.slice(2);
  const unknown = wanted.find((word) => !(word in PARTS));
  if (unknown) throw new UsageError(`"${unknown}" is no part: ${Object.keys(PARTS).join(', ')}.`);
  await buildWhenStale();
  for (const [name, part] of Object.entries(PARTS)) {
    if (wanted.length && !wanted.includes(name)) continue;
    for await (const figure of await part()) {
      printFigure(figure);
      if (!figure.met) process.exitCode = 1;
    }
  }
});
