import fc from 'fast-check';
import { ENABLED_LANGUAGES } from '@/contract/constants';
import { plainNumber } from './plain-number';

/** Numbers of every length, whole and not, and those halfway between two. */
const numbers = fc.oneof(
  fc.integer({ min: 0, max: 15 }).chain((digits) => fc.integer({ min: -(10 ** digits), max: 10 ** digits })),
  fc.double({ min: -1e9, max: 1e9, noNaN: true }),
  fc.tuple(fc.integer({ min: -99_999, max: 99_999 }), fc.integer({ min: 0, max: 8 })).map(([n, e]) => n / 10 ** e),
);

const EDGES = [0, -0, 999, 1000, 9999, 10_000, 999_999, 1_000_000, 0.5, 1.005, 999.95, 9999.99, 0.999_999_5];

test.each(ENABLED_LANGUAGES)('a number in %s is as the browser writes it', (language) => {
  const same = (value: number, least: number, most: number) => {
    const options = { minimumFractionDigits: least, maximumFractionDigits: most };
    const expected = new Intl.NumberFormat(`${language}-u-nu-latn`, options).format(value);
    const written = plainNumber(value, language, least, most);
    // Where more than 53 bits would be needed the browser is asked.
    if (written !== undefined || Math.abs(value) * 10 ** most < 2 ** 52)
      expect([value, written]).toEqual([value, expected]);
  };
  const digits = fc.constantFrom([0, 0], [0, 6], [1, 1], [0, 3], [2, 4]);
  fc.assert(
    fc.property(
      numbers.filter((value) => !/e/.test(String(value))),
      digits,
      (value, [least = 0, most = 0]) => same(value, least, most),
    ),
  );
  for (const edge of EDGES) for (const most of [0, 1, 2, 6]) same(edge, 0, most);
});

test.each([
  [Number.NaN, 'en'],
  [Number.POSITIVE_INFINITY, 'en'],
  [2 ** 53, 'en'],
  [1e-7, 'en'],
  [1e21, 'en'],
  [1000, 'fa'],
  [1000, 'constructor'],
])('%p in %s is left to the browser', (value, language) => expect(plainNumber(value, language)).toBeUndefined());
