import type { AddedColumn } from './filled-column';
import type { TableRow } from './table-source';

/** A row as it was: cells in the order in which they were written, and how many cells there were. */
export interface RowBefore {
  flags: TableRow['flags'];
  odd: TableRow['odd'];
  cells: { index: number; value: string; length: number }[];
  isRemoved: boolean;
}

/** What one correction changed, for taking it back. */
export interface Step {
  rows: ReadonlyMap<number, RowBefore>;
  /** How many were changed. */
  cells: number;
  /** The column that it added to the file. */
  column?: AddedColumn;
}
