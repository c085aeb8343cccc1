import fc from 'fast-check';
import readWorkbook from 'read-excel-file/node';
import { LongValue } from '../table-writer';
import { columnLetters } from './cell-text';
import { readSheets } from './read-workbook';
import { MAX_CELL_LENGTH, workbookBytes, xlsxWriter, type Sheet } from './xlsx-writer';
import { runs } from '../../../test/harness/runs';

async function workbook(rows: string[][], others: Sheet[] = []) {
  const writer = xlsxWriter('Data', others);
  for (const row of rows) writer.add([row]);
  const sheets = await readWorkbook(Buffer.from(await writer.end().arrayBuffer()), { trim: false });
  return sheets.map(({ sheet, data }) => ({ sheet, data: data.map((row) => row.map((value) => value ?? '')) }));
}

const HOSTILE = [
  '=1+1',
  '+49',
  '-1',
  '@x',
  '007',
  '1e5',
  '20240101',
  ' both ends ',
  'line\nbreak',
  'old\r\nbreak',
  '<b>&amp;</b>]]>',
  '_x0041_',
  '_x005F_',
  '__x000D__',
  '\u0000\u0007\u001b',
  '\ufffe',
  '\ud800',
  '🌾 قمح 小麦',
  'TRUE',
  '"',
];

test('every cell is the text that it was', async () => {
  const [data] = await workbook([['a', 'b'], ...HOSTILE.map((value) => [value, 'x'])]);
  expect(data?.data.slice(1).map(([value]) => value)).toEqual(HOSTILE);
});

test('any text comes back', async () => {
  const value = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...HOSTILE));
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(value, value), { minLength: 1, maxLength: 5 }), async (rows) => {
      const [data] = await workbook([['head', 'last'], ...rows.map((row) => [...row, 'end'])]);
      expect(data?.data.slice(1)).toEqual(rows.map((row) => [...row, 'end']));
    }),
    { numRuns: runs(40) },
  );
});

test('our reader gives back what our writer wrote', async () => {
  const value = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...HOSTILE));
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(value, value), { minLength: 1, maxLength: 5 }), async (some) => {
      const rows = [['head', 'last', 'end'], ...some.map((row) => [...row, 'end'])];
      const writer = xlsxWriter('Data', []);
      writer.add(rows);
      const [sheet] = readSheets(new Uint8Array(await writer.end().arrayBuffer()));
      expect(sheet).toEqual({ name: 'Data', rows: rows.map((cells, at) => ({ line: at + 1, cells })) });
    }),
  );
});

test('empty cells stay empty, sheets keep their names and order', async () => {
  const guide = { name: 'What: columns/mean [all of them, and more]', rows: [['Column'], ['A & B']] };
  expect(
    await workbook(
      [
        ['A', 'B', 'C'],
        ['', '', 'c'],
        ['a', '', ''],
      ],
      [guide],
    ),
  ).toEqual([
    {
      sheet: 'Data',
      data: [
        ['A', 'B', 'C'],
        ['', '', 'c'],
        ['a', '', ''],
      ],
    },
    { sheet: 'What  columns mean  all of them', data: [['Column'], ['A & B']] },
  ]);
});

test('a value that no cell can hold is refused, with its place', () => {
  const writer = xlsxWriter('Data', []);
  writer.add([
    ['A', 'B'],
    ['', 'x'.repeat(MAX_CELL_LENGTH)],
  ]);
  const add = () => writer.add([['a', 'x'.repeat(MAX_CELL_LENGTH + 1)]]);
  expect(add).toThrow(LongValue);
  expect(add).toThrow(expect.objectContaining({ row: 2, column: 1, length: MAX_CELL_LENGTH + 1 }));
});

test.each([
  [0, 'A'],
  [25, 'Z'],
  [26, 'AA'],
  [51, 'AZ'],
  [52, 'BA'],
  [701, 'ZZ'],
  [702, 'AAA'],
])('column %d is %s', (column, letters) => expect(columnLetters(column)).toBe(letters));

test('a workbook that is made at once is the same each time, and holds what the others do', () => {
  const sheets = [
    { name: 'Data', rows: [['a'], ...HOSTILE.map((value) => [value])] },
    { name: 'Notes', rows: [['001']] },
  ];
  const bytes = workbookBytes(sheets);
  expect(workbookBytes(sheets)).toEqual(bytes);
  expect(readSheets(bytes).map(({ name, rows }) => ({ name, rows: rows.map(({ cells }) => cells) }))).toEqual(sheets);
});
