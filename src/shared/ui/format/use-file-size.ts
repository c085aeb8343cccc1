import { useCallback } from 'react';
import { numberFormat } from '../intl';
import { useLocale } from '../text/use-locale';

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;
const STEP = 1000;

/** Sizes of files in a language, from bytes: `1.24 MB`, in steps of a thousand as the units say. */
export function fileSize(bytes: number, language: string): string {
  const step = bytes < STEP ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log10(bytes) / 3));
  const unitDisplay = step === 0 ? 'long' : 'short';
  const options = { style: 'unit', unit: UNITS[step], unitDisplay, maximumSignificantDigits: 3 } as const;
  return numberFormat(language, options).format(bytes / STEP ** step);
}

/** Sizes of files in the reader's language. */
export function useFileSize(): (bytes: number) => string {
  const language = useLocale();
  return useCallback((bytes) => fileSize(bytes, language), [language]);
}
