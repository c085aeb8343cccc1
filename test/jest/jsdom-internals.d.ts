/** Of what the parts of jsdom are made: elements behind their wrappers. */
declare module 'jsdom/lib/jsdom/browser/default-stylesheet.js' {
  const sheet: string;
  export default sheet;
}
declare module 'rrweb-cssom' {
  export function parse(text: string): CSSStyleSheet;
}
declare module 'jsdom/lib/jsdom/living/generated/utils.js' {
  const utils: { implForWrapper(wrapper: Element): { _ownerDocument: { _styleCache: object | null } } };
  export default utils;
}
declare module 'jest-fixed-jsdom' {
  export { TestEnvironment as default } from 'jest-environment-jsdom';
}
