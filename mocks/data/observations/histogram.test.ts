import fc from 'fast-check';
import { histogram } from './histogram';

const of = (...values: number[]) => histogram(Float64Array.from(values).sort());
const told = (...values: number[]) => of(...values).map(({ from, to, count }) => [from, to, count]);

test.each<[string, number[], number[][]]>([
  ['nothing', [], []],
  ['one value', [4.2], [[4, 5, 1]]],
  ['all alike', [3, 3, 3], [[3, 4, 3]]],
  [
    'whole numbers, one step each',
    [1, 2, 2, 5],
    [
      [1, 2, 1],
      [2, 3, 2],
      [3, 4, 0],
      [4, 5, 0],
      [5, 6, 1],
    ],
  ],
  [
    'a range that ends on a step, the last with its end',
    [0, 1.5, 10],
    [
      [0, 1, 1],
      [1, 2, 1],
      [2, 3, 0],
      [3, 4, 0],
      [4, 5, 0],
      [5, 6, 0],
      [6, 7, 0],
      [7, 8, 0],
      [8, 9, 0],
      [9, 10, 1],
    ],
  ],
  [
    'negative numbers',
    [-3, -1],
    [
      [-3, -2, 1],
      [-2, -1, 0],
      [-1, 0, 1],
    ],
  ],
  ['what differs in its last digit only', [0.1 + 0.2, 0.3], [[0, 1, 2]]],
  ['what has no width', [-1.7e308, 1.7e308], [[-1.7e308, 1.7e308, 2]]],
])('%s', (_, values, expected) => {
  expect(told(...values)).toEqual(expected);
});

it('has round steps', () => {
  expect(
    of(0, 437)
      .map(({ from }) => from)
      .slice(0, 3),
  ).toEqual([0, 25, 50]);
  expect(
    of(0.1, 0.73)
      .map(({ from }) => from)
      .slice(0, 3),
  ).toEqual([0.1, 0.15, 0.2]);
  expect(
    of(12, 41)
      .map(({ from }) => from)
      .slice(0, 3),
  ).toEqual([12, 14, 16]);
});

const values = fc.array(
  fc.oneof(
    fc.integer({ min: -5_000, max: 5_000 }),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.double({ min: 7, max: 7.000001, noNaN: true }),
    fc.integer({ min: 0, max: 3_000 }).map((tenth) => tenth / 10),
  ),
  { minLength: 1, maxLength: 60 },
);

it('counts each value once, in steps of one width that join', () => {
  fc.assert(
    fc.property(values, (given) => {
      const bins = of(...given);
      expect(bins.length).toBeLessThanOrEqual(22);
      expect(bins.reduce((sum, { count }) => sum + count, 0)).toBe(given.length);
      bins.forEach(({ from, to, count }, at) => {
        if (at > 0) expect(from).toBe(bins[at - 1]?.to);
        const last = at === bins.length - 1;
        const within = given.filter((value) => value >= from && (last ? value <= to : value < to));
        expect(count).toBe(within.length);
      });
    }),
  );
});
