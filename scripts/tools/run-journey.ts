/** Test runner of browser journeys: a context each, console and CSP faults, screenshots on failure. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { Journey, JourneyContext } from '../../test/browser/journey';
import { FLICKER, watchFlicker } from './flicker';

const FULL = process.env.FULL === '1';
/** Milliseconds for a whole journey, and for whatever it waits for: those of a machine that is busy with others. */
const TIMEOUT = FULL ? 3_600_000 : 900_000;
const WAIT = 120_000;
const POLICY = /Content Security Policy|Content-Security-Policy/;

export interface Result {
  name: string;
  seconds: number;
  notes: string[];
  /** Why it failed; absent when it did not. */
  failure?: string;
}

/** Runs one journey, and closes what it opened. */
export async function runJourney(journey: Journey, browser: Browser, base: string, artifacts: string): Promise<Result> {
  const start = performance.now();
  const notes: string[] = [];
  const troubles: string[] = [];
  const contexts: BrowserContext[] = [];
  mkdirSync(artifacts, { recursive: true });

  const newContext: JourneyContext['newContext'] = async (options) => {
    const context = await browser.newContext({
      baseURL: base,
      viewport: { width: 1280, height: 800 },
      // What a worker answers cannot be held up or changed by a journey.
      serviceWorkers: 'block',
      ...options,
    });
    // The compiler of these scripts names functions by a helper that a page does not have.
    await context.addInitScript('globalThis.__name = (value) => value');
    await watchFlicker(context);
    context.setDefaultTimeout(WAIT);
    contexts.push(context);
    context.on('page', (page) => watch(page, troubles));
    return context;
  };
  const context: JourneyContext = {
    browser,
    base,
    artifacts,
    full: FULL,
    newContext,
    newPage: async (options) => (await newContext(options)).newPage(),
    screenshot: async (page, name) => void (await page.screenshot({ path: join(artifacts, `${name}.png`) })),
    note: (line) => void notes.push(line),
  };

  let failure: string | undefined;
  try {
    await inTime(journey.run(context), TIMEOUT);
    if (troubles.length) failure = troubles.join('\n');
  } catch (error) {
    const why = error instanceof Error ? (error.stack ?? error.message) : String(error);
    const pages = contexts.flatMap((each) => each.pages());
    failure = [why, ...troubles, ...(await Promise.all(pages.map(shown)))].join('\n');
    await keepPictures(pages, join(artifacts, journey.name.replaceAll(/[^a-z0-9]+/gi, '-').toLowerCase()));
  } finally {
    await Promise.all(contexts.map((each) => each.close().catch(() => undefined)));
  }
  const result: Result = { name: journey.name, seconds: (performance.now() - start) / 1000, notes };
  return failure === undefined ? result : { ...result, failure };
}

function watch(page: Page, troubles: string[]): void {
  page.on('pageerror', (error) => troubles.push(`${page.url()}: ${error.stack ?? error.message}`));
  page.on('console', (message) => {
    const text = message.text();
    if (message.type() === 'error' && (POLICY.test(text) || text.startsWith(FLICKER)))
      troubles.push(`${page.url()}: ${text}`);
  });
}

async function inTime(work: Promise<void>, milliseconds: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const end = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Not done after ${milliseconds / 1000} s.`)), milliseconds);
  });
  try {
    await Promise.race([work, end]);
  } finally {
    clearTimeout(timer);
  }
}

/** What a page shows, for whoever has the log and not the pictures. */
async function shown(page: Page): Promise<string> {
  const text = await page
    .locator('body')
    .innerText({ timeout: 5000 })
    .catch(() => 'nothing that could be read');
  return `${page.url()} shows: ${text.replaceAll(/\s+/g, ' ').slice(0, 600)}`;
}

async function keepPictures(pages: Page[], path: string): Promise<void> {
  for (const [at, page] of pages.entries())
    await page.screenshot({ path: `${path}-${at + 1}.png` }).catch(() => undefined);
}
