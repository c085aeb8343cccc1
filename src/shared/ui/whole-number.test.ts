import fc from 'fast-check';
import { ENABLED_LANGUAGES } from '@/contract/constants';
import { wholeNumber } from './whole-number';

test.each(ENABLED_LANGUAGES)('a count in %s is as the browser writes it', (language) => {
  const { format } = new Intl.NumberFormat(`${language}-u-nu-latn`);
  const length = fc.integer({ min: 0, max: 15 });
  const counts = length.chain((digits) => fc.integer({ min: 0, max: 10 ** digits }));
  fc.assert(fc.property(counts, (count) => wholeNumber(count, language) === format(count)));
  for (const edge of [0, 999, 1000, 9999, 10_000, 999_999, 1_000_000, Number.MAX_SAFE_INTEGER])
    expect(wholeNumber(edge, language)).toBe(format(edge));
});

test.each([
  [-1, 'en'],
  [-0, 'en'],
  [1.5, 'en'],
  [Number.NaN, 'en'],
  [2 ** 53, 'en'],
  [1000, 'fa'],
  [1000, 'constructor'],
])('%p in %s is left to the browser', (value, language) => expect(wholeNumber(value, language)).toBeUndefined());
