import type { BrowserContext } from 'playwright-core';

/** How those errors begin. */
export const FLICKER = 'Shown, hidden and shown again:';

/**
 * In a page: tells of content that was there, was taken from sight while a part of it waited for its code or texts, and
 * came back, which is how React hides what stands in a `Suspense`. Whoever types there loses the focus, and words with it.
 */
function flickers(told: string): void {
  const hidden = new WeakSet<Node>();
  const hides = (style: string | null) => /display: none !important/.test(style ?? '');
  new MutationObserver((records) => {
    for (const { target, oldValue } of records) {
      if (!(target instanceof HTMLElement) || !target.closest('main')) continue;
      if (hides(target.getAttribute('style'))) {
        if (!hides(oldValue)) hidden.add(target);
        continue;
      }
      // What only stands for something else, and what says nothing, is missed by nobody.
      const isContent = () =>
        target.innerText.trim() !== '' && !target.closest('[aria-busy="true"], [aria-hidden="true"], .skeleton');
      if (hidden.delete(target) && isContent()) console.error(told, location.pathname, target.innerText.slice(0, 80));
    }
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ['style'], attributeOldValue: true });
}

/** Each page of the context tells of what flickers there by an error of its console. */
export async function watchFlicker(context: BrowserContext): Promise<void> {
  await context.addInitScript(flickers, FLICKER);
}
