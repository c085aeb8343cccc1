import type { Page } from 'playwright-core';

/** Something that a page shows only after somebody did something. English. */
export interface State {
  name: string;
  /** Only there at this width. */
  width?: 390 | 1280;
  /** Consent was not given yet. */
  unasked?: boolean;
  reach(page: Page): Promise<void>;
}
