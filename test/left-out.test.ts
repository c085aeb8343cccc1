import { readFileSync } from 'node:fs';

const linesOf = (path: string): string[] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('!'));

test('what Git leaves out, settings and logs are no part of what an image is built from', () => {
  const leftOut = new Set(linesOf('.dockerignore').map((line) => line.replace(/^\*\*\//, '')));
  const own = linesOf('.gitignore').map((line) => line.replace(/\/$/, ''));
  expect(['.git', '.data', '.env', '.env.*', '*.log', ...own].filter((line) => !leftOut.has(line))).toEqual([]);
});

test('settings of an installation are never committed', () => {
  expect(linesOf('.gitignore')).toEqual(expect.arrayContaining(['.env', '.env.*']));
});
