import type { Page } from 'playwright-core';

interface Watched {
  /** What is clicked: the one at this place of those that the selector finds. */
  click: string;
  at?: number;
  /** Whose text says that it was done. */
  text: string;
  /** What must be gone by then. */
  without?: string;
}

/** From a click to another text painted; milliseconds. While nothing is there to read, it is waited for. */
export const clickToPaint = (page: Page, { click, at = 0, text, without }: Watched): Promise<number> =>
  page.evaluate(
    async ([clicked, place, read, busy]) => {
      const said = () => document.querySelector(read)?.textContent;
      const before = said();
      const start = performance.now();
      document.querySelectorAll<HTMLElement>(clicked)[place]?.click();
      return new Promise<number>((resolve) => {
        const look = () => {
          const waits = (said() ?? before) === before || (busy && document.querySelector(busy));
          if (waits) requestAnimationFrame(look);
          else requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
        };
        look();
      });
    },
    [click, at, text, without] as const,
  );
