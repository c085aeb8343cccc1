import { useCallback } from 'react';
import { perLanguage } from './per-language';
import { useLocale } from './use-locale';

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;
const STEP = 1000;

const sizesIn = perLanguage((language) =>
  UNITS.map(
    (unit) =>
      new Intl.NumberFormat(`${language}-u-nu-latn`, {
        style: 'unit',
        unit,
        unitDisplay: unit === 'byte' ? 'long' : 'short',
        maximumSignificantDigits: 3,
      }),
  ),
);

/** Sizes of files in the reader's language, from bytes: `1.24 MB`, in steps of a thousand as the units say. */
export function useFileSize(): (bytes: number) => string {
  const sizes = sizesIn(useLocale());
  return useCallback(
    (bytes) => {
      const step = bytes < STEP ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log10(bytes) / 3));
      return sizes[step]?.format(bytes / STEP ** step) ?? String(bytes);
    },
    [sizes],
  );
}
