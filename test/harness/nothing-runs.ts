const ADDRESSES = new Set(['href', 'src', 'action', 'formaction', 'data', 'srcdoc', 'xlink:href']);

/** Nothing that was given as a text is markup of the page: no script, no handler, no address that runs or leads elsewhere. */
export function expectNothingRuns(): void {
  const faults = [...document.querySelectorAll('*')].flatMap((element) => {
    const given = [...element.attributes].filter(
      ({ name, value }) =>
        name.startsWith('on') ||
        (ADDRESSES.has(name) && /^\s*(?:javascript|vbscript|data:text)|evil\.example/i.test(value)),
    );
    const isOne = element.matches(
      'script:not([src], [type="application/ld+json"]), iframe, object, embed, base, marquee, math',
    );
    return isOne || given.length > 0 ? element.outerHTML.slice(0, 200) : [];
  });
  expect(faults).toEqual([]);
  expect(globalThis).not.toHaveProperty('__pwned');
}
