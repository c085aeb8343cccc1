import type { Language } from '@/contract/constants';

/**
 * Days as CLDR 47 writes them (`dateFormats/medium`, `months/format/abbreviated`, Western digits); where that is longer than
 * a column is wide, in figures.
 */
const DAYS: Readonly<Record<Language, readonly [pattern: string, months?: string]>> = {
  en: ['MMM d, y', 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'],
  es: ['d MMM y', 'ene feb mar abr may jun jul ago sept oct nov dic'],
  fr: ['d MMM y', 'janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.'],
  cs: ['d. M. y'],
  ar: ['dd\u200F/MM\u200F/y'],
  'pt-BR': ['dd/MM/y'],
  ko: ['y. M. d.'],
  ja: ['y/MM/dd'],
};

/**
 * The day of a date in UTC, as `Intl.DateTimeFormat` writes it: a phone takes a fifth of a second for its first formatter.
 * @returns undefined for other languages, and for years of fewer or more than four digits.
 */
export function plainDay(date: Date, language: string): string | undefined {
  const year = date.getUTCFullYear();
  if (!Object.hasOwn(DAYS, language) || !(year >= 1000 && year <= 9999)) return undefined;
  const [pattern, months = ''] = DAYS[language as Language];
  const [month, day] = [date.getUTCMonth() + 1, date.getUTCDate()];
  const parts: Record<string, string | undefined> = {
    y: String(year),
    M: String(month),
    MM: String(month).padStart(2, '0'),
    MMM: months.split(' ')[month - 1],
    d: String(day),
    dd: String(day).padStart(2, '0'),
  };
  return pattern.replaceAll(/[yMd]+/g, (part) => parts[part] ?? '');
}
