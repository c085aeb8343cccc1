import { ENABLED_LANGUAGES } from '@/contract/constants';
import { readDate } from '../passport-date';

const MAX_LENGTH = 40;
const DAY_FIRST = /^(\d{1,2})[. /-]+(\p{L}+)\.?[, /-]+(\d{4})$/u;
const MONTH_FIRST = /^(\p{L}+)\.?[ /-]+(\d{1,2}),? +(\d{4})$/u;
const MONTH_ALONE = /^(\p{L}+)\.?[, /-]+(\d{4})$/u;
const MONTH_AND_YEAR = /^(\d{1,2})[./-](\d{4})$/;

const MONTHS: ReadonlyMap<string, number> = (() => {
  const found = new Map<string, number>();
  const ambiguous = new Set<string>();
  for (const language of [...ENABLED_LANGUAGES, 'de'])
    for (const month of ['long', 'short'] as const)
      for (let at = 0; at < 12; at++) {
        const parts = new Intl.DateTimeFormat(language, {
          day: 'numeric',
          month,
          year: 'numeric',
          calendar: 'gregory',
          timeZone: 'UTC',
        }).formatToParts(new Date(Date.UTC(2001, at, 5)));
        const name = (parts.find(({ type }) => type === 'month')?.value ?? '').toLowerCase().replace(/\.$/, '');
        if (!/^\p{L}+$/u.test(name)) continue;
        if ((found.get(name) ?? at) !== at) ambiguous.add(name);
        found.set(name, at);
      }
  for (const name of ambiguous) found.delete(name);
  return found;
})();

const two = (part: string | number): string => String(part).padStart(2, '0');

/** `15 April 1993`, `Apr. 15, 1993`, `avril 1993`, `4/1993` as `YYYYMMDD`, where they can mean one day or month only. */
export function typedDate(text: string): string | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  const monthOf = (name = ''): string | undefined => {
    const month = MONTHS.get(name.toLowerCase());
    return month === undefined ? undefined : two(month + 1);
  };
  const ymd = (year = '', month: string | undefined = undefined, day = '--'): string | undefined => {
    if (month === undefined) return undefined;
    // What is no day in the calendar is no date.
    const { value, say } = readDate(`${year}${month}${day}`);
    return say === undefined ? value : undefined;
  };
  const dayFirst = DAY_FIRST.exec(text);
  if (dayFirst) return ymd(dayFirst[3], monthOf(dayFirst[2]), two(dayFirst[1] ?? ''));
  const monthFirst = MONTH_FIRST.exec(text);
  if (monthFirst) return ymd(monthFirst[3], monthOf(monthFirst[1]), two(monthFirst[2] ?? ''));
  const alone = MONTH_ALONE.exec(text);
  if (alone) return ymd(alone[2], monthOf(alone[1]));
  const numbers = MONTH_AND_YEAR.exec(text);
  return numbers ? ymd(numbers[2], two(numbers[1] ?? '')) : undefined;
}
