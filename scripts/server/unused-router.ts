import type { Plugin } from 'vite';

const ROUTER = /[\\/]react-router[\\/]dist[\\/]production[\\/]chunk-\w+\.mjs$/;

const NAMING = /^\w+\.displayName = "\w+";$/gm;
const MAKING = /\bReact\w*\.(?:createContext|forwardRef|memo)\(/g;

/** Says of a module that what it makes of components, and calls them for developers, may be left out. */
export const withoutNames = (code: string): string =>
  code.replaceAll(NAMING, '').replaceAll(MAKING, (call) => `/* @__PURE__ */ ${call}`);

/**
 * Leaves forms, data routers and fetchers of React Router out of the bundle, 3 of 12 kB: the portal uses its links and
 * hooks, and a bundler must think that whoever gives a component a name needs it.
 */
export const unusedRouter = (): Plugin => ({
  name: 'portal-unused-router',
  apply: 'build',
  transform: (code, id) => (ROUTER.test(id) ? { code: withoutNames(code), map: null } : undefined),
});
