/** `YYYY-MM-DD` of a date of the catalogue (`YYYYMMDD`), null where a part of it is not known. */
export const isoDay = (date: string | null | undefined): string | null => {
  const [, year, month, day] = /^(\d{4})(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/.exec(date ?? '') ?? [];
  return year ? `${year}-${month}-${day}` : null;
};

/** Midnight (UTC) of such a day. */
export const isoTime = (date: string | null | undefined): string | null => {
  const day = isoDay(date);
  return day && `${day}T00:00:00Z`;
};
