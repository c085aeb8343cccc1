import { useMemo } from 'react';
import { NUMBER_FRACTION_DIGITS } from '@/contract/constants';
import { dateFormat, numberFormat } from '../intl';
import { listParts } from '../list-parts';
import { useLocale } from '../text/use-locale';

export interface Format {
  /** Up to six fraction digits, or exactly so many. */
  number(value: number, digits?: number): string;
  /** An MCPD date (`YYYYMMDD`, `00` or `--` unknown) as far as it is known; what is no date stays as it is. */
  mcpdDate(value: string): string;
  /** An ISO time as a day. */
  day(iso: string): string;
  list(items: string[]): string;
}

const unknown = (part: string) => !/^\d\d$/.test(part) || part === '00';

const IN_FIGURES = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;

export function formatFor(language: string): Format {
  // Written out at length, as in Portuguese, a column would cut off its year.
  const days = language === 'pt-BR' ? IN_FIGURES : ({ dateStyle: 'medium' } as const);
  const dated = (date: Date, options: Intl.DateTimeFormatOptions) =>
    dateFormat(language, { timeZone: 'UTC', ...options }).format(date);
  return {
    number: (value, digits) =>
      numberFormat(language, {
        minimumFractionDigits: digits ?? 0,
        maximumFractionDigits: digits ?? NUMBER_FRACTION_DIGITS,
      }).format(value),
    mcpdDate: (value) => {
      const [, y, m = '', d = ''] = /^(\d{4})(..)?(..)?$/.exec(value) ?? [];
      if (!y) return value;
      if (unknown(m)) return y;
      const date = new Date(Date.UTC(Number(y), Number(m) - 1, unknown(d) ? 1 : Number(d)));
      return dated(date, unknown(d) ? { year: 'numeric', month: 'short' } : days);
    },
    day: (iso) => (Number.isNaN(Date.parse(iso)) ? iso : dated(new Date(iso), days)),
    list: (items) =>
      listParts(items, language)
        .map(({ value }) => value)
        .join(''),
  };
}

export function useFormat(): Format {
  const language = useLocale();
  return useMemo(() => formatFor(language), [language]);
}
