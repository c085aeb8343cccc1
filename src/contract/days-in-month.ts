/** How many days a month, from 1, has in that year; without a year as many as it can have. */
export function daysInMonth(month: number, year = 2000): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}
