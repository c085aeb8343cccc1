import { daysInMonth } from '../contract/days-in-month';
import type { NoteKind } from './report/note-kinds';

export interface DateReading {
  /** `YYYYMMDD` with `--` for unknown parts; absent where nothing is known or nothing can be used. */
  value?: string;
  /** What to say about it. */
  say?: NoteKind;
}

/** Genebanks hold material older than themselves, but no passport data from before this year. */
const FIRST_YEAR = 1500;
const MAX_LENGTH = 40;

const COMPACT = /^(\d{4}|-{4})(?:(\d{2}|--)(\d{2}|-{1,2})?)?$/;
const YEAR_FIRST = /^(\d{4}|-{4})[-/.](\d{1,2}|--)(?:[-/.](\d{1,2}|--))?$/;
const YEAR_LAST = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4})$/;
const TIME = /[T ]\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?\s*(?:Z|[+-]\d{2}:?\d{2})?$/;

/** pandas writes whole numbers so where others of the column are missing. */
const AS_NUMBER = /(?<=^\d{4,8})\.0+$/;

/** Of digits alone, or of hyphens alone. */
const isUnknown = (part: string): boolean => part.startsWith('-') || Number(part) === 0;
const part = (text: string | undefined) => (text === undefined || isUnknown(text) ? '--' : text.padStart(2, '0'));

const assemble = (text: string, y: string, m: string | undefined, d: string | undefined): DateReading => {
  const year = isUnknown(y) ? '----' : y;
  const month = part(m);
  const day = part(d);
  if (year === '----' && month === '--' && day === '--') return { say: 'dateUnknown' };
  if (year !== '----' && Number(year) < FIRST_YEAR) return { say: 'impossibleDate' };
  if (month !== '--' && Number(month) > 12) return { say: 'impossibleDate' };
  if (day !== '--') {
    const most = month === '--' ? 31 : daysInMonth(Number(month), year === '----' ? undefined : Number(year));
    if (Number(day) > most) return { say: 'impossibleDate' };
  }
  const value = `${year}${month}${day}`;
  if (value === text) return { value };
  const onlyUnknown = value === text.replace(/00$/, '--').replace(/00(--)$/, '--$1') || value.startsWith(text);
  return { value, say: onlyUnknown ? 'dateParts' : 'dateForm' };
};

/**
 * A passport date: `YYYYMMDD` with `--`, `00` or nothing for unknown parts (MCPD V2.1), `YYYY`, `YYYYMM`,
 * ISO `YYYY-MM-DD` also with `/` or `.`, an ISO time (dropped), `D.M.YYYY`, and any of the first as `19790601.0`. With `/` the year may come last
 * only where one of the other two is above 12 or both are the same.
 */
export const readDate = (text: string): DateReading => {
  if (text.length > MAX_LENGTH) return { say: 'notADate' };
  const plain = COMPACT.exec(text);
  if (plain) return assemble(text, plain[1] ?? '', plain[2], plain[3]);
  const bare = text.replace(TIME, '').trim().replace(AS_NUMBER, '');
  const found = COMPACT.exec(bare) ?? YEAR_FIRST.exec(bare);
  if (found) return assemble(text, found[1] ?? '', found[2], found[3]);
  const last = YEAR_LAST.exec(bare);
  if (!last) return { say: 'notADate' };
  const [, first = '', separator, second = '', year = ''] = last;
  if (separator === '.' || Number(first) > 12 || first === second) return assemble(text, year, second, first);
  if (Number(second) > 12) return assemble(text, year, first, second);
  return { say: 'ambiguousDate' };
};

/** Whether one date is certainly after another, as far as both are known. */
export const isAfter = (late: string, early: string): boolean => {
  for (const [from, to] of [
    [0, 4],
    [4, 6],
    [6, 8],
  ] as const) {
    const a = late.slice(from, to);
    const b = early.slice(from, to);
    if (a.startsWith('-') || b.startsWith('-')) return false;
    if (a !== b) return a > b;
  }
  return false;
};
