import { processorTime } from '../../../test/harness/processor-time';
import { isUnit, isYear, readHeading } from './heading';

test('a heading says name, unit, year and range', () => {
  expect(readHeading('Plant height (cm) 2019')).toEqual({
    text: 'Plant height (cm) 2019',
    name: 'Plant height',
    uom: 'cm',
    year: '2019',
  });
  expect(readHeading('Lodging (1-9)')).toMatchObject({ name: 'Lodging', range: { min: 1, max: 9 } });
});

test.each(['(', ' ', 'a', '1', 'm/', '_', '(cm', 'to 1 ', '(1-'])(
  'a cell of %j is read in a time that grows with its length',
  (piece) => {
    const cell = (length: number) => `x${piece.repeat(length / piece.length)}!`;
    const read = (length: number) =>
      processorTime(() => void [readHeading(cell(length)), isUnit(cell(length)), isYear(cell(length))]);
    const few = read(10_000);
    expect(read(100_000)).toBeLessThan(Math.max(30 * few, 200));
  },
);
