import { readFileSync } from 'node:fs';
import { sourceFiles } from './source-files';

const files = sourceFiles().map(({ path, text }) => ({ path, text, lines: text.split('\n') }));

/** `path:line` of each line that is so and is not explained. */
const unexplained = (is: RegExp, explained: (lines: readonly string[], at: number) => boolean) =>
  files.flatMap(({ path, lines }) =>
    lines.flatMap((line, at) => (is.test(line) && !explained(lines, at) ? `${path}:${at + 1}` : [])),
  );

/** How far above it a cast is explained: behind a signature or a few lines of the same expression. */
const ABOVE = 8;

test('a cast through `never` or `unknown` has a comment above it that says why', () => {
  const commented = (lines: readonly string[], at: number) =>
    lines.slice(Math.max(0, at - ABOVE), at + 1).some((line) => /^\s*(\/\/|\/?\*)|\/\/ /.test(line));
  const cast = / as (never|unknown as)\b(?!.* you )/;
  expect(unexplained(cast, commented).filter((place) => place.startsWith('src/'))).toEqual([]);
});

test('a rule of the linter is switched off for a reason', () => {
  // In two parts, or this line would be one itself.
  const off = new RegExp(['(ox|es)lint', 'disable'].join('-'));
  expect(unexplained(off, (lines, at) => lines[at]?.includes(' -- ') ?? false)).toEqual([]);
  const rules = readFileSync('.oxlintrc.json', 'utf8').split('\n');
  const silent = rules.filter((line, at) => /"off"/.test(line) && !/^\s*\/\//.test(rules[at - 1] ?? ''));
  expect(silent).toEqual([]);
});

test('a dependency is imported, or said why it is there', () => {
  const read = (path: string) => readFileSync(path, 'utf8');
  const { scripts, dependencies, devDependencies } = JSON.parse(read('package.json')) as Record<string, object>;
  const decision = read('docs/decisions/2026-11-23-packages-and-images.md');
  const configured = [read('vite.config.ts'), read('jest.config.ts'), ...Object.values(scripts ?? {})].join('\n');
  const texts = files.map(({ text }) => text).join('\n');
  const unknown = Object.keys({ ...dependencies, ...devDependencies }).filter(
    (name) =>
      !name.startsWith('@types/') &&
      !new RegExp(`['/]${name}['/]`).test(texts) &&
      !configured.includes(name) &&
      !decision.includes(`\`${name}\``),
  );
  expect(unknown).toEqual([]);
});
