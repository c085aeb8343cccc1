import { existsSync, readFileSync } from 'node:fs';

/** OWASP ASVS 5.0.0: of each section the last requirement of levels 1 and 2; those of level 3 stand behind them. */
const SECTIONS: Readonly<Record<string, number>> = {
  '3.2': 2,
  '3.3': 4,
  '3.4': 6,
  '3.5': 5,
  '3.7': 2,
  '7.1': 3,
  '7.2': 4,
  '7.3': 2,
  '7.4': 5,
  '7.5': 2,
  '7.6': 2,
  '9.1': 3,
  '9.2': 4,
  '10.1': 2,
  '10.2': 2,
  '10.3': 4,
  '10.4': 11,
  '10.5': 5,
  '10.6': 2,
  '10.7': 3,
};

const text = readFileSync('docs/security.md', 'utf8');
const rows = [...text.matchAll(/^\| (\d+\.\d+\.\d+) +\|(.*)\|$/gm)].map(([, number = '', rest = '']) => ({
  number,
  cells: rest.split('|').map((cell) => cell.trim()),
}));

test('every requirement is there once', () => {
  const wanted = Object.entries(SECTIONS).flatMap(([section, last]) =>
    Array.from({ length: last }, (_, at) => `${section}.${at + 1}`),
  );
  expect(wanted).toHaveLength(73);
  expect(rows.map(({ number }) => number)).toEqual(wanted);
});

test('each says whether it holds, by what or why not, and names files that prove it', () => {
  const wrong = rows.filter(({ cells: [asked, state = '', why, proof = ''] }) => {
    const files = [...proof.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file);
    const proves =
      files.length > 0 && files.every((file) => /\.(?:test\.tsx?|journey\.ts)$/.test(file) && existsSync(file));
    return !asked || !why || !/^(?:yes|part|no|none)$/.test(state) || !proves;
  });
  expect(wrong.map(({ number, cells }) => [number, cells[3]])).toEqual([]);
});
