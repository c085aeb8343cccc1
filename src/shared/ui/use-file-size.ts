import { useCallback } from 'react';
import type { Language } from '@/contract/constants';
import { perLanguage } from './per-language';
import { plainNumber } from './plain-number';
import { useLocale } from './use-locale';

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;
const STEP = 1000;

type Behind = readonly [kilobytes: string, megabytes: string, gigabytes: string];

const USUAL: Behind = [' kB', ' MB', ' GB'];

/** What stands behind the number (CLDR 47, `units/short/digital-…`). */
const BEHIND: Readonly<Record<Language, Behind>> = {
  en: USUAL,
  es: USUAL,
  fr: ['\u202Fko', '\u202FMo', '\u202FGo'],
  cs: USUAL,
  ar: [' \u0643\u064A\u0644\u0648\u0628\u0627\u064A\u062A', ' \u0645.\u0628', ' \u063A.\u0628'],
  'pt-BR': USUAL,
  ko: ['kB', 'MB', 'GB'],
  ja: [' KB', ' MB', ' GB'],
};

const formattersIn = perLanguage((language) =>
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

/** Sizes of files in a language, from bytes: `1.24 MB`, in steps of a thousand as the units say. */
export function fileSize(bytes: number, language: string): string {
  const step = bytes < STEP ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log10(bytes) / 3));
  const value = bytes / STEP ** step;
  const behind = step > 0 && Object.hasOwn(BEHIND, language) && BEHIND[language as Language][step - 1];
  // Of three digits, unless there are more before the decimal sign.
  const number =
    behind && value < STEP ? plainNumber(value, language, 0, value < 10 ? 2 : value < 100 ? 1 : 0) : undefined;
  return behind && number !== undefined
    ? number + behind
    : (formattersIn(language)[step]?.format(value) ?? String(bytes));
}

/** Sizes of files in the reader's language. */
export function useFileSize(): (bytes: number) => string {
  const language = useLocale();
  return useCallback((bytes) => fileSize(bytes, language), [language]);
}
