import fc from 'fast-check';
import { ENABLED_LANGUAGES } from '@/contract/constants';
import { fileSize } from './use-file-size';

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'];

test.each([...ENABLED_LANGUAGES, 'fa'])('the size of a file in %s is as the browser writes it', (language) => {
  const expected = (bytes: number) => {
    const step = [1e3, 1e6, 1e9].filter((least) => bytes >= least).length;
    const unit = UNITS[step] ?? '';
    const unitDisplay = step === 0 ? 'long' : 'short';
    const options = { style: 'unit', unit, unitDisplay, maximumSignificantDigits: 3 } as const;
    return new Intl.NumberFormat(`${language}-u-nu-latn`, options).format(bytes / 1000 ** step);
  };
  const sizes = fc.integer({ min: 0, max: 13 }).chain((digits) => fc.integer({ min: 0, max: 10 ** digits }));
  fc.assert(
    fc.property(sizes, (bytes) => expect([bytes, fileSize(bytes, language)]).toEqual([bytes, expected(bytes)])),
  );
  for (const bytes of [0, 1, 2, 999, 1000, 1001, 9995, 99_950, 999_499, 999_500, 999_999, 1e6, 1e9, 999e9, 1e12])
    expect([bytes, fileSize(bytes, language)]).toEqual([bytes, expected(bytes)]);
});
