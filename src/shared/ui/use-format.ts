import { NUMBER_FRACTION_DIGITS } from '@/contract/constants';
import { commaIn } from './comma-in';
import { perLanguage } from './per-language';
import { plainDay } from './plain-day';
import { plainNumber } from './plain-number';
import { useLocale } from './use-locale';

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

/** Made when it is first needed: the browser takes tens of milliseconds for each on a phone. */
function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

/** Western digits in every language: accession numbers and coordinates are copied into other systems. */
export function formatFor(language: string): Format {
  const locale = `${language}-u-nu-latn`;
  const style = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options });
  const month = once(() => style({ year: 'numeric', month: 'short' }));
  // In figures: written out at length, a column would cut off its year.
  const day = once(() => style({ year: 'numeric', month: '2-digit', day: '2-digit' }));
  const onDay = (date: Date) => plainDay(date, language) ?? day().format(date);
  return {
    number: (value, digits) => {
      const [least, most] = [digits ?? 0, digits ?? NUMBER_FRACTION_DIGITS];
      return (
        plainNumber(value, language, least, most) ??
        value.toLocaleString(locale, { minimumFractionDigits: least, maximumFractionDigits: most })
      );
    },
    mcpdDate: (value) => {
      const [, y, m = '', d = ''] = /^(\d{4})(..)?(..)?$/.exec(value) ?? [];
      if (!y) return value;
      if (unknown(m)) return y;
      const date = new Date(Date.UTC(Number(y), Number(m) - 1, unknown(d) ? 1 : Number(d)));
      return unknown(d) ? month().format(date) : onDay(date);
    },
    day: (iso) => (Number.isNaN(Date.parse(iso)) ? iso : onDay(new Date(iso))),
    list: (items) => items.join(commaIn(language)),
  };
}

/** Every cell of a table asks for them. */
const formatIn = perLanguage(formatFor);

export const useFormat = (): Format => formatIn(useLocale());
