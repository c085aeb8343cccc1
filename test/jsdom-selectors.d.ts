declare module 'jsdom/lib/jsdom/living/helpers/selectors.js' {
  const selectors: { matchesDontThrow(element: Element, selector: string | undefined): boolean };
  export default selectors;
}
