import type { Language } from '@/contract/constants';
import { perLanguage } from '@/shared/ui/per-language';
import { plainNumber } from '@/shared/ui/plain-number';
import { useLocale } from '@/shared/ui/use-locale';

const SMALLEST = 0.001;

/** What stands behind the number (CLDR 47, `percentFormats`, Western digits). */
const SIGNS: Readonly<Record<Language, string>> = {
  en: '%',
  es: '\u00A0%',
  fr: '\u00A0%',
  cs: '\u00A0%',
  ar: '\u200E%\u200E',
  'pt-BR': '%',
  ko: '%',
  ja: '%',
};

const OTHERWISE = { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;

/** Shares in a language. One digit always: they stand below each other. */
export const shareIn = perLanguage((language) => {
  const percent = (share: number) => {
    // Moved by its decimal digits: 0.1235 is 12.35 %, and not the binary number a little below it.
    const text = plainNumber(Number(`${share}e2`), language, 1);
    return text === undefined
      ? share.toLocaleString(`${language}-u-nu-latn`, OTHERWISE)
      : text + SIGNS[language as Language];
  };
  return (count: number, whole: number): string => {
    const share = whole === 0 ? 0 : count / whole;
    // Neither is something nothing, nor nearly all all.
    if (share > 0 && share < SMALLEST) return `< ${percent(SMALLEST)}`;
    return share < 1 && share > 1 - SMALLEST ? `> ${percent(1 - SMALLEST)}` : percent(share);
  };
});

/** A share in percent of the reader's language: `12.3%`, `< 0.1%`. */
export const useShare = (): ((count: number, whole: number) => string) => shareIn(useLocale());
