/** How many days a month, from 1, has in that year; without a year as many as it can have. */
export const daysInMonth = (month: number, year = 2000): number => new Date(Date.UTC(year, month, 0)).getUTCDate();
