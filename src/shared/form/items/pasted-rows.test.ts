import * as fc from 'fast-check';
import { tabbed } from '@/shared/files/pasted-table';
import { readRows } from './pasted-rows';

const columns = ['Code', 'Meaning', 'Description'];
const read = (text: string, from = 0, most = 100) => readRows(text, { columns, from, most });

test.each([
  [
    '1\tabsent\tno hairs\n2\tpresent',
    [
      ['1', 'absent', 'no hairs'],
      ['2', 'present'],
    ],
  ],
  [
    '1 absent\n2 very hairy',
    [
      ['1', 'absent'],
      ['2', 'very hairy'],
    ],
  ],
  [
    '1 = absent\n2=present',
    [
      ['1', 'absent'],
      ['2', 'present'],
    ],
  ],
  [
    '1 to 3 = low\n4 to 9 = high',
    [
      ['1 to 3', 'low'],
      ['4 to 9', 'high'],
    ],
  ],
  [
    '1;absent\n2;present;with a word',
    [
      ['1', 'absent'],
      ['2', 'present', 'with a word'],
    ],
  ],
  [
    '1; absent\r\n\r\n2: present\r\n',
    [
      ['1', 'absent'],
      ['2', 'present'],
    ],
  ],
  [
    '1 absent; glabrous\n2 - present',
    [
      ['1', 'absent; glabrous'],
      ['2', 'present'],
    ],
  ],
  [
    '1. absent\n2) present',
    [
      ['1', 'absent'],
      ['2', 'present'],
    ],
  ],
  [
    'CO_321:0000029 = one\nCO_321:0000030 = two',
    [
      ['CO_321:0000029', 'one'],
      ['CO_321:0000030', 'two'],
    ],
  ],
  ['1\n2', [['1'], ['2']]],
  ['1\t"two\nlines"', [['1', 'two lines']]],
]) /* oxfmt-ignore */('%j is rows', (text, rows) => expect(read(text)).toEqual({ rows, bad: [], headed: false }));

test('a heading names no row, and a line without a meaning is told', () => {
  expect(read('code\tMEANING\n1\tabsent\n2\t\n3\ta\tb\tc\n4\tmany')).toEqual({
    rows: [['1', 'absent'], ['4', 'many']],
    bad: [{ line: 3, text: '2' }, { line: 4, text: '3 a b c' }],
    headed: true,
  }); // oxfmt-ignore
  expect(read('absent\n1 = present').bad).toEqual([{ line: 1, text: 'absent' }]);
});

test('what is pasted into another column stays in its columns, and what has no room is told', () => {
  expect(read('absent\nvery hairy', 1).rows).toEqual([['absent'], ['very hairy']]);
  expect(read('absent\tno hairs', 1).rows).toEqual([['absent', 'no hairs']]);
  expect(read('a\tb\tc', 1).bad).toEqual([{ line: 1, text: 'a b c' }]);
  expect(read('1 a\n2 b\n3 c', 0, 2)).toMatchObject({ rows: [['1', 'a'], ['2', 'b']], bad: [{ line: 3 }] }); // oxfmt-ignore
});

test('every line of any text is a row, or told', () => {
  const line = fc.string({ unit: fc.constantFrom('1', 'a', ' ', '=', ';', ':', '-', '.') });
  fc.assert(
    fc.property(fc.array(line, { maxLength: 6 }), fc.nat(2), (lines, from) => {
      const { rows, bad, headed } = read(lines.join('\n'), from);
      expect(rows.length + bad.length + Number(headed)).toBe(lines.filter((each) => each.trim()).length);
    }),
  );
});

test('what a spreadsheet copies comes back', () => {
  const cell = fc.string({ unit: fc.constantFrom('1', 'a', '"', ';', '=', ',') }).filter(Boolean);
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1 }), (rows) => {
      expect(read(tabbed(rows)).rows).toEqual(rows);
    }),
  );
});
