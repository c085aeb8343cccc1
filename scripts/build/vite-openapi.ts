/** Vite plugin: `openapi.json` beside the portal, made from the contract at each build. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';

const MAX_BYTES = 10_000_000;

/** In a process of its own: it reads the reference API, whose imports this configuration does not know. */
async function description(): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', 'scripts/build/openapi/print.ts'],
    {
      maxBuffer: MAX_BYTES,
    },
  );
  return stdout;
}

export function openApi(): Plugin {
  return {
    name: 'portal-openapi',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'openapi.json', source: await description() });
    },
    configureServer({ middlewares }) {
      let made: Promise<string> | undefined;
      middlewares.use('/openapi.json', (_, response, next) => {
        made ??= description();
        made.then((text) => response.setHeader('Content-Type', 'application/json').end(text), next);
      });
    },
  };
}
