/** The time that a date may mean, both ends included, in milliseconds since 1970 (UTC). */
export interface Span {
  from: number;
  to: number;
}

const MCPD = /^(\d{4})(\d\d|--)?(\d\d|--)?$/;
const ISO_DAY = /^(\d{4})-(\d\d)(?:-(\d\d))?$/;

const unknown = (part: string | undefined): boolean => part === undefined || part === '--' || part === '00';

/** Years below 100 are years too, which `Date.UTC` does not think. */
const utc = (year: number, month: number, day: number): number => new Date(0).setUTCFullYear(year, month, day);

/**
 * An MCPD date (`19930400`, `199304--`, `1993----`, `1993`), an ISO day or month, or an ISO time.
 * Unknown parts make the span longer; `undefined` where not even the year is known or the text is no date.
 */
export function spanOf(text: string): Span | undefined {
  const trimmed = text.trim();
  const match = MCPD.exec(trimmed) ?? ISO_DAY.exec(trimmed);
  if (!match) {
    const time = /^\d{4}-\d\d-\d\dT/.test(trimmed) ? Date.parse(trimmed) : NaN;
    return Number.isNaN(time) ? undefined : { from: time, to: time };
  }
  const [, year = '', month, day] = match;
  const y = Number(year);
  if (y === 0) return undefined;
  if (unknown(month)) return { from: utc(y, 0, 1), to: utc(y + 1, 0, 1) - 1 };
  const m = Number(month) - 1;
  if (unknown(day)) return { from: utc(y, m, 1), to: utc(y, m + 1, 1) - 1 };
  return { from: utc(y, m, Number(day)), to: utc(y, m, Number(day) + 1) - 1 };
}

/** The year of a date, where it is known. */
export const yearOf = (text: string): number | undefined => {
  const span = spanOf(text);
  return span && new Date(span.from).getUTCFullYear();
};
