/**
 * Runs the browser journeys, test/browser/*.journey.ts, against the production bundle in a real Chromium.
 * Words on the command line choose the journeys whose file name holds one of them; without words `JOURNEYS=essential`
 * plays those of `npm test`, `JOURNEYS=rest` the others.
 */
import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Journey } from '../test/browser/journey';
import { buildWhenStale } from './build/build';
import { startChildPortal } from './serve/child-portal';
import { findChromium, launchChromium } from './tools/chromium';
import { program, UsageError } from './program';
import { runJourney, type Result } from './tools/run-journey';

const FOLDER = 'test/browser';
const ARTIFACTS = 'test/artifacts';
const ACCESSIONS = '2000';
const CI = process.env.CI === 'true';

await program(async () => {
  const journeys = await chosen(process.argv.slice(2));
  const chromium = findChromium();
  if (!chromium) {
    const left = `No Chromium found (CHROME_PATH or the usual places): ${journeys.length} browser journeys were left out.`;
    if (CI) throw new UsageError(left);
    console.log(left);
    return;
  }
  await buildWhenStale();
  const portal = await startChildPortal(['--fresh', '--ai', '--accessions', ACCESSIONS]);
  const browser = await launchChromium(chromium);
  const failed: Journey[] = [];
  const queue = journeys.values();
  const inTurn = async () => {
    for (const journey of queue) {
      const result = await runJourney(journey, browser, portal.url, resolve(ARTIFACTS));
      print(result);
      if (result.failure !== undefined) failed.push(journey);
    }
  };
  try {
    // A journey waits more than it works: three take little longer than one.
    await Promise.all([inTurn(), inTurn(), inTurn()]);
  } finally {
    await browser.close();
    await portal.stop();
  }
  console.log(`\nBrowser journeys: ${journeys.length - failed.length} passed, ${failed.length} failed`);
  if (failed.length) process.exitCode = 1;
});

async function chosen(words: string[]): Promise<Journey[]> {
  const all = readdirSync(FOLDER)
    .filter((name) => name.endsWith('.journey.ts'))
    .sort();
  const named = words.length ? all.filter((name) => words.some((word) => name.includes(word))) : all;
  if (!named.length) throw new UsageError(`No journey in ${FOLDER} is named like ${words.join(', ')}.`);
  const journeys = await Promise.all(named.map((name) => load(join(FOLDER, name))));
  const part = words.length ? undefined : process.env.JOURNEYS;
  return journeys.filter(({ essential = false }) => !part || essential === (part === 'essential'));
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
