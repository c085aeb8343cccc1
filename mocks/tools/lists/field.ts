import type { Language } from '@/contract/constants';

/** A single comparable value of a row. Dates are text that sorts by time (`2020-01-31`, `20200131`). */
export type Scalar = string | number | boolean;

/**
 * One property by which rows are narrowed, counted or sorted.
 * `terms`: equals one of a list. `text`: `{ eq, contains, sw, ge, le }`. `number` and `date`: `{ eq, ge, gt, le, lt }`. `flag`: true or false.
 */
export interface Field<T> {
  kind: 'terms' | 'text' | 'number' | 'date' | 'flag';
  /** What it is sorted by where the caller says a language; rows that are equal otherwise are sorted by it as well. */
  inLanguage?: (row: T, language: Language) => string;
  /** A row may have several values (a country lies in many regions); null or an empty list is a missing value. */
  value: (row: T) => Scalar | null | undefined | readonly Scalar[];
  /** Counted as a facet; by another value where what is matched holds more (a region and all above it). */
  facet?: true | ((row: T) => Scalar | null | undefined);
  /** Searched by `_text`. */
  search?: boolean;
  /** Only sorts, or is only counted: no property of the filter. */
  internal?: boolean;
}

/** Keyed by dotted path, which is the property of the filter, the key of the facet and the name in `s`. */
export type Fields<T> = Readonly<Record<string, Field<T>>>;

const listOf = (value: Scalar | null | undefined | readonly Scalar[]): readonly Scalar[] => {
  if (value === null || value === undefined || value === '') return [];
  return typeof value === 'object' ? value : [value];
};

export const valuesOf = <T>(field: Field<T>, row: T): readonly Scalar[] => listOf(field.value(row));

export const countedValuesOf = <T>(field: Field<T>, row: T): readonly Scalar[] =>
  typeof field.facet === 'function' ? listOf(field.facet(row)) : valuesOf(field, row);
