/**
 * Runs the browser journeys, test/browser/*.journey.ts, against the production bundle in a real Chromium.
 * Words on the command line choose the journeys whose file name holds one of them.
 */
import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Journey } from '../test/browser/journey';
import { buildWhenStale } from './server/build';
import { startChildPortal } from './server/child-portal';
import { findChromium, launchChromium } from './server/chromium';
import { UsageError } from './server/options';
import { program } from './server/program';
import { perform, type Result } from './server/stage';

const FOLDER = 'test/browser';
const ARTIFACTS = 'test/artifacts';
const ACCESSIONS = '2000';

await program(async () => {
  const files = journeyFiles(process.argv.slice(2));
  const chromium = findChromium();
  if (!chromium) {
    const left = `No Chromium found (CHROME_PATH or the usual places): ${files.length} browser journeys were left out.`;
    if (process.env.CI === 'true') throw new UsageError(left);
    console.log(left);
    return;
  }
  await buildWhenStale();
  const journeys = await Promise.all(files.map(load));
  const portal = await startChildPortal(['--fresh', '--accessions', ACCESSIONS]);
  const browser = await launchChromium(chromium);
  let failed = 0;
  const inTurn = async (queue: Journey[]) => {
    for (let journey = queue.shift(); journey; journey = queue.shift()) {
      const result = await perform(journey, browser, portal.url, resolve(ARTIFACTS));
      print(result);
      if (result.failure !== undefined) failed += 1;
    }
  };
  const together = journeys.filter(({ alone }) => !alone);
  try {
    // A journey waits more than it works: two take little longer than one.
    await Promise.all([inTurn(together), inTurn(together)]);
    await inTurn(journeys.filter(({ alone }) => alone));
  } finally {
    await browser.close();
    await portal.stop();
  }
  console.log(`\nBrowser journeys: ${journeys.length - failed} passed, ${failed} failed`);
  if (failed) process.exitCode = 1;
});

function journeyFiles(words: string[]): string[] {
  const all = readdirSync(FOLDER)
    .filter((name) => name.endsWith('.journey.ts'))
    .sort();
  const chosen = words.length ? all.filter((name) => words.some((word) => name.includes(word))) : all;
  if (words.length && !chosen.length)
    throw new UsageError(`No journey in ${FOLDER} is named like ${words.join(', ')}.`);
  return chosen.map((name) => join(FOLDER, name));
}

async function load(file: string): Promise<Journey> {
  const { default: journey } = (await import(pathToFileURL(resolve(file)).href)) as { default: Journey };
  return journey;
}

function print({ name, seconds, notes, failure }: Result): void {
  console.log(`${failure === undefined ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)`);
  for (const note of notes) console.log(`    ${note}`);
  if (failure !== undefined) console.log(failure.replaceAll(/^/gm, '    '));
}
