import { twoLines } from '@/shared/ui/text/two-lines';
import type { ListColumn } from '../definition';

/** Pixels. */
export const ROW_HEIGHT = 35;
/** Two lines: names of columns are longer than their values, in some languages by much. */
export const HEADER_HEIGHT = 44;

export const HEADING = {
  fontSize: '0.75rem',
  lineHeight: 1.25,
  whiteSpace: 'normal',
  overflowWrap: 'break-word',
  hyphens: 'auto',
} as const;

/** What stands in a cell: two lines are read where one would be cut. */
export const CELL = {
  ...twoLines,
  overflowWrap: 'anywhere',
  // Cut off at its own end, not at the page's.
  unicodeBidi: 'plaintext',
  textAlign: 'left',
  '[dir=rtl] &': { textAlign: 'right' },
} as const;

export const FIGURE = { textAlign: 'right', '[dir=rtl] &': { textAlign: 'left' } } as const;

/** How wide a column is: what somebody made of it, a share of what is left, or as it is defined. Pixels. */
export function columnSize<T>(
  { name, sort, width = 120, flex }: ListColumn<T>,
  given: Readonly<Record<string, number>>,
) {
  const own = given[sort ?? name];
  return flex && !own ? { flex, minWidth: width } : { width: own ?? width };
}
