import type { ListColumn } from '../definition';

/** Pixels. */
export const ROW_HEIGHT = 35;
/** Two lines: names of columns are longer than their values, in some languages by much. */
export const HEADER_HEIGHT = 44;

/** How wide a column is: what somebody made of it, a share of what is left, or as it is defined. Pixels. */
export function columnSize<T>(
  { name, sort, width = 120, flex }: ListColumn<T>,
  given: Readonly<Record<string, number>>,
) {
  const own = given[sort ?? name];
  return flex && !own ? { flex, minWidth: width } : { width: own ?? width };
}
