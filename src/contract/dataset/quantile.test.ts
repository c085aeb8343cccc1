import fc from 'fast-check';
import { quantile } from './quantile';

/** `quantile(x, p, type = 7)` of R 4.3. */
test.each<[number[], number, number]>([
  [[7], 0.25, 7],
  [[1, 2], 0.5, 1.5],
  [[1, 2, 3, 4], 0.25, 1.75],
  [[1, 2, 3, 4], 0.5, 2.5],
  [[1, 2, 3, 4, 5], 0.95, 4.8],
  [[3, 6, 7, 8, 8, 10, 13, 15, 16, 20], 0.25, 7.25],
  [[3, 6, 7, 8, 8, 10, 13, 15, 16, 20], 0.75, 14.5],
  [[-2, 0, 0, 9], 1, 9],
  [[-2, 0, 0, 9], 0, -2],
])('%j at %d is %d', (sorted, share, expected) => {
  expect(quantile(sorted, share)).toBeCloseTo(expected, 12);
});

it('is no number of no numbers', () => expect(quantile([], 0.5)).toBeNaN());

it('lies within and rises with the share', () => {
  const sorted = fc
    .array(fc.integer({ min: -1000, max: 1000 }), { minLength: 1 })
    .map((some) => some.sort((a, b) => a - b));
  fc.assert(
    fc.property(
      sorted,
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (all, p, q) => {
        const [low, high] = [quantile(all, Math.min(p, q)), quantile(all, Math.max(p, q))];
        expect(low).toBeLessThanOrEqual(high + 1e-9);
        expect(low).toBeGreaterThanOrEqual((all[0] ?? NaN) - 1e-9);
        expect(high).toBeLessThanOrEqual((all.at(-1) ?? NaN) + 1e-9);
      },
    ),
  );
});
