import type { AddedColumn } from './filled-column';
import type { TableRow } from './table-source';

/** What one correction changed, for taking it back. */
export interface Step {
  cells: { row: number; index: number; value: string; length: number }[];
  removed: number[];
  /** What was odd about rows and their cells before. */
  odd: [row: number, before: Pick<TableRow, 'flags' | 'odd'>][];
  /** The column that it added to the file. */
  column?: AddedColumn;
}
