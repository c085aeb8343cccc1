/** Vite plugin: prerendered shells, service worker, precompression; the static host of a demo. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { InlineConfig, Plugin } from 'vite';
import { demoWorker } from './demo-worker';
import { withPolicy } from './demo-policy';
import { configJson } from './environment';
import { writeFirstPages } from './first-pages';
import { SELF_DESTROYING_WORKER, WORKER_PATH } from './self-destroying-worker';
import { precompress } from './precompress';
import { SERVICE_WORKER, writeServiceWorker } from './service-worker-file';

/**
 * What a build adds beside the bundle.
 * For every host: what addresses show before the bundle has come. For a server: the service worker, the answer
 * that takes out a demo's, and every file compressed. For a demo on a static host, which sends no headers of ours and knows no
 * rewrites: the worker, the configuration, the policy inside the page, and `404.html` for
 * deep links.
 */
export function pages(mode: string, portal: InlineConfig): Plugin {
  let base = '/';
  return {
    name: 'portal-pages',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      ({ base } = config);
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => (mode === 'demo' ? html.replace('/src/main.tsx', '/scripts/build/demo-entry.ts') : html),
    },
    generateBundle(_, bundle) {
      if (mode !== 'demo') {
        this.emitFile({ type: 'asset', fileName: WORKER_PATH.slice(1), source: SELF_DESTROYING_WORKER });
        return;
      }
      const page = bundle['index.html'];
      if (page?.type !== 'asset') return;
      page.source = String(page.source).replaceAll('"/config.json"', `"${base}config.json"`);
      this.emitFile({ type: 'asset', fileName: 'config.json', source: configJson(process.env) });
      this.emitFile({ type: 'asset', fileName: WORKER_PATH.slice(1), source: demoWorker() });
      // Of a portal that was served here before.
      this.emitFile({ type: 'asset', fileName: SERVICE_WORKER, source: SELF_DESTROYING_WORKER });
    },
    async writeBundle({ dir = '' }, bundle) {
      const drawing = writeFirstPages(portal, { folder: dir, base, isStatic: mode === 'demo', bundle });
      if (mode === 'demo') {
        await drawing;
        for (const file of ['index.html', '404.html'].map((name) => join(dir, name)))
          writeFileSync(file, withPolicy(readFileSync(file, 'utf8'), process.env));
        return;
      }
      const compressing = Object.values(bundle).map((file) =>
        precompress(dir, file.fileName, file.type === 'chunk' ? file.code : file.source),
      );
      await Promise.all([drawing, ...compressing]);
      await writeServiceWorker(portal, { folder: dir, bundle });
    },
  };
}
