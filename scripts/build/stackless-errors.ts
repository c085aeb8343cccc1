import type { Plugin } from 'vite';

/** Files of libraries that make errors while they are evaluated, and how many. */
const FILES: readonly { file: RegExp; errors: number }[] = [
  { file: /[\\/]react-dom-client\.production\.js$/, errors: 5 },
  { file: /[\\/]rtk-query\.modern\.mjs$/, errors: 1 },
];

/** A name that is given an error which is compared and thrown later, if at all. */
const SENTINEL = /\b(\w+Exception|neverResolvedError) = (?:\/\* @__PURE__ \*\/ )?(?:new )?Error\(/g;

const STACKLESS = `
function stacklessError(message) {
  return Object.create(Error.prototype, { message: { value: message, writable: true, configurable: true } });
}
`;

/** @throws where the library is no longer written as it was. */
export function withoutStacks(code: string, errors: number): string {
  let found = 0;
  const changed = code.replaceAll(SENTINEL, (_, name: string) => {
    found += 1;
    return `${name} = stacklessError(`;
  });
  if (found !== errors) throw new Error(`${found} errors are made at once where ${errors} were expected.`);
  return changed + STACKLESS;
}

/**
 * Gives the errors that libraries make at once, as marks to compare with, no stack. For a stack V8 parses and compiles every
 * function on it a second time, here the whole of a library while nothing else can run: of an accession list's first
 * 650 ms in which a slow phone does not answer, 380 were that.
 */
export const stacklessErrors = (): Plugin => {
  const missing = new Set(FILES);
  return {
    name: 'portal-stackless-errors',
    apply: 'build',
    transform(code, id) {
      const found = FILES.find(({ file }) => file.test(id));
      if (!found) return undefined;
      missing.delete(found);
      return { code: withoutStacks(code, found.errors), map: null };
    },
    generateBundle() {
      for (const { file } of missing) this.error(`No module of the build is called ${file}.`);
    },
  };
};
