import { useTranslation } from 'react-i18next';
import { dateFormat } from '@/shared/ui/intl';
import { useLocale } from '@/shared/ui/text/use-locale';

const WITH_DAY = { dateStyle: 'long' } as const;
const WITH_MONTH = { year: 'numeric', month: 'long' } as const;
/** A day that reads the same whichever way round. */
const EXAMPLE = '20190523';

/** `YYYYMMDD` in words as far as it is known: figures would not say which of them is the month. */
export function useDateWords(): (value: string, parts?: 'month') => string {
  const { t } = useTranslation('fields');
  const language = useLocale();
  return (value, parts) => {
    const [year = 0, month = 0, day = 0] = [value.slice(0, 4), value.slice(4, 6), value.slice(6)].map(Number);
    if (month === 0) return t('date.noMonth', { year: String(year) });
    const options = day === 0 || parts === 'month' ? WITH_MONTH : WITH_DAY;
    const words = dateFormat(language, { timeZone: 'UTC', ...options }).format(Date.UTC(year, month - 1, day || 1));
    return day === 0 ? t('date.noDay', { month: words }) : words;
  };
}

/** How dates may be written, for the texts that say so. */
export function useDateExamples() {
  const words = useDateWords();
  return { day: words(EXAMPLE), month: words(EXAMPLE, 'month'), year: EXAMPLE.slice(0, 4) };
}
