import type { Language } from '@/contract/constants';
import type { Page, PageQuery } from '@/contract/page';
import { badRequest } from '../http/api-failure';
import { valuesOf, type Fields } from './field';

export const DEFAULT_LENGTH = 50;
/** The most rows of one page of nested rows. */
export const MAX_PAGE_LENGTH = 1_000;

/** The properties of a page beside its content: page `p` (from 0) of `size` rows, of which `shown` exist, of `total` rows. */
export function pageFacts(total: number, p: number, size: number, shown: number): Omit<Page<unknown>, 'content'> {
  const totalPages = Math.ceil(total / size);
  return {
    number: p,
    size,
    numberOfElements: shown,
    totalElements: total,
    totalPages,
    first: p === 0,
    last: p >= totalPages - 1,
  };
}

/** One page of rows that are already narrowed and sorted. A longer page than the longest is cut to it. */
export function pageOf<T>(rows: readonly T[], { p = 0, l = DEFAULT_LENGTH }: PageQuery): Page<T> {
  const size = Math.min(Math.max(l, 1), MAX_PAGE_LENGTH);
  const content = rows.slice(p * size, (p + 1) * size);
  return { content, ...pageFacts(rows.length, p, size, content.length) };
}

const collatorIn = (language: string) => new Intl.Collator(language, { numeric: true, sensitivity: 'base' });
const english = collatorIn('en');

/** Sorts by a field's first value, missing values last both ways; equal rows keep their order. 400 for an unknown property. */
export function sorted<T>(
  fields: Fields<T>,
  given: readonly T[],
  { s, d = 'ASC' }: PageQuery,
  language?: Language,
): readonly T[] {
  const name = language && Object.keys(fields).find((path) => fields[path]?.inLanguage);
  const rows = name && s !== name ? sorted(fields, given, { s: name }, language) : given;
  if (s === undefined || s === '') return d === 'DESC' ? [...rows].reverse() : rows;
  const field = Object.hasOwn(fields, s) ? fields[s] : undefined;
  if (!field) throw badRequest(`Rows cannot be sorted by "${s}".`);
  const sign = d === 'DESC' ? -1 : 1;
  const collator = language && s === name ? collatorIn(language) : english;
  return rows
    .map((row) => ({ row, value: (language && field.inLanguage?.(row, language)) ?? valuesOf(field, row)[0] }))
    .sort((a, b) => {
      if (a.value === undefined || b.value === undefined)
        return Number(a.value === undefined) - Number(b.value === undefined);
      const order =
        typeof a.value === 'number' && typeof b.value === 'number'
          ? a.value - b.value
          : collator.compare(String(a.value), String(b.value));
      return order * sign;
    })
    .map(({ row }) => row);
}
