import react from '@vitejs/plugin-react';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, loadEnv } from 'vite';
import { localeAssets } from './scripts/server/locale-assets';
import { pages } from './scripts/server/vite-pages';

const read = (path: string) => readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8');
const { version } = JSON.parse(read('package.json')) as { version: string };
const configNames = read('nginx/config-names.txt').split('\n').filter(Boolean);

/** Small parts of most pages, and the names of codes: one file is smaller than forty. */
const PARTS = [
  'shared/ui/(?!Markdown)',
  'shared/list/(?:CardName|result-place|use-first-rows)',
  'shared/filters/(?:FilterSection|field-path|filter-definition|mcpd-range)',
  'entities/names/use-',
  'entities/accession/TaxonName',
];

/** Files for what every page needs: libraries, which change with their releases only, and our own. */
const groups = [
  { name: 'libraries', test: /node_modules[\\/]/, tags: ['$initial' as const], priority: 2 },
  { name: 'shell', tags: ['$initial' as const], priority: 1 },
  { name: 'parts', test: new RegExp(String.raw`src[\\/](?:${PARTS.join('|').replaceAll('/', String.raw`[\\/]`)})`) },
];

/** Loaded by every page before its screen. */
const LOADED = /(?:index|libraries)-[^/]*$/;

/**
 * What several screens share is named by its contents alone: the first file lists the names of all, so that a screen's
 * parts are fetched at once, and would be longer by a word each.
 */
const chunkFileNames = ({ name, isDynamicEntry }: { name: string; isDynamicEntry: boolean }) =>
  isDynamicEntry || groups.some((group) => group.name === name) ? 'assets/[name]-[hash].js' : 'assets/[hash].js';

export default defineConfig(({ mode }) => {
  const environment = loadEnv(mode, process.cwd(), '');
  const defaults = Object.fromEntries(
    configNames.flatMap((name) => (environment[name] ? [[name, environment[name]]] : [])),
  );
  return {
    plugins: [react(), localeAssets(), pages(mode)],
    resolve: { alias: { '@': fileURLToPath(new URL('src', import.meta.url)) } },
    define: { __VERSION__: JSON.stringify(version), __DEFAULTS__: JSON.stringify(defaults) },
    html: { cspNonce: '__CSP_NONCE__' },
    build: {
      outDir: mode === 'demo' ? 'dist-demo' : 'dist',
      // Nothing is inlined: the content security policy allows no data: addresses but for pictures.
      assetsInlineLimit: 0,
      modulePreload: { resolveDependencies: (_, needed) => needed.filter((file) => !LOADED.test(file)) },
      rolldownOptions: { output: { codeSplitting: { groups }, chunkFileNames } },
    },
  };
});
