import { useCallback } from 'react';
import { numberFormat } from '@/shared/ui/intl';
import { useLocale } from '@/shared/ui/text/use-locale';

const SMALLEST = 0.001;

/** One digit always: they stand below each other. */
const PERCENT = { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;

/** A share in percent of a language: `12.3%`, `< 0.1%`. */
export function shareOf(count: number, whole: number, language: string): string {
  const { format } = numberFormat(language, PERCENT);
  const share = whole === 0 ? 0 : count / whole;
  // Neither is something nothing, nor nearly all all.
  if (share > 0 && share < SMALLEST) return `< ${format(SMALLEST)}`;
  return share < 1 && share > 1 - SMALLEST ? `> ${format(1 - SMALLEST)}` : format(share);
}

/** A share in percent of the reader's language. */
export function useShare(): (count: number, whole: number) => string {
  const language = useLocale();
  return useCallback((count, whole) => shareOf(count, whole, language), [language]);
}
