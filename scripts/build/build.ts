import { spawn } from 'node:child_process';
import { createHash, type Hash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { configNames } from './environment';
import { UsageError } from '../serve/options';

/** What the production bundle is made from. Tests beside the code are not part of it. */
const INPUTS = [
  'src',
  'locales',
  'public',
  'index.html',
  'vite.config.ts',
  'scripts/build/draw-first-pages.ts',
  'scripts/build/first-page.ts',
  'scripts/build/first-pages.ts',
  'scripts/build/first-token.ts',
  'scripts/build/environment.ts',
  'scripts/build/needed-styles.ts',
  'LICENSE',
  'scripts/build/licences.ts',
  'scripts/build/leftover-worker.ts',
  'scripts/build/service-worker-file.ts',
  'scripts/build/vite-pages.ts',
  'scripts/build/locale-assets.ts',
  'scripts/build/style-sheet.ts',
  'scripts/build/precompress.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
  '.env',
  '.env.local',
  '.env.production',
];
const TEST = /\.test\.tsx?$/;

/** A digest of the contents, so that a fresh clone, a touched file or a clock has no say. */
export function inputsDigest(root: string): string {
  const hash = createHash('sha256');
  for (const input of INPUTS) if (existsSync(join(root, input))) add(hash, root, input);
  return hash.digest('hex');
}

function add(hash: Hash, root: string, path: string): void {
  const full = join(root, path);
  if (!statSync(full).isDirectory()) {
    if (!TEST.test(path)) hash.update(`${path}\0`).update(readFileSync(full)).update('\0');
    return;
  }
  for (const name of readdirSync(full).sort()) add(hash, root, `${path}/${name}`);
}

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
export function isCurrent(root: string, inputs = inputsDigest(root)): boolean {
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
  const inputs = inputsDigest(root);
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

/** Runs the builder. */
export function vite(root: string, words: string[]): Promise<void> {
  const program = join(root, 'node_modules/vite/bin/vite.js');
  if (!existsSync(program)) throw new UsageError('The dependencies are not installed: run "npm ci" first.');
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [program, ...words], {
      cwd: root,
      env: withoutConfiguration(root),
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new UsageError('The portal could not be built, see above.')),
    );
  });
}

/** What is set for this run goes into config.json, not into a bundle that later runs use as well. */
function withoutConfiguration(root: string): NodeJS.ProcessEnv {
  const names = new Set(configNames(root));
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !names.has(name)));
}
