import react from '@vitejs/plugin-react';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, loadEnv } from 'vite';
import { pages } from './scripts/server/vite-pages';

const read = (path: string) => readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8');
const { version } = JSON.parse(read('package.json')) as { version: string };
const configNames = read('nginx/config-names.txt').split('\n').filter(Boolean);

/** What changes together with a library's release, and is needed by every page, stays in the browser's cache. */
const FRAMEWORK =
  /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|cookie|react-redux|@reduxjs|immer|reselect|redux|redux-thunk|use-sync-external-store|i18next|i18next-http-backend|react-i18next|html-parse-stringify|void-elements)[\\/]/;

export default defineConfig(({ mode }) => {
  const environment = loadEnv(mode, process.cwd(), '');
  const defaults = Object.fromEntries(
    configNames.flatMap((name) => (environment[name] ? [[name, environment[name]]] : [])),
  );
  return {
    plugins: [react(), pages(mode)],
    resolve: { alias: { '@': fileURLToPath(new URL('src', import.meta.url)) } },
    define: { __VERSION__: JSON.stringify(version), __DEFAULTS__: JSON.stringify(defaults) },
    html: { cspNonce: '__CSP_NONCE__' },
    build: {
      outDir: mode === 'demo' ? 'dist-demo' : 'dist',
      // Nothing is inlined: the content security policy allows no data: addresses but for pictures.
      assetsInlineLimit: 0,
      rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'framework', test: FRAMEWORK }] } } },
    },
  };
});
