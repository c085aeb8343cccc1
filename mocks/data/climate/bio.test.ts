import { BIO_VARIABLES, type BioValues } from '@/contract/accession/climate';
import * as fc from 'fast-check';
import { bioValues } from './bio';
import { emptyNormals, MONTHS, type Normals } from './model';
import { runs } from '../../../test/harness/runs';

const normals = (
  minimum: readonly number[],
  maximum: readonly number[],
  precipitation: readonly number[],
): Normals => ({
  mean: Float64Array.from(minimum, (low, month) => (low + (maximum[month] ?? 0)) / 2),
  minimum: Float64Array.from(minimum),
  maximum: Float64Array.from(maximum),
  precipitation: Float64Array.from(precipitation),
});

// Monthly means: 0 2 6 10 14 18 20 19 15 10 5 1, which add up to 120.
const LOW = [-4, -3, 0, 4, 8, 12, 14, 13, 9, 5, 1, -3];
const HIGH = [4, 7, 12, 16, 20, 24, 26, 25, 21, 15, 9, 5];
const RAIN = [60, 50, 40, 30, 20, 10, 0, 5, 25, 45, 70, 85];

it('follows the published definitions, computed by hand', () => {
  const expected: BioValues = {
    bio1: 10,
    // (184 − 56) / 12
    bio2: 10.7,
    // 10.667 / 30
    bio3: 35.6,
    // the squares of the deviations from 10 add up to 572: √(572 / 11)
    bio4: 721.1,
    bio5: 26,
    bio6: -4,
    bio7: 30,
    // wettest: November to January, 215 mm
    bio8: 2,
    // driest: June to August, 15 mm
    bio9: 19,
    bio10: 19,
    // coldest: December to February
    bio11: 1,
    bio12: 440,
    bio13: 85,
    bio14: 0,
    // mean 36.667; the squares of the deviations add up to 7766.67: √(7766.67 / 11) / 37.667
    bio15: 70.5,
    bio16: 215,
    bio17: 15,
    bio18: 15,
    bio19: 195,
  };
  expect(bioValues(normals(LOW, HIGH, RAIN))).toEqual(expected);
});

const months = (least: number, most: number) =>
  fc.array(fc.integer({ min: least, max: most }), { minLength: MONTHS, maxLength: MONTHS });
const climates = fc
  .record({ low: months(-40, 25), ranges: months(1, 25), rain: months(0, 500) })
  .map(({ low, ranges, rain }) => ({ low, high: low.map((value, month) => value + (ranges[month] ?? 0)), rain }));

it('keeps what must be in order in order', () => {
  fc.assert(
    fc.property(climates, ({ low, high, rain }) => {
      const bio = bioValues(normals(low, high, rain));
      expect(bio.bio6).toBeLessThan(bio.bio5);
      expect(bio.bio7).toBeCloseTo(bio.bio5 - bio.bio6, 6);
      expect(bio.bio11).toBeLessThanOrEqual(bio.bio10);
      for (const each of [bio.bio8, bio.bio9, bio.bio1]) {
        expect(each).toBeGreaterThanOrEqual(bio.bio11);
        expect(each).toBeLessThanOrEqual(bio.bio10);
      }
      expect(bio.bio14 * MONTHS).toBeLessThanOrEqual(bio.bio12);
      expect(bio.bio13 * MONTHS).toBeGreaterThanOrEqual(bio.bio12);
      for (const each of [bio.bio18, bio.bio19]) {
        expect(each).toBeGreaterThanOrEqual(bio.bio17);
        expect(each).toBeLessThanOrEqual(bio.bio16);
      }
    }),
  );
});

it('does not depend on the month in which the year begins', () => {
  fc.assert(
    fc.property(
      climates.filter(({ low, high, rain }) => [low, high, rain].every((list) => new Set(list).size === MONTHS)),
      fc.integer({ min: 1, max: 11 }),
      ({ low, high, rain }, by) => {
        const turned = (list: number[]) => [...list.slice(by), ...list.slice(0, by)];
        const [one, other] = [
          bioValues(normals(low, high, rain)),
          bioValues(normals(turned(low), turned(high), turned(rain))),
        ];
        // Quarters that are equally wet may change places: their sums do not.
        for (const name of BIO_VARIABLES)
          if (!/^bio([89]|1[89])$/.test(name)) expect(other[name]).toBeCloseTo(one[name], 0);
      },
    ),
    { numRuns: runs(30) },
  );
});

it('starts from nothing', () => expect(emptyNormals().mean).toHaveLength(MONTHS));
