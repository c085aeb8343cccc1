import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WRITTEN_COLUMNS, toMcpdRow } from '@/mcpd/to-mcpd-row';
import { columnLetters } from '@/tables/xlsx/cell-text';
import { COLUMNS, faultyFiles, NO_TABLES } from './faulty-files';
import { loadFiles } from './load';

const folder = mkdtempSync(join(tmpdir(), 'faulty-'));
afterAll(() => rmSync(folder, { recursive: true }));

const written = (name: string, bytes: Uint8Array): string => {
  writeFileSync(join(folder, name), bytes);
  return join(folder, name);
};

const files = faultyFiles();

test('there are as many as were promised', () => {
  expect(files.length + NO_TABLES.length).toBeGreaterThan(120);
});

test.each(files.map((file) => [file.name, file] as const))('%s', async (name, { fault, table, bytes }) => {
  const { records, report } = await loadFiles([written(name, bytes)], { today: '20260101' });
  const { loaded, loadedWithRemark, refused, rows, notes } = report;
  expect([loaded + loadedWithRemark, refused]).toEqual([fault.loaded, fault.refused ?? 0]);
  expect(loaded + loadedWithRemark + refused).toBe(rows);
  expect(notes.map(({ kind }) => kind)).toEqual(expect.arrayContaining(fault.says));
  if (fault.says.length === 0) expect(notes).toEqual([]);

  // Every cell of a row that is loaded is a value of its record, or the report names it.
  const refusedLines = new Set(
    notes.flatMap(({ kind, line }) => (/^no[AIG]|duplicate|Again/.test(kind) ? [line] : [])),
  );
  const left = [...records];
  for (const [at, cells] of table.entries()) {
    if (at === 0 || refusedLines.has(at + 1) || cells.every((one) => one === '')) continue;
    const record = left.shift();
    const values = record ? toMcpdRow(record) : [];
    const said = notes.filter(({ line }) => line === at + 1 || line === 1);
    for (const [x, one] of cells.entries()) {
      const column = x < COLUMNS.length ? (COLUMNS[x] ?? '') : '';
      const kept = one === '' || values[WRITTEN_COLUMNS.findIndex((known) => known === column)] === one;
      const heads = new Set([
        String(table[0]?.[x] ?? ''),
        `column ${columnLetters(x)}`,
        x >= (table[0]?.length ?? 0) ? '' : '-',
      ]);
      if (!kept)
        expect([at, column, one, said.some((note) => heads.has(note.column))]).toEqual([at, column, one, true]);
    }
  }
  expect(left).toEqual([]);
});

test.each(NO_TABLES.map((file) => [file.name, file] as const))('%s is refused with a sentence', async (name, file) => {
  await expect(loadFiles([written(name, file.bytes)])).rejects.toThrow(file.sentence);
});

test('a text in an encoding that is told', async () => {
  const bytes = Uint8Array.from(
    [...'INSTCODE,ACCENUMB,GENUS,ACCENAME\nCZE122,1,Zea,'].map((c) => c.charCodeAt(0)).concat(0x8a, 0x10a),
  );
  bytes[bytes.length - 1] = 10;
  const { records, report } = await loadFiles([written('czech.csv', bytes)], { encoding: 'windows-1250' });
  expect(records[0]?.acceName).toBe('Š');
  expect(report.files[0]?.encoding).toBe('windows-1250');
});

test('what a catalogue exports beside the passport is read back', async () => {
  const uuid = '0f8fad5b-d9cb-469f-a165-70867728950e';
  const row = (number: number, more: string) => `NLD037,${number},Zea,${more}`;
  const text = [
    'INSTCODE,ACCENUMB,GENUS,UUID,CURATION,AEGIS,INTRUST,LASTMODIFIED,GRIN taxon,GRIN_TAXON_ID,COLLECTION',
    row(1, `${uuid.toUpperCase()},FULL,1,0.0,2024-03-05 10:11:12.5,Zea mays L.,311987.0,CIMMYT Maize`),
    row(2, `${uuid},,,,soon,,B73,`),
    row(3, 'none of them at all,,,,2024-03-05T00:00:00+0200,,1.5,'),
  ].join('\n');
  const { records, report } = await loadFiles([written('catalogue.csv', new TextEncoder().encode(text))]);
  expect(records).toMatchObject([
    {
      uuid,
      curationType: 'FULL',
      aegis: true,
      inTrust: false,
      lastModifiedDate: '2024-03-05T10:11:12.500Z',
      grinTaxon: 'Zea mays L.',
      grinTaxonId: 311_987,
      collection: 'CIMMYT Maize',
    },
    { acceNumb: '2' },
    { lastModifiedDate: '2024-03-04T22:00:00.000Z' },
  ]);
  expect(records[1]?.uuid).toBeUndefined();
  expect(report.notes.map(({ kind, line }) => `${line} ${kind}`)).toEqual([
    '3 notATime',
    '3 notANumber',
    '3 repeatedUuid',
    '4 notAUuid',
    '4 outOfRange',
  ]);
});
