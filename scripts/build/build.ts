/** Incremental build: runs Vite when a hash of its inputs has changed. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { configNames } from './environment';
import { inputsDigest } from './inputs-digest';
import { UsageError } from '../program';

/** What the production bundle is made from. */
const FOLDERS = ['src', 'locales', 'public', 'nginx', 'scripts/build'];
const BESIDE = /^(?:index\.html|vite\.config\.ts|tsconfig\.json|package(?:-lock)?\.json|LICENSE|\.env.*)$/;

export const bundleDigest = (root: string): string => inputsDigest(root, FOLDERS, BESIDE);

interface Stamp {
  inputs: string;
  /** Digest of the page that came out: its hashed names tell one bundle from another. */
  page: string;
}

const stampFile = (root: string) => join(root, '.cache/dist.json');

function pageDigest(root: string): string | undefined {
  const page = join(root, 'dist/index.html');
  return existsSync(page) ? createHash('sha256').update(readFileSync(page)).digest('hex') : undefined;
}

/** Whether `dist` is what these sources give. */
export function isCurrent(root: string, inputs = bundleDigest(root)): boolean {
  const page = pageDigest(root);
  if (!page || !existsSync(stampFile(root))) return false;
  try {
    const stamp: unknown = JSON.parse(readFileSync(stampFile(root), 'utf8'));
    const { inputs: made, page: left } = stamp as Partial<Stamp>;
    return made === inputs && left === page;
  } catch {
    return false;
  }
}

/** Notes that `dist` was made from sources with this digest. */
export function writeStamp(root: string, inputs: string): void {
  mkdirSync(join(root, '.cache'), { recursive: true });
  const stamp: Stamp = { inputs, page: pageDigest(root) ?? '' };
  writeFileSync(stampFile(root), JSON.stringify(stamp));
}

/**
 * Builds the production bundle unless `dist` is current.
 * Builds aside and swaps, so that a failed or a second build never leaves half a bundle.
 * @throws UsageError with the builder's own words when the sources do not build.
 */
export async function buildWhenStale(root = process.cwd()): Promise<void> {
  const inputs = bundleDigest(root);
  if (isCurrent(root, inputs)) return;
  console.log('Building the portal …');
  const aside = `.cache/build-${process.pid}`;
  try {
    await vite(root, ['build', '--configLoader', 'runner', '--outDir', aside, '--emptyOutDir', '--logLevel', 'error']);
    rmSync(join(root, 'dist'), { recursive: true, force: true });
    renameSync(join(root, aside), join(root, 'dist'));
    writeStamp(root, inputs);
  } finally {
    rmSync(join(root, aside), { recursive: true, force: true });
  }
}

/** Runs the builder, which ends when this process does. */
export function vite(root: string, words: string[]): Promise<void> {
  const program = join(root, 'node_modules/vite/bin/vite.js');
  if (!existsSync(program)) throw new UsageError('The dependencies are not installed: run "npm ci" first.');
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [program, ...words], {
      cwd: root,
      env: withoutConfiguration(root),
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    const end = () => void child.kill();
    process.once('exit', end);
    child.on('error', reject);
    child.on('exit', (code) => {
      process.off('exit', end);
      if (code === 0) resolve();
      else reject(new UsageError('The portal could not be built, see above.'));
    });
  });
}

/** What is set for this run goes into config.json, not into a bundle that later runs use as well. */
function withoutConfiguration(root: string): NodeJS.ProcessEnv {
  const names = new Set(configNames(root));
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !names.has(name)));
}
