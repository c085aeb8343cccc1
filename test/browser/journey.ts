import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';

/** What a journey is given. Contexts and pages are closed after it. */
export interface JourneyContext {
  browser: Browser;
  /** Origin of the running portal, without a slash at its end; the reference API answers there too. */
  base: string;
  /** `FULL=1`: the whole matrix instead of a sample. */
  full: boolean;
  /** Folder for what the journey leaves behind, git does not see it. */
  artifacts: string;
  /**
   * A context of its own (cookies, storage) at 1280 × 800 unless told otherwise. An exception on one of its pages,
   * or anything that the Content-Security-Policy stops, fails the journey.
   */
  newContext(options?: BrowserContextOptions): Promise<BrowserContext>;
  /** A page in a new context; `page.goto('/a')` starts at `base`. */
  newPage(options?: BrowserContextOptions): Promise<Page>;
  screenshot(page: Page, name: string): Promise<void>;
  /** A line of figures to print below the journey's own. */
  note(line: string): void;
}

/** The default export of a `*.journey.ts`. Throws to fail; `node:assert` and Playwright's waits say why. */
export interface Journey {
  name: string;
  /** `npm test` plays it; `.ci/run` plays all others, too. */
  essential?: true;
  run(context: JourneyContext): Promise<void>;
}
