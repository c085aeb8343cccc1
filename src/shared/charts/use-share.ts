import { perLanguage } from '@/shared/ui/per-language';
import { useLocale } from '@/shared/ui/use-locale';

const SMALLEST = 0.001;

const shareIn = perLanguage((language) => {
  // One digit always: shares stand below each other.
  const percent = new Intl.NumberFormat(`${language}-u-nu-latn`, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return (count: number, whole: number): string => {
    const share = whole === 0 ? 0 : count / whole;
    // Neither is something nothing, nor nearly all all.
    if (share > 0 && share < SMALLEST) return `< ${percent.format(SMALLEST)}`;
    return share < 1 && share > 1 - SMALLEST ? `> ${percent.format(1 - SMALLEST)}` : percent.format(share);
  };
});

/** A share in percent of the reader's language: `12.3%`, `< 0.1%`. */
export const useShare = (): ((count: number, whole: number) => string) => shareIn(useLocale());
