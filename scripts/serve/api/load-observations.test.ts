import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadAccessions } from './load-accessions';
import { loadObservations } from './load-observations';
import { parseOptions } from '../options';
import { UsageError } from '../../program';

const PASSPORT = 'INSTCODE,ACCENUMB,GENUS\nUSA016,PI 1,Arachis\n';
const TRAITS = 'accenumb,trait,value\nPI 1,HEIGHT,12.5\nPI 2,HEIGHT,13\n';

let folder = '';
const given = process.env.DATA_FOLDER;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'observations-'));
  process.env.DATA_FOLDER = folder;
});
beforeEach(() => void jest.spyOn(console, 'log').mockImplementation(() => undefined));
afterEach(async () => {
  if (given === undefined) delete process.env.DATA_FOLDER;
  else process.env.DATA_FOLDER = given;
  await rm(folder, { recursive: true });
});

async function load(words: string[], files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  const options = parseOptions(words.map((word) => (word in files ? join(folder, word) : word)));
  return loadObservations(options, await loadAccessions(options));
}

test('observations of one’s own accessions, with two reports', async () => {
  const files = { 'a.csv': PASSPORT, 'o.csv': TRAITS };
  const { traits, lines, fingerprint } = await load(['--data', 'a.csv', '--traits', 'o.csv'], files);
  expect(traits.map(({ head }) => head.title)).toEqual(['O']);
  expect(lines).toContain('o.csv: 2 observations = 1 loaded, 1 refused');
  const reports = await readdir(join(folder, 'reports'));
  expect(reports.map((name) => name.replace(/-[\d-]+/, ''))).toEqual(['import.csv', 'traits.csv']);
  // Changes made on other observations stay apart.
  const other = await load(['--data', 'a.csv', '--traits', 'o.csv'], {
    ...files,
    'o.csv': `${TRAITS}PI 1,HEIGHT,14\n`,
  });
  expect(other.fingerprint).not.toBe(fingerprint);
  expect((await load(['--data', 'a.csv'], files)).fingerprint).not.toBe(fingerprint);
});

test('observations of the demo’s accessions', async () => {
  const demo = await loadAccessions(parseOptions(['--accessions', '60']));
  expect(demo.accessions).toBe(60);
  const { traits, accessions } = await load(['--accessions', '60', '--traits', 'o.csv'], { 'o.csv': TRAITS });
  expect(accessions).toBe(60);
  expect(traits).toEqual([]);
});

test('a file that is none is a sentence', async () => {
  const loading = load(['--accessions', '60', '--traits', 'o.csv'], { 'o.csv': 'colour\nred\n' });
  await expect(loading).rejects.toThrow(UsageError);
  await expect(loading).rejects.toThrow(/^o\.csv: line 1, the first row, names no column with the accession number/);
});
