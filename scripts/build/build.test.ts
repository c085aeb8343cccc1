import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleDigest, isCurrent, writeStamp } from './build';

let root = '';
const write = (path: string, text: string) => writeFileSync(join(root, path), text);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'build-'));
  for (const folder of ['src/deep', 'dist']) mkdirSync(join(root, folder), { recursive: true });
  write('src/deep/a.ts', 'a');
  write('dist/index.html', '<a src="1">');
  writeStamp(root, bundleDigest(root));
});
afterEach(() => rmSync(root, { recursive: true }));

test('a bundle is current until a source changes', () => {
  expect(isCurrent(root)).toBe(true);
  write('src/deep/a.ts', 'b');
  expect(isCurrent(root)).toBe(false);
  write('src/deep/a.ts', 'a');
  expect(isCurrent(root)).toBe(true);
});

test('a new or a renamed file counts, a test and a date do not', () => {
  write('src/deep/a.test.ts', 'x');
  utimesSync(join(root, 'src/deep/a.ts'), 1, 1);
  expect(isCurrent(root)).toBe(true);
  write('src/b.ts', '');
  expect(isCurrent(root)).toBe(false);
});

test('a bundle that somebody else put there is not ours', () => {
  write('dist/index.html', '<a src="2">');
  expect(isCurrent(root)).toBe(false);
  rmSync(join(root, 'dist'), { recursive: true });
  expect(isCurrent(root)).toBe(false);
});

test('a damaged stamp means: build', () => {
  write('.cache/dist.json', '{');
  expect(isCurrent(root)).toBe(false);
});
