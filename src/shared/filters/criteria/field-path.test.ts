import fc from 'fast-check';
import { criteriaOf, fieldValue, isCriterion, withField } from './field-path';

const key = fc
  .stringMatching(/^[a-z][a-zA-Z0-9_]{0,8}$/)
  .filter((name) => !['eq', 'contains', 'sw', 'ge', 'gt', 'le', 'lt'].includes(name));
const path = fc.array(key, { minLength: 1, maxLength: 4 }).map((parts) => parts.join('.'));
const value = fc.oneof(
  fc.boolean(),
  fc.integer(),
  fc.string({ unit: 'grapheme' }).filter((text) => text.trim() !== ''),
  fc.array(fc.string(), { minLength: 1 }),
  fc.record({ ge: fc.integer(), le: fc.integer() }),
);

test('a criterion that is set can be read, and taken away without a trace', () => {
  fc.assert(
    fc.property(path, value, (at, one) => {
      const filter = withField({}, at, one);
      expect(fieldValue(filter, at)).toEqual(one);
      expect(withField(filter, at, undefined)).toEqual({});
    }),
  );
});

test('setting one criterion leaves the others as they are', () => {
  fc.assert(
    fc.property(path, path, value, value, (a, b, one, two) => {
      fc.pre(!`${a}.`.startsWith(`${b}.`) && !`${b}.`.startsWith(`${a}.`));
      const filter = withField(withField({}, a, one), b, two);
      expect(fieldValue(filter, a)).toEqual(one);
      expect(fieldValue(filter, b)).toEqual(two);
      expect(criteriaOf(filter).toSorted()).toEqual([a, b].toSorted());
    }),
  );
});

test.each([
  [undefined, false],
  [null, false],
  ['', false],
  [' ', false],
  [[], false],
  [{}, false],
  [{ ge: undefined }, false],
  [false, true],
  [0, true],
  ['a', true],
  [{ le: 0 }, true],
])('%j is a criterion: %s', (given, expected) => {
  expect(isCriterion(given)).toBe(expected);
});

test('logic is one criterion, however much it holds', () => {
  const filter = { NOT: { crop: ['wheat'] }, institute: { code: ['USA026'], country: { code3: ['USA'] } } };
  expect(criteriaOf(filter)).toEqual(['NOT', 'institute.code', 'institute.country.code3']);
});
