import fc from 'fast-check';
import { axisOf, percentAlong } from './axis';
import { boxFigures } from './box-figures';
import { pearson } from './pearson';
import { quantile } from '@/contract/dataset/quantile';

const values = fc.array(fc.double({ min: -1e6, max: 1e6, noNaN: true }), { minLength: 1, maxLength: 60 });

// What R's quantile(type = 7) answers.
test.each([
  [[1, 2, 3, 4], 0.25, 1.75],
  [[1, 2, 3, 4], 0.5, 2.5],
  [[1, 2, 3, 4], 0.75, 3.25],
  [[15, 20, 35, 40, 50], 0.4, 29],
  [[7], 0.9, 7],
  [[3, 6, 7, 8, 8, 10, 13, 15, 16, 20], 0.05, 4.35],
])('quantile of %j at %d', (sorted, share, expected) => {
  expect(quantile(sorted, share)).toBeCloseTo(expected, 12);
});

test('whiskers end at values within 1.5 interquartile ranges, what lies further out is an outlier', () => {
  expect(boxFigures([10, 1, 2, 3, 4, 5, 6, 7, 8, 9, 100])).toEqual({
    count: 11,
    min: 1,
    q1: 3.5,
    median: 6,
    q3: 8.5,
    max: 100,
    low: 1,
    high: 10,
    outliers: [100],
  });
  expect(boxFigures([])).toBeUndefined();
});

test('the parts of a box lie in their order and leave no value out', () => {
  fc.assert(
    fc.property(values, (given) => {
      const box = boxFigures(given);
      if (!box) throw new Error('no box');
      const order = [box.min, box.low, box.q1, box.median, box.q3, box.high, box.max];
      expect(order).toEqual(order.toSorted((a, b) => a - b));
      const inside = given.filter((value) => value >= box.low && value <= box.high);
      expect(inside.length + box.outliers.length).toBe(given.length);
    }),
  );
});

test.each([
  [[1, 2, 3], [2, 4, 6], 1],
  [[1, 2, 3], [6, 4, 2], -1],
  // Anscombe's first set.
  [[10, 8, 13, 9, 11, 14, 6, 4, 12, 7, 5], [8.04, 6.95, 7.58, 8.81, 8.33, 9.96, 7.24, 4.26, 10.84, 4.82, 5.68], 0.81642],
])('correlation of %j and %j', (xs, ys, expected) => {
  expect(pearson(xs.map((x, at) => ({ x, y: ys[at] ?? NaN })))).toBeCloseTo(expected, 5);
}); // oxfmt-ignore

test('no correlation is told of what does not vary, or of too few', () => {
  expect(pearson([1, 2, 3].map((x) => ({ x, y: 5 })))).toBeUndefined();
  expect(pearson([{ x: 1, y: 2 }, { x: 2, y: 3 }])).toBeUndefined(); // oxfmt-ignore
});

test('an axis holds every value and has a few round ticks', () => {
  fc.assert(
    fc.property(values, (given) => {
      const axis = axisOf(Math.min(...given), Math.max(...given));
      for (const value of given) {
        expect(percentAlong(axis, value)).toBeGreaterThanOrEqual(-1e-6);
        expect(percentAlong(axis, value)).toBeLessThanOrEqual(100 + 1e-6);
      }
      expect(axis.ticks.length).toBeGreaterThan(1);
      expect(axis.ticks.length).toBeLessThan(9);
    }),
  );
});
