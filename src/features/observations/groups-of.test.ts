import fc from 'fast-check';
import type { DataRow } from '@/contract/dataset/observation';
import { groupsOf, MIN_VALUES } from './groups-of';
import { pairsOf } from './pairs-of';
import { rounded } from '@/entities/observation/distribution/rounded';

const row: fc.Arbitrary<DataRow> = fc.record({
  height: fc.array(fc.integer({ min: 0, max: 200 }), { maxLength: 3 }),
  weight: fc.array(fc.integer({ min: 0, max: 50 }), { maxLength: 3 }),
  'countryOfOrigin.code3': fc.constantFrom('ETH', 'CZE', null),
});

test('every value is in a box, among the few, or told to belong to no group', () => {
  fc.assert(
    fc.property(fc.array(row, { maxLength: 30 }), (rows) => {
      const { groups, few, apart } = groupsOf(rows, 'height', 'country');
      const boxed = groups.reduce((sum, { box }) => sum + box.count, 0);
      const left = few.reduce((sum, { count }) => sum + count, 0);
      expect(boxed + left + apart).toBe(rows.flatMap(({ height }) => height).length);
      expect(groups.every(({ box }) => box.count >= MIN_VALUES)).toBe(true);
      expect(few.every(({ count }) => count < MIN_VALUES)).toBe(true);
    }),
  );
});

test('a pair is an accession with both values, by its means', () => {
  const rows: DataRow[] = [
    { uuid: 'a', accessionNumber: 'A', height: [80, 90], weight: [3] },
    { uuid: 'b', accessionNumber: 'B', height: [70] },
    { accessionNumber: 'C', height: ['tall', 60], weight: [0] },
  ];
  expect(pairsOf(rows, 'height', 'weight')).toEqual([
    { key: 'a', uuid: 'a', accessionNumber: 'A', x: 85, y: 3 },
    { key: '2', accessionNumber: 'C', x: 60, y: 0 },
  ]);
});

test.each([
  [12.34567, 12.35],
  [0.000123456, 0.0001235],
  [123456.789, 123457],
  [-3.14159, -3.142],
  [1234567, 1234567],
  [0, 0],
])('%d is shown as %d', (value, shown) => {
  expect(rounded(value)).toBe(shown);
});
