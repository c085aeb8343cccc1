import { daysInMonth } from './days-in-month';

/** `YYYYMMDD`; a month or a day that is not known is `00`. */
export const isMcpdDate = (value: string): boolean => {
  const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)$/.exec(value)?.map(Number) ?? [];
  if (year === undefined || month === undefined || day === undefined || year === 0 || month > 12) return false;
  return month === 0 || day === 0 ? day === 0 : day <= daysInMonth(month, year);
};
