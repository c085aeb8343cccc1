import { gzipSync, strToU8 } from 'fflate';
import * as fc from 'fast-check';
import writeExcel from 'write-excel-file/node';
import { turns } from '../../../test/harness/turns';
import type { SourceFile } from '../observations/observed-dataset';
import { RowPacker, rowsAtOnce, unpackRows, type RowBlock } from './packed-rows';
import { separatorIn } from './separated-table';
import type { TableReader } from './table-reader';
import { lazyReader, readHere, workerReader } from './table-reader';
import { Tables } from './tables';
import { runs } from '../../../test/harness/runs';

const fileOf = (name: string, bytes: Uint8Array, uuid = name): SourceFile => ({
  uuid,
  name,
  contentType: 'text/csv',
  size: bytes.length,
  table: true,
  content: async () => new Uint8Array(bytes),
});

const csv = (rows: number) =>
  strToU8(`Number;Name;Height\n${Array.from({ length: rows }, (_, i) => `PI ${i};"a;b";${i},5`).join('\n')}\n`);

async function ready(tables: Tables, file: SourceFile) {
  tables.state(file);
  await tables.rows(file, 0, 0, 1).catch(() => undefined);
  return tables.state(file);
}

test.each([
  ['a.csv', csv(3)],
  ['a.tsv', strToU8('Number\tName\tHeight\nPI 0\ta;b\t0,5\n\nPI 1\ta;b\t1,5\nPI 2\ta;b\t2,5')],
  ['a.csv.gz', gzipSync(csv(3))],
  [
    'a.txt',
    new Uint8Array(Buffer.from('\ufeffNumber|Name|Height\nPI 0|a;b|0,5\nPI 1|a;b|1,5\nPI 2|a;b|2,5', 'utf16le')),
  ],
])('%s is a table', async (name, bytes) => {
  const tables = new Tables();
  const file = fileOf(name, bytes);
  expect(tables.state(file)).toEqual({ status: 'READING', progress: 0, sheets: [] });
  expect(await tables.rows(file, 0, 0, 100)).toEqual({
    content: [0, 1, 2].map((i) => [`PI ${i}`, 'a;b', `${i},5`]),
    number: 0,
    size: 100,
    totalElements: 3,
  });
  expect(tables.state(file)).toEqual({
    status: 'READY',
    progress: 1,
    sheets: [{ index: 0, name: 'a', rowCount: 3, columns: ['Number', 'Name', 'Height'] }],
  });
});

test('pages anywhere in a long table', async () => {
  const tables = new Tables();
  const file = fileOf('long.csv', csv(2_345));
  const numbers = async (p: number, l: number) => (await tables.rows(file, 0, p, l)).content.map(([number]) => number);
  expect(await numbers(4, 100)).toEqual(Array.from({ length: 100 }, (_, i) => `PI ${400 + i}`));
  expect(await numbers(1, 999)).toEqual(Array.from({ length: 999 }, (_, i) => `PI ${999 + i}`));
  expect(await numbers(23, 100)).toHaveLength(45);
  expect(await numbers(24, 100)).toEqual([]);
});

test('sheets of a workbook, and rows longer than their header', async () => {
  const text = (value: string) => ({ value, type: String });
  const bytes = await writeExcel([
    { sheet: 'One', data: [[text('a')], [text('1'), text('more')], [text('2')]] },
    { sheet: 'Empty', data: [[null]] },
  ]).toBuffer();
  const tables = new Tables();
  const file = fileOf('a.xlsx', new Uint8Array(bytes));
  expect((await tables.rows(file, 0, 0, 10)).content).toEqual([
    ['1', 'more'],
    ['2', ''],
  ]);
  expect(tables.state(file).sheets).toEqual([
    { index: 0, name: 'One', rowCount: 2, columns: ['a', ''] },
    { index: 1, name: 'Empty', rowCount: 0, columns: [] },
  ]);
  expect((await tables.rows(file, 1, 0, 10)).totalElements).toBe(0);
  await expect(tables.rows(file, 2, 0, 10)).rejects.toMatchObject({ status: 404 });
});

test.each<[string, Uint8Array, RegExp]>([
  ['empty.csv', new Uint8Array(0), /^The file is empty\.$/],
  ['picture.csv', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 1), /^This is a picture, not a table\.$/],
  ['quote.csv', strToU8('a,b\n1,"open\n'), /^A quotation mark opened in line 2 is never closed/],
  ['cut.csv.gz', gzipSync(csv(500)).subarray(0, 200), /^The compressed file is damaged or cut off\.$/],
  ['cut.xlsx', Uint8Array.of(0x50, 0x4b, 3, 4, 0), /^The spreadsheet cannot be opened/],
])('%s fails with a sentence', async (name, bytes, sentence) => {
  const tables = new Tables();
  const file = fileOf(name, bytes);
  expect(await ready(tables, file)).toMatchObject({
    status: 'FAILED',
    sheets: [],
    error: expect.stringMatching(sentence) as string,
  });
  await expect(tables.rows(file, 0, 0, 1)).rejects.toMatchObject({ status: 422 });
});

test('a file that cannot be fetched is not given up for ever', async () => {
  const tables = new Tables();
  const file = { ...fileOf('a.csv', csv(1)), content: () => Promise.reject(new Error('disk')) };
  expect(await ready(tables, file)).toMatchObject({
    status: 'FAILED',
    error: 'The file could not be read; try again.',
  });
});

test('a file is read once, and the oldest of many is forgotten', async () => {
  const tables = new Tables();
  const read: string[] = [];
  const counting: TableReader = (task, onMessage) => {
    read.push(task.name);
    return readHere(task, onMessage);
  };
  tables.reader = counting;
  const files = Array.from({ length: 9 }, (_, i) => fileOf(`${i}.csv`, csv(1)));
  for (const file of files) await ready(tables, file);
  for (const file of files.slice(1)) await ready(tables, file);
  expect(read).toHaveLength(9);
  const [first] = files;
  if (first) await ready(tables, first);
  expect(read).toHaveLength(10);
});

test('two files are read at once, the others in turn', async () => {
  const tables = new Tables();
  const ends: (() => void)[] = [];
  tables.reader = (_, onMessage) => {
    ends.push(() => onMessage({ failure: 'read', isFault: true }));
    return { end: () => undefined };
  };
  const files = Array.from({ length: 4 }, (_, i) => fileOf(`${i}.csv`, csv(1)));
  for (const file of files) tables.state(file);
  await turns();
  expect(ends).toHaveLength(2);
  ends[0]?.();
  await turns();
  expect(ends).toHaveLength(3);
});

test('where no worker starts, this thread reads', async () => {
  const broken = workerReader(() => Promise.reject(new Error('no workers')));
  for (const reader of [broken, lazyReader(() => Promise.reject(new Error('no file')))]) {
    const tables = new Tables();
    tables.reader = reader;
    expect(await ready(tables, fileOf('a.csv', csv(2)))).toMatchObject({ status: 'READY' });
  }
});

test('a worker that breaks down in the middle is a failure', async () => {
  const tables = new Tables();
  tables.reader = workerReader(() => {
    let say: (message: { share: number }) => void = () => undefined;
    let fail: (error: unknown) => void = () => undefined;
    return {
      post: () => {
        say({ share: 0.4 });
        fail(new Error('out of memory'));
      },
      onMessage: (listener) => (say = listener),
      onError: (listener) => (fail = listener),
      terminate: () => undefined,
    };
  });
  expect(await ready(tables, fileOf('a.csv', csv(2)))).toMatchObject({ status: 'FAILED', progress: 0.4 });
});

test('blank cells at the end of rows are no columns', async () => {
  const text = `a,b${', '.repeat(20_000)}\n1,2,,\n`;
  const { sheets } = await ready(new Tables(), fileOf('a.csv', strToU8(text)));
  expect(sheets).toMatchObject([{ rowCount: 1, columns: ['a', 'b'] }]);
});

test('few cells are unpacked at once: blocks of long rows are short, and few wide rows are read together', () => {
  const blocks: RowBlock[] = [];
  const packer = new RowPacker((block) => void blocks.push(block));
  for (let row = 0; row < 20; row++) packer.add(['a'.repeat(100_000)]);
  packer.end();
  expect(blocks.map(({ rows }) => rows)).toEqual([5, 5, 5, 5]);
  expect([1, 1_000, 16_384, 1e6].map(rowsAtOnce)).toEqual([500, 50, 3, 1]);
});

test('whatever is in the cells comes out of the blocks, at any place', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', 'é', '日', '\n', ',', '"', ' '), maxLength: 5 });
  const rows = fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { maxLength: 1_200, size: 'max' });
  fc.assert(
    fc.property(rows, fc.nat(1_200), fc.nat(600), (table, from, length) => {
      const blocks: RowBlock[] = [];
      const packer = new RowPacker((block) => void blocks.push(block));
      for (const row of table) packer.add(row);
      packer.end();
      const to = Math.min(from + length, table.length);
      const padded = (row: string[]) => Array.from({ length: packer.width }, (_, i) => row[i] ?? '');
      if (from < table.length)
        expect(unpackRows(blocks, from, to, packer.width)).toEqual(table.slice(from, to).map(padded));
      expect(packer.rowCount).toBe(table.length);
    }),
    { numRuns: runs(20) },
  );
});

test.each([
  ['a;b;c\n1,5;2;3', ';'],
  ['sep=|\na|b\n', '|'],
  ['\n\na\tb\n', '\t'],
  ['"a;b",c\n', ','],
  ['alone\n1\n', ','],
  ['Barley, field book 2019/20\nNumber\tHeight\tYield\nPI 1\t80,5\t2,5\nPI 2\t81,5\t2,6\n', '\t'],
  ['Number\tRemark\nPI 1\ttall, late, red\nPI 2\tshort\n', '\t'],
])('%j is separated by %j', (text, separator) => {
  expect(separatorIn(text)).toBe(separator);
});
