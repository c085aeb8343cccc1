import react from '@vitejs/plugin-react';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, loadEnv } from 'vite';
import { LICENCES, licences } from './scripts/build/licences';
import { localeAssets } from './scripts/build/locale-assets';
import { openApi } from './scripts/build/vite-openapi';
import { pages } from './scripts/build/vite-pages';

const pathOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const read = (path: string) => readFileSync(pathOf(path), 'utf8');
const { version } = JSON.parse(read('package.json')) as { version: string };
const configNames = read('nginx/config-names.txt').split('\n').filter(Boolean);

/** A file of the bundle: what lies in these folders, not below, and what that imports but no file before it has. */
const folders = (name: string, paths: string) => ({
  name,
  test: new RegExp(`src/(${paths})/[^/]+$`.replaceAll('/', String.raw`[\\/]`)),
});

/** What every page needs, libraries apart, which change with their releases only; then what several screens share. */
const groups = [
  { name: 'prefetch', test: /src[\\/]app[\\/]start[\\/]prefetch/, tags: ['$initial' as const] },
  { name: 'libraries', test: /node_modules[\\/]|rolldown.runtime/, tags: ['$initial' as const] },
  { name: 'shell', tags: ['$initial' as const] },
  folders(
    'parts',
    'entities/accession/catalogue|shared/(api|filters/criteria|list/address|search|ui/(controls|format|layout|outcomes|text))',
  ),
  folders('mui', 'shared/(mui|theme)'),
  folders('panel', 'shared/filters/panel'),
  folders('lists', 'shared/list/screen'),
  folders('published', 'shared/(detail/outcome|ui/values)|entities/(dataset/catalogue|names|publication/values)'),
  folders('pages', 'shared/detail|entities/(accession/(climate|map)|publication/page|related)'),
  folders('actions', 'entities/accession/actions'),
  folders('accession', 'entities/accession/passport'),
  folders('dataset', 'entities/dataset/page'),
];

/** Loaded by every page before its screen. */
const LOADED = /(?:index|libraries)-[^/]*$/;

export default defineConfig(({ mode }) => {
  const environment = loadEnv(mode, process.cwd(), '');
  const defaults = Object.fromEntries(
    configNames.flatMap((name) => (environment[name] ? [[name, environment[name]]] : [])),
  );
  const shared = {
    resolve: { alias: { '@': pathOf('src') } },
    define: { __VERSION__: JSON.stringify(version), __DEFAULTS__: JSON.stringify(defaults) },
    // Its names of classes are those of the prerendered shells, too.
    css: { transformer: 'lightningcss' as const },
  };
  return {
    ...shared,
    plugins: [
      react(),
      localeAssets(),
      licences(),
      openApi(),
      pages(mode, { ...shared, plugins: [react(), localeAssets()] }),
    ],
    html: { cspNonce: '__CSP_NONCE__' },
    build: {
      outDir: mode === 'demo' ? 'dist-demo' : 'dist',
      // Nothing is inlined: the content security policy allows no data: addresses but for pictures.
      assetsInlineLimit: 0,
      license: { fileName: LICENCES },
      modulePreload: {
        resolveDependencies: (_, needed, { hostType }) =>
          hostType === 'html' ? needed : needed.filter((file) => !LOADED.test(file)),
      },
      rolldownOptions: { output: { codeSplitting: { groups } } },
    },
  };
});
