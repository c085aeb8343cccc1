import fc from 'fast-check';
import { placeOf } from './place-of';

const rowsOf = (values: Record<string, unknown>) => Object.entries(values).map(([uuid, d]) => ({ uuid, d }));

test.each([
  ['the highest', { a: [9], b: [3], c: [1] }, { rank: 1, of: 3, tied: 0 }],
  ['the lowest', { a: [0], b: [3], c: [1] }, { rank: 3, of: 3, tied: 0 }],
  ['shared by two, of which the next is counted behind both', { a: [3], b: [3], c: [1] }, { rank: 1, of: 3, tied: 1 }],
  ['behind two that share theirs', { a: [1], b: [3], c: [3] }, { rank: 3, of: 3, tied: 0 }],
  ['by the mean of several seasons', { a: [1, 5], b: [4], c: [2, 2] }, { rank: 2, of: 3, tied: 0 }],
  ['whatever the order that is added in', { a: [0.1, 0.2, 0.3], b: [0.3, 0.2, 0.1] }, { rank: 1, of: 2, tied: 1 }],
  ['among those with values', { a: [2], b: [], c: null, d: ['x'], e: [1] }, { rank: 1, of: 2, tied: 0 }],
  ['of nobody else', { a: [-2] }, { rank: 1, of: 1, tied: 0 }],
])('the place is %s', (_, values, place) => {
  expect(placeOf(rowsOf(values), 'a', 'd')).toEqual(place);
});

test.each([[{}], [{ b: [1] }], [{ a: [], b: [1] }], [{ a: ['3'], b: [1] }]])('without numbers: %j', (values) => {
  expect(placeOf(rowsOf(values), 'a', 'd')).toBeUndefined();
});

test('from the lowest, the place is what it is from the highest', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -5, max: 5 }), { minLength: 1 }), (values) => {
      const place = (sign: number) => {
        const rows = values.map((value, at) => ({ uuid: String(at), d: [sign * value] }));
        return placeOf(rows, '0', 'd') ?? { rank: NaN, of: NaN, tied: NaN };
      };
      const [high, low] = [place(1), place(-1)];
      expect(high.rank + low.rank + high.tied - 1).toBe(values.length);
    }),
  );
});
