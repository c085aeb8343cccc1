/** Vite plugin: `openapi.json` beside the portal, made from the contract whenever that has changed. */
import { execFile } from 'node:child_process';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';
import { inputsDigest } from './inputs-digest';

const MAX_BYTES = 10_000_000;

/** What it is read from: the lines and types of the contract, and who may use them, which the reference API knows. */
const FOLDERS = ['src/contract', 'mocks', 'scripts/build/openapi'];
const BESIDE = /^package(?:-lock)?\.json$/;
const KEPT = '.cache/openapi';

/** Reading all types takes a third of a build: the description is kept under the digest of what it was read from. */
async function description(): Promise<string> {
  const file = `${KEPT}/${inputsDigest(process.cwd(), FOLDERS, BESIDE)}.json`;
  try {
    return await readFile(file, 'utf8');
  } catch {
    const text = await described();
    await rm(KEPT, { recursive: true, force: true });
    await mkdir(KEPT, { recursive: true });
    // Under its name only when it is whole: another build may read it.
    await writeFile(`${file}.${process.pid}`, text);
    await rename(`${file}.${process.pid}`, file);
    return text;
  }
}

/** In a process of its own: it reads the reference API, whose imports this configuration does not know. */
async function described(): Promise<string> {
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
  let made: Promise<string> | undefined;
  return {
    name: 'portal-openapi',
    buildStart() {
      if (this.environment.mode !== 'build') return;
      made = description();
      // Told of where it is waited for.
      made.catch(() => undefined);
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'openapi.json', source: await (made ?? description()) });
    },
    configureServer({ middlewares }) {
      middlewares.use('/openapi.json', (_, response, next) => {
        made ??= description();
        made.then((text) => response.setHeader('Content-Type', 'application/json').end(text), next);
      });
    },
  };
}
