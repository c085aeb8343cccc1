import type { Plugin } from 'vite';

const ROUTER = /[\\/]react-router[\\/]dist[\\/]production[\\/]chunk-\w+\.mjs$/;

const NAMING = /^\w+\.displayName = "\w+";$/gm;
const MAKING = /\bReact\w*\.(?:createContext|forwardRef|memo)\(/g;

/** Says of a module that what it makes of components, and calls them for developers, may be left out. */
export const withoutNames = (code: string): string =>
  code.replaceAll(NAMING, '').replaceAll(MAKING, (call) => `/* @__PURE__ */ ${call}`);

/**
 * Leaves links, forms, data routers and fetchers of React Router out of the bundle, 3 of 12 kB: the portal uses its hooks,
 * and a bundler must think that whoever gives a component a name needs it.
 */
export const unusedRouter = (): Plugin => {
  let met = false;
  return {
    name: 'portal-unused-router',
    apply: 'build',
    transform(code, id) {
      if (!ROUTER.test(id)) return undefined;
      met = true;
      return { code: withoutNames(code), map: null };
    },
    generateBundle() {
      if (!met) this.error('No module of the build is React Router as it is expected.');
    },
  };
};
