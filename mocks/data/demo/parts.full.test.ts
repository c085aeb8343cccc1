import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { PassportRecord } from '@/mcpd/record';
import { accessionBuilder } from '../accessions/kept/builder';
import { ACCESSION_REFERENCE } from '../reference/reference';
import { answersOf } from './answers.fixture';
import { demoParts } from './demo-catalogue';

const COUNT = 3_000;
const PARTS = 4;
const parts = demoParts(COUNT, undefined, PARTS).map((part) => {
  const records: PassportRecord[] = [];
  part.fill((record) => records.push(record));
  return records;
});
const records = parts.flat();

test('parts are all accessions, in about equal shares', () => {
  expect(records).toHaveLength(COUNT);
  for (const part of parts) expect(part.length / COUNT).toBeCloseTo(1 / PARTS, 1);
});

test('parts give no number twice, nor a DOI', () => {
  expect(new Set(records.map((r) => `${r.instCode} ${r.acceNumb} ${r.genus}`)).size).toBe(COUNT);
  const dois = records.flatMap(({ puid }) => puid ?? []);
  expect(new Set(dois).size).toBe(dois.length);
});

test('made in threads they are the same catalogue', async () => {
  const builder = accessionBuilder();
  for (const record of records) builder.add(record);
  const expected = await answersOf(builder.build(ACCESSION_REFERENCE));

  const fixture = ['--import', 'tsx', 'mocks/data/demo/thread-check.fixture.ts', String(COUNT), String(PARTS)];
  const { stdout } = await promisify(execFile)(process.execPath, fixture, { maxBuffer: 2 ** 26 });
  expect(JSON.parse(stdout)).toEqual(JSON.parse(JSON.stringify(expected)));
  expect(expected.found.length).toBeGreaterThan(COUNT * 0.9);
});
