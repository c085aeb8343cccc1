/** Style sheets that did not come. */
const missing = new Set<HTMLLinkElement>();

globalThis.document?.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') missing.add(target);
  },
  true,
);

/**
 * Asks again for the style sheets that did not come: what imports them waits for each once, and forgets it when it failed.
 * @throws when one does not come again.
 */
export async function loadMissingSheets(): Promise<void> {
  const links = [...missing];
  missing.clear();
  await Promise.all(
    links.map(
      (link) =>
        new Promise<void>((resolve, reject) => {
          const again = link.cloneNode() as HTMLLinkElement;
          again.addEventListener('load', () => resolve());
          again.addEventListener('error', () => reject(new Error(`No style sheet from ${link.href}.`)));
          link.replaceWith(again);
        }),
    ),
  );
}
