/** Bundles npm packages for Jest by esbuild, cached. */
import { build, type Plugin } from 'esbuild';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join } from 'node:path';

const FOLDER = '.cache/vendors';
const A_DAY = 24 * 60 * 60 * 1000;
const SOURCES = ['src', 'mocks', 'test'];

/** What needs no React stands by itself: a test file reads only what it uses. */
const ALONE = new Set(['fast-check', 'fflate', 'msw', 'ol', 'papaparse', 'read-excel-file', 'write-excel-file', 'yup']);

/** Besides what the portal itself depends on. */
const FOR_TESTS = [
  '@testing-library/dom',
  '@testing-library/jest-dom',
  '@testing-library/react',
  '@testing-library/user-event',
  'fast-check',
  'msw',
];
/** Native code, and what is data. */
const APART = ['level', 'memory-level', 'world-atlas', '@fontsource/bitter', '@fontsource/open-sans'];

/** `@mui/material` of `@mui/material/Button`. */
const packageOf = (specifier: string) => /^(@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? '';

const groupOf = (specifier: string) => {
  const name = packageOf(specifier);
  return ALONE.has(name) || name.startsWith('@zxcvbn-ts') ? name.replace('/', '-') : 'pages';
};

function bundled(root: string): Set<string> {
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const names = new Set([...Object.keys(dependencies), ...FOR_TESTS]);
  for (const name of APART) names.delete(name);
  return names;
}

/** Every name by which our files import something of these packages. */
function specifiers(root: string, packages: Set<string>): string[] {
  const found = new Set<string>(['react/jsx-runtime']);
  for (const folder of SOURCES)
    for (const file of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })) {
      if (!/\.tsx?$/.test(file)) continue;
      const text = readFileSync(join(root, folder, file), 'utf8');
      for (const [, name = ''] of text.matchAll(/^(?!import type).*?\b(?:from|import\(?)\s*'([^'.?][^'?]*)'/gm))
        if (packages.has(packageOf(name))) found.add(name);
    }
  return [...found].sort();
}

/**
 * One way to resolve for `import` and `require`, as Jest has it: of a package with a file for each, both would come in,
 * and two contexts of one library do not know each other.
 */
const asRequired: Plugin = {
  name: 'as-required',
  setup(esbuild) {
    esbuild.onResolve({ filter: /^[^./]/ }, async ({ path, pluginData, ...from }) => {
      if (pluginData === asRequired) return undefined;
      if (path.startsWith('node:') || builtinModules.includes(path)) return { path, external: true };
      const options = { importer: from.importer, resolveDir: from.resolveDir, pluginData: asRequired };
      const required = await esbuild.resolve(path, { ...options, kind: 'require-call' });
      return required.errors.length ? esbuild.resolve(path, { ...options, kind: 'import-statement' }) : required;
    });
  },
};

/**
 * Packages for tests in one file, so that a test file does not load two thousand: made anew when what is installed or
 * what is imported changes.
 * @returns The names to be mapped, and the folder that has `{name}.cjs` for each.
 */
export async function bundleVendors(root: string): Promise<{ names: string[]; folder: string }> {
  const names = specifiers(root, bundled(root));
  const installed = join(root, 'node_modules/.package-lock.json');
  const hash = createHash('sha256')
    .update(readFileSync(installed))
    .update(names.join())
    .update(readFileSync(__filename));
  const folder = join(root, FOLDER, hash.digest('hex').slice(0, 16));
  if (!existsSync(folder)) await bundle(root, names, folder);
  return { names, folder };
}

async function bundle(root: string, names: string[], folder: string): Promise<void> {
  // Two runs may begin at once: each makes its own, one stays.
  const draft = `${folder}-${process.pid}`;
  const groups = [...new Set(names.map(groupOf))];
  for (const group of groups) {
    const members = names.filter((name) => groupOf(name) === group);
    const lines = members.map((name) => `${JSON.stringify(name)}: () => require(${JSON.stringify(name)}),`);
    write(join(draft, `${group}.entry.cjs`), `module.exports = {\n${lines.join('\n')}\n};`);
  }
  await build({
    entryPoints: groups.map((group) => ({ in: join(draft, `${group}.entry.cjs`), out: `${group}.bundle` })),
    outdir: draft,
    outExtension: { '.js': '.cjs' },
    bundle: true,
    format: 'cjs',
    platform: 'neutral',
    mainFields: ['main'],
    conditions: [],
    target: 'es2023',
    minifySyntax: true,
    legalComments: 'none',
    define: { 'process.env.NODE_ENV': '"test"' },
    logLevel: 'warning',
    plugins: [asRequired],
  });
  for (const name of names) {
    const from = JSON.stringify(join(folder, `${groupOf(name)}.bundle.cjs`));
    write(join(draft, `${name}.cjs`), `module.exports = require(${from})[${JSON.stringify(name)}]();`);
  }
  // Another run may still read those of another branch.
  for (const old of readdirSync(join(root, FOLDER)).map((name) => join(root, FOLDER, name)))
    if (statSync(old).mtimeMs < Date.now() - A_DAY) rmSync(old, { recursive: true });
  if (existsSync(folder)) rmSync(draft, { recursive: true });
  else renameSync(draft, folder);
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
