import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accessionBuilder } from '../../../../mocks/data/accessions/kept/builder';
import type { AccessionService } from '../../../../mocks/data/accessions/service';
import { ACCESSION_REFERENCE } from '../../../../mocks/data/reference/reference';
import { makeWorld } from '../../../../mocks/rules/world/world';
import { loadFiles } from '../../../../mocks/data/import/load';
import { hostileFile } from '../../../../test/browser/hostile/hostile-texts';
import { emptyRecord, type PassportRecord } from '@/mcpd/record';
import { csvWriter } from '@/tables/csv-writer';
import { TabReader } from '@/shared/files/tab-reader';
import { xlsxWriter } from '@/tables/xlsx/xlsx-writer';
import { guideRows, guideSheet } from './guide';
import { RowsToFile } from './write-rows';

const EVERYTHING = { historic: true, OR: { historic: false } };
const keys = (key: string) => key;
const guide = { name: 'Columns', rows: guideSheet(guideRows('mcpd', [], keys), keys) };

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'export-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function bytesOf(store: AccessionService): Promise<Uint8Array[]> {
  const pieces: Uint8Array[] = [];
  for await (const piece of store.download(EVERYTHING, 'mcpd')) pieces.push(new TextEncoder().encode(piece));
  return pieces;
}

/** The passport data of a store as rows of text, in their order. */
async function rowsOf(store: AccessionService): Promise<string[][]> {
  const reader = new TabReader();
  const rows: string[][] = [];
  for (const piece of await bytesOf(store)) rows.push(...reader.push(piece));
  return [...rows, ...reader.end()];
}

async function exported(store: AccessionService, type: 'csv' | 'xlsx'): Promise<string> {
  const file = new RowsToFile(
    new TabReader(),
    type === 'csv' ? csvWriter() : xlsxWriter('Accessions', [guide]),
    () => undefined,
  );
  for (const piece of await bytesOf(store)) await file.push(piece);
  const path = join(folder, `out.${type}`);
  await writeFile(path, Buffer.from(await file.end().arrayBuffer()));
  return path;
}

function storeOf(records: readonly PassportRecord[]): AccessionService {
  const builder = accessionBuilder();
  for (const record of records) builder.add(record);
  return builder.build(ACCESSION_REFERENCE);
}

const HOSTILE: Partial<PassportRecord>[] = [
  { acceName: '=1+1', remarks: '@SUM(A1)', collSite: '-5 km from "Brno", left' },
  { acceName: '007', donorNumb: '00012', collNumb: '1e5', ancest: '+A/B//C' },
  { acceName: '_x0041_', remarks: `first line\nsecond line, ${'long '.repeat(2_000)}end` },
  { acceName: '<script>alert(1)</script>', collSite: 'a\tb & c; d', bredName: ['A', 'B'], storage: [10, 13] },
  {
    acceName: 'قمح 小麦 🌾',
    otherNumb: [{ usedBy: 'USA029', number: 'PI 1' }, { number: 'x:y' }],
    collDate: '1993----',
  },
  { decLatitude: -0.000001, decLongitude: 179.123456, elevation: -12, available: false, mlsStat: true, historic: true },
];

const records = HOSTILE.map((values, index) => ({ ...emptyRecord('CZE122', `00${index}`, 'Triticum'), ...values }));

describe.each([
  ['400 demo accessions', () => makeWorld({ accessions: 400 }).accessions, 400],
  ['hostile values', () => storeOf(records), records.length],
])('%s', (_, make, count) => {
  test.each(['csv', 'xlsx'] as const)(
    'exported as %s and imported again are the same, value by value',
    async (type) => {
      const store = make();
      const { records: again, report } = await loadFiles([await exported(store, type)]);
      expect(report).toMatchObject({ rows: count, refused: 0 });
      expect(await rowsOf(storeOf(again))).toEqual(await rowsOf(store));
    },
  );
});

test.each(['csv', 'xlsx'] as const)(
  'texts made to break things come back from %s as they were loaded',
  async (type) => {
    const path = join(folder, 'hostile.csv');
    await writeFile(path, hostileFile());
    const { records: loaded } = await loadFiles([path]);
    const store = storeOf(loaded);
    const { records: again } = await loadFiles([await exported(store, type)]);
    expect(await rowsOf(storeOf(again))).toEqual(await rowsOf(store));
  },
);
