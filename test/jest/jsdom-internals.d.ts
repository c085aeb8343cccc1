/** Of what the parts of jsdom are made: elements behind their wrappers. */
declare module 'jsdom/lib/jsdom/living/helpers/selectors.js' {
  const selectors: { matchesDontThrow(element: Element, selector: string | undefined): boolean };
  export default selectors;
}
declare module 'jsdom/lib/jsdom/living/helpers/style-rules.js' {
  const styleRules: { propertiesWithResolvedValueImplemented: Record<string, unknown> };
  export default styleRules;
}
declare module 'jsdom/lib/jsdom/living/generated/utils.js' {
  const utils: { implForWrapper(wrapper: Element): { _ownerDocument: { _styleCache: object | null } } };
  export default utils;
}
declare module 'jest-fixed-jsdom' {
  export { TestEnvironment as default } from 'jest-environment-jsdom';
}
