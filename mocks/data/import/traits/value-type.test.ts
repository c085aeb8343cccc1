import { processorTime } from '../../../../test/harness/processor-time';
import * as fc from 'fast-check';
import { readBoolean, readDay, readNumber, valueType } from './value-type';

const counted = (...texts: string[]) => {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
};
const often = (...texts: string[]) => counted(...texts, ...texts);
const upTo = (n: number, form: (i: number) => string) => Array.from({ length: n }, (_, i) => form(i));

test.each([
  ['scores', often('1', '5', '9'), 'SCALE'],
  ['absence and presence', often('0', '1'), 'SCALE'],
  ['a number above nine', counted('1', '5', '10'), 'NUMERIC'],
  ['a broken number', counted('1', '2.5'), 'NUMERIC'],
  ['a decimal comma', counted('1,5', '12,25'), 'NUMERIC'],
  ['a negative number', counted('-1', '3'), 'NUMERIC'],
  ['leading zeros', often('01', '02', '10'), 'CODED'],
  ['many numbers with leading zeros', counted(...upTo(101, (i) => `00${i}`)), 'TEXT'],
  ['more digits than a number holds', counted('12345678901234567890', '1'), 'TEXT'],
  ['a few mistakes among numbers', counted(...upTo(99, (i) => `${i}.5`), 'not done'), 'NUMERIC'],
  ['many texts among numbers', counted(...upTo(20, (i) => `${i}.5`), ...upTo(20, (i) => `c${i}`)), 'TEXT'],
  ['scores beside codes', often('1', '2', '5 GY 7/6'), 'CODED'],
  ['words', often('red', 'tan'), 'CODED'],
  ['a mark', counted('Y', 'Y', 'Y'), 'CODED'],
  ['texts that occur once', counted('CC1', 'CC2', 'CC3'), 'TEXT'],
  ['labels of a scale', often('erect', 'intermediate between erect and prostrate'), 'CODED'],
  ['long texts', often('a remark on the growth of the plant '.repeat(3)), 'TEXT'],
  ['thousands parted by blanks', counted('1 234', '12 500.5', '3'), 'NUMERIC'],
  ['yes and no', counted('Yes', 'no', 'YES'), 'BOOLEAN'],
  ['letters for yes and no', counted('Y', 'N'), 'BOOLEAN'],
  ['days', counted('2019-05-06', '7.8.2020', '20210102'), 'DATE'],
  ['years alone', counted('2019', '2020'), 'NUMERIC'],
  ['no day', counted('2019-02-30', '2019-05-06'), 'TEXT'],
])('%s', (_, values, dataType) => {
  expect(valueType(values).dataType).toBe(dataType);
});

test('a definition goes before', () => {
  expect(valueType(often('01', '02'), 'NUMERIC').dataType).toBe('NUMERIC');
  expect(valueType(often('1', '2'), 'CODED').dataType).toBe('CODED');
  // An ordinal scale of words cannot be measured.
  expect(valueType(often('low', 'high'), 'SCALE').dataType).toBe('CODED');
  expect(valueType(counted(...upTo(101, (i) => `CC${i}`)), 'CODED').dataType).toBe('TEXT');
});

test('a comma may mean thousands as well', () => {
  expect(valueType(counted('1,234', '2,500')).dataType).toBe('TEXT');
  expect(valueType(counted('1,5', '2,500'))).toEqual({ dataType: 'NUMERIC', decimalComma: true });
  expect(valueType(counted('1,5', '2.500')).decimalComma).toBe(false);
  // What is no number says nothing of the sign.
  expect(valueType(counted(...upTo(60, (i) => `${i},5`), 'n.a.', 'n.a.'))).toEqual({
    dataType: 'NUMERIC',
    decimalComma: true,
  });
});

test('numbers keep their digits', () => {
  expect(readNumber('0.30', false)).toBe(0.3);
  expect(readNumber('−12,5', true)).toBe(-12.5);
  expect(Object.is(readNumber('-0', false), 0)).toBe(true);
  expect(['', ' 1', '1e999', '0x10', '1,5', 'NaN'].map((text) => readNumber(text, false))).toEqual(
    Array.from({ length: 6 }, () => undefined),
  );
  fc.assert(
    fc.property(
      fc.integer({ min: -999_999_999, max: 999_999_999 }),
      fc.integer({ min: 0, max: 6 }),
      (digits, places) => {
        const text = (digits / 10 ** places).toFixed(places);
        const read = readNumber(text, false) ?? NaN;
        expect(read.toFixed(places).replace(/^-(?=[0.]+$)/, '')).toBe(text.replace(/^-(?=[0.]+$)/, ''));
      },
    ),
  );
});

test('days and booleans', () => {
  expect([readDay('2019-5-6'), readDay('20190506'), readDay('2019'), readDay('18000101')]).toEqual([
    '20190506',
    '20190506',
    undefined,
    undefined,
  ]);
  expect(['yes', 'N', '1', '0', 'maybe'].map(readBoolean)).toEqual([true, false, true, false, undefined]);
});

test.each(['1', ' 123', '1.', '1,', '-'])(
  'a cell of a hundred thousand times %j is soon known to be no number',
  (piece) => {
    const cell = `1${piece.repeat(100_000)}~`;
    expect(processorTime(() => void [readNumber(cell, true), readNumber(cell, false)])).toBeLessThan(500);
  },
);
