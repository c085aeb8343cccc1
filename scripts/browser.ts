/**
 * Runs the browser journeys, test/browser/*.journey.ts, against the production bundle in a real Chromium.
 * Words on the command line choose the journeys whose file name holds one of them; without words `JOURNEYS=drawn` plays
 * those that `SEED` draws, `JOURNEYS=rest` the others.
 */
import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Journey } from '../test/browser/journey';
import { sampled } from '../test/sampled';
import { buildWhenStale } from './server/build';
import { startChildPortal } from './server/child-portal';
import { findChromium, launchChromium } from './server/chromium';
import { UsageError } from './server/options';
import { program } from './server/program';
import { perform, type Result } from './server/stage';

const FOLDER = 'test/browser';
const ARTIFACTS = 'test/artifacts';
const ACCESSIONS = '2000';
/** So many take less than a minute on two cores, all of them six. */
const DRAWN = 2;
const CI = process.env.CI === 'true';

await program(async () => {
  const files = journeyFiles(process.argv.slice(2));
  const chromium = findChromium();
  if (!chromium) {
    const left = `No Chromium found (CHROME_PATH or the usual places): ${files.length} browser journeys were left out.`;
    if (CI) throw new UsageError(left);
    console.log(left);
    return;
  }
  await buildWhenStale();
  const journeys = await Promise.all(files.map(load));
  const portal = await startChildPortal(['--fresh', '--accessions', ACCESSIONS]);
  const browser = await launchChromium(chromium);
  const failed: Journey[] = [];
  const inTurn = async (queue: Journey[]) => {
    for (let journey = queue.shift(); journey; journey = queue.shift()) {
      const result = await perform(journey, browser, portal.url, resolve(ARTIFACTS));
      print(result);
      if (result.failure !== undefined) failed.push(journey);
    }
  };
  // Those that may take longest begin: nobody waits for one at the end.
  const together = journeys.filter(({ alone }) => !alone).sort((a, b) => (b.timeout ?? 0) - (a.timeout ?? 0));
  try {
    // A journey waits more than it works: three take little longer than one.
    await Promise.all([inTurn(together), inTurn(together), inTurn(together)]);
    await inTurn(journeys.filter(({ alone }) => alone));
    if (CI && failed.length) {
      console.log('\nOnce more, each by itself: what passes now has failed by the load of the machine, or by chance.');
      await inTurn(failed.splice(0));
    }
  } finally {
    await browser.close();
    await portal.stop();
  }
  console.log(`\nBrowser journeys: ${journeys.length - failed.length} passed, ${failed.length} failed`);
  if (failed.length) process.exitCode = 1;
});

function journeyFiles(words: string[]): string[] {
  const all = readdirSync(FOLDER)
    .filter((name) => name.endsWith('.journey.ts'))
    .sort();
  const chosen = words.length ? all.filter((name) => words.some((word) => name.includes(word))) : partOf(all);
  if (words.length && !chosen.length)
    throw new UsageError(`No journey in ${FOLDER} is named like ${words.join(', ')}.`);
  return chosen.map((name) => join(FOLDER, name));
}

function partOf(all: string[]): readonly string[] {
  const part = process.env.JOURNEYS;
  const drawn = part ? sampled(all, DRAWN) : all;
  return part === 'rest' ? all.filter((name) => !drawn.includes(name)) : drawn;
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
