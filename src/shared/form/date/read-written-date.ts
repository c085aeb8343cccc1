import { ENABLED_LANGUAGES } from '@/contract/constants';
import { fold } from '@/contract/fold';
import { isMcpdDate } from '@/contract/is-mcpd-date';
import { dateFormat } from '@/shared/ui/intl';

export interface WrittenDate {
  /** `YYYYMMDD`, with `00` for a month or a day that was not written. */
  value: string;
  /** Where the same figures may as well mean another date: that one, and whether its day is written first. */
  other?: { value: string; dayFirst: boolean };
}

/** Characters. The longest date of our languages, with its weekday, has 40. */
const MOST = 60;

/** Whatever else is written, such as `?`, `<` or `~`, says something about the date that would be lost. */
const PLAIN = /^[\p{L}\d][\p{L}\p{M}\d\s.,،、()/–-]*$/u;
const BIDI_MARKS = /[\u061c\u200e\u200f\u2066-\u2069]/g;
/** Arabic and Persian digits, whose value is the end of their code. */
const EASTERN_DIGIT = /[\u0660-\u0669\u06f0-\u06f9]/g;
const COMPACT = /^(\d{4})(\d\d|--)(\d\d|--)$/;
const DOTTED = /^\d{1,2}\. ?\d/;

/** Names that one country has of a month and another of the same language has not. */
const REGIONS = ['en-GB', 'es-MX', 'pt-PT', 'ar-SY', 'ar-DZ', 'ar-MA'];

/** What people put to a number, or between numbers, that `Intl` does not: 1st, 1er, 1º, 3rd of May, 3 de mayo del 2019. */
const SMALL_WORDS = new Set(['st', 'nd', 'rd', 'th', 'er', 're', 'o', 'a', 'of', 'del']);

type Options = Intl.DateTimeFormatOptions;
const MONTHS: readonly Options[] = [
  { month: 'long' },
  { month: 'short' },
  { month: 'long', day: 'numeric' },
  { month: 'short', day: 'numeric' },
];
const WITH_DAY: readonly Options[] = [
  { dateStyle: 'full' },
  { dateStyle: 'long' },
  { dateStyle: 'medium' },
  { weekday: 'short', year: 'numeric', month: 'short', day: 'numeric' },
];
const WITH_MONTH: readonly Options[] = [
  { year: 'numeric', month: 'long' },
  { year: 'numeric', month: 'short' },
];
const YEAR: readonly Options[] = [{ year: 'numeric' }];

const formatIn = (language: string, options: Options) => dateFormat(language, { timeZone: 'UTC', ...options });
const wordsIn = (text: string): string[] => fold(text).match(/\p{L}+/gu) ?? [];

interface Language {
  /** Their numbers from 1, by their names as `wordsIn` has them. */
  months: ReadonlyMap<string, number>;
  dayFirst: boolean;
}

const languages = new Map<string, Language>();

function languageOf(name: string): Language {
  const known = languages.get(name);
  if (known) return known;
  const months = new Map<string, number>();
  for (let month = 0; month < 12; month++)
    for (const options of MONTHS) {
      const parts = formatIn(name, options).formatToParts(Date.UTC(2019, month));
      const written = parts.find(({ type }) => type === 'month')?.value ?? '';
      if (!/\d/.test(written)) months.set(wordsIn(written).join(' '), month + 1);
    }
  const figures = formatIn(name, { year: 'numeric', month: 'numeric', day: 'numeric' }).formatToParts(0);
  const order = figures.map(({ type }) => type);
  const made = { months, dayFirst: order.indexOf('day') < order.indexOf('month') };
  languages.set(name, made);
  return made;
}

const dateOf = (year: string, month: number | string, day: number | string = 0) =>
  `${year}${String(month).padStart(2, '0')}${String(day).padStart(2, '0')}`;

/** What numbers around the name of a month mean. */
function withName(month: number, numbers: readonly string[]): string[] {
  const year = numbers.find(({ length }) => length === 4);
  const [day, ...more] = numbers.filter((number) => number !== year);
  if (!year || more.length > 0 || numbers.length !== (day === undefined ? 1 : 2)) return [];
  return day === undefined || /^(?:0?[1-9]|[1-3]\d)$/.test(day) ? [dateOf(year, month, day)] : [];
}

/** What figures alone mean, the likelier first. */
function inFigures(text: string, numbers: readonly string[], dayFirst: boolean): string[] {
  const [first = '', second = '', third = '', ...more] = numbers;
  const lengths = numbers.map(({ length }) => Math.max(length, 2)).join('');
  if (more.length > 0) return [];
  if (lengths === '4') return [dateOf(first, 0)];
  if (lengths === '6') return [`${first}00`];
  if (lengths === '42') return [dateOf(first, second)];
  if (lengths === '24') return [dateOf(second, first)];
  if (lengths === '422') return [dateOf(first, second, third)];
  if (lengths !== '224') return [];
  const readings = [dateOf(third, second, first), dateOf(third, first, second)];
  if (DOTTED.test(text)) return readings.slice(0, 1);
  return dayFirst ? readings : readings.toReversed();
}

/** The words that a language itself puts around a date: the other ones of it were not understood. */
function wordsOf(value: string, language: string): ReadonlySet<string> {
  const [year, month, day] = [value.slice(0, 4), value.slice(4, 6), value.slice(6)].map(Number);
  const styles = day ? WITH_DAY : month ? WITH_MONTH : YEAR;
  const date = Date.UTC(year ?? 0, Math.max((month ?? 0) - 1, 0), day || 1);
  return new Set(styles.flatMap((options) => wordsIn(formatIn(language, options).format(date))));
}

function readIn(language: string, text: string): string[] {
  const numbers = text.match(/\d+/g) ?? [];
  const written = ` ${wordsIn(text).join(' ')} `;
  const { months, dayFirst } = languageOf(language);
  // Several where a weekday is called like a month, as `mar` in Spanish.
  const named = [...months].filter(([name]) => written.includes(` ${name} `));
  const fits = (others: string) => (value: string) => {
    if (value < '1000' || !isMcpdDate(value)) return false;
    const around = wordsOf(value, language);
    return wordsIn(others).every((word) => around.has(word) || SMALL_WORDS.has(word));
  };
  const readings = named.flatMap(([name, month]) =>
    withName(month, numbers).filter(fits(written.replace(` ${name} `, ' '))),
  );
  if (readings.length > 0) return readings.slice(0, 1);
  return [...new Set(inFigures(text, numbers, dayFirst))].filter(fits(written));
}

/**
 * A date as people write it: `2019`, `May 2019`, `3.5.2019`, `2019-05-03`, `3 May 2019`, in the language of the page
 * or another of the portal, whose names `Intl` knows. Nothing where a part of it is not understood.
 */
export function readWrittenDate(typed: string, language: string): WrittenDate | undefined {
  if (typed.length > MOST) return undefined;
  const text = fold(typed.replace(BIDI_MARKS, ''))
    .replace(EASTERN_DIGIT, (digit) => String(digit.charCodeAt(0) % 16))
    .replace(/\s+/g, ' ')
    .trim();
  if (COMPACT.test(text)) {
    const value = text.replaceAll('-', '0');
    return isMcpdDate(value) ? { value } : undefined;
  }
  if (!PLAIN.test(text)) return undefined;
  for (const each of new Set([language, ...ENABLED_LANGUAGES, ...REGIONS])) {
    const [value, other] = readIn(each, text);
    if (value === undefined) continue;
    return other === undefined ? { value } : { value, other: { value: other, dayFirst: !languageOf(each).dayFirst } };
  }
  return undefined;
}
