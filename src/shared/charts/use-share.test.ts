import fc from 'fast-check';
import { ENABLED_LANGUAGES } from '@/contract/constants';
import { shareIn } from './use-share';

test.each([...ENABLED_LANGUAGES, 'fa'])('a share in %s is as the browser writes it', (language) => {
  const options = { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;
  const { format } = new Intl.NumberFormat(`${language}-u-nu-latn`, options);
  const share = shareIn(language);
  const parts = fc
    .integer({ min: 1, max: 1e7 })
    .chain((whole) => fc.tuple(fc.integer({ min: 0, max: whole }), fc.constant(whole)));
  fc.assert(
    fc.property(parts, ([count, whole]) => {
      const exact = count / whole;
      const isNamed = exact === 0 || exact === 1 || (exact >= 0.001 && exact <= 0.999);
      if (isNamed) expect(share(count, whole)).toBe(format(exact));
    }),
  );
  // Halfway between two, and the ends.
  for (const count of [5, 15, 1235, 2345, 9985, 10_000, 0]) expect(share(count, 10_000)).toBe(nearly(count, format));
  expect(share(0, 0)).toBe(format(0));
});

/** What is said of a share of ten thousand. */
function nearly(count: number, format: (share: number) => string): string {
  if (count > 0 && count < 10) return `< ${format(0.001)}`;
  return count < 10_000 && count > 9990 ? `> ${format(0.999)}` : format(count / 10_000);
}
