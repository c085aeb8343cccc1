const DAY = 86_400_000;

/** NaN where something else than digits stands. */
const digits = (text: string, from: number, to: number): number => {
  let value = 0;
  for (let i = from; i < to; i++) {
    const digit = text.charCodeAt(i) - 48;
    value = digit >= 0 && digit <= 9 ? value * 10 + digit : NaN;
  }
  return value;
};

/** Days of the months before a month, in a year that is not a leap year. */
const BEFORE = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334];

const leapYears = (until: number): number => Math.floor(until / 4) - Math.floor(until / 100) + Math.floor(until / 400);

/** Whether it has the form of `toISOString`, its digits aside. */
const isUtc = (text: string): boolean =>
  text.length === 24 && text.charCodeAt(23) === 90 && text.charCodeAt(10) === 84 && text.charCodeAt(4) === 45;

/**
 * The point in time of an ISO text, in milliseconds since 1970; undefined for what is none.
 * `YYYY-MM-DDTHH:MM:SS.sssZ`, as `toISOString` writes it, is read several times faster than by `Date.parse`.
 */
export function readTime(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!isUtc(text)) {
    const milliseconds = Date.parse(text);
    return Number.isNaN(milliseconds) ? undefined : milliseconds;
  }
  const year = digits(text, 0, 4);
  const month = digits(text, 5, 7);
  const leapDay = month > 2 ? leapYears(year) - leapYears(year - 1) : 0;
  const days =
    365 * (year - 1970) +
    leapYears(year - 1) -
    leapYears(1969) +
    (BEFORE[month - 1] ?? NaN) +
    leapDay +
    digits(text, 8, 10) -
    1;
  const time =
    days * DAY + digits(text, 11, 13) * 3_600_000 + digits(text, 14, 16) * 60_000 + digits(text, 17, 19) * 1000;
  const whole = time + digits(text, 20, 23);
  return Number.isNaN(whole) ? undefined : whole;
}
