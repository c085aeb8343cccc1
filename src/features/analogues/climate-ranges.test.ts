import fc from 'fast-check';
import { climateRanges } from './climate-ranges';

test('in the unit or as a share of the value, rounded outwards', () => {
  const target = { bio1: 9.83, bio6: -12, bio12: 611 };
  expect(climateRanges(target, { bio1: { by: 2 }, bio6: { percent: 25 }, bio12: { percent: 25 } })).toEqual({
    bio1: { ge: 7.83, le: 11.83 },
    bio6: { ge: -15, le: -9 },
    bio12: { ge: 458.25, le: 763.75 },
  });
});

test('a variable without a value is no criterion', () => {
  expect(climateRanges({ bio1: 9 }, { bio2: { by: 1 } })).toEqual({});
});

test('the value itself is always within, and no wider than a hundredth on either side', () => {
  const value = fc.double({ min: -50, max: 5_000, noNaN: true });
  const by = fc.double({ min: 0.01, max: 100, noNaN: true });
  fc.assert(
    fc.property(value, by, (bio12, width) => {
      const { ge = 0, le = 0 } = climateRanges({ bio12 }, { bio12: { by: width } }).bio12 ?? {};
      expect(ge).toBeLessThanOrEqual(bio12);
      expect(le).toBeGreaterThanOrEqual(bio12);
      expect(le - ge).toBeLessThanOrEqual(2 * width + 0.03);
    }),
  );
});
