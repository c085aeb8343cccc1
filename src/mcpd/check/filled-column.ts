import type { OddCell } from '@/tables/xlsx/sheet-rows';
import { severityOfKind, type CheckKind } from './check-kinds';
import { RowCheck, type RowCheckOptions } from './row-check';
import type { TableRow, TableSource } from './table-source';

/** Columns that every row needs, and that may be the same for a whole file. */
export const FILLABLE = ['INSTCODE', 'GENUS'] as const;
export type FillableColumn = (typeof FILLABLE)[number];

/** A column that was added behind those of the file. */
export interface AddedColumn {
  column: FillableColumn;
  value: string;
  index: number;
  /** Rows that ended before it, as they were. */
  short: ReadonlyMap<TableRow, Pick<TableRow, 'flags'> & { length: number }>;
}

/** The value as it would be loaded, or what is wrong with it. */
export function fillValue(
  column: FillableColumn,
  typed: string,
  options: RowCheckOptions,
): { value: string; fault?: CheckKind } {
  const value = typed.trim();
  const { problems } = new RowCheck([column], options).check({ line: 1, endLine: 1, cells: [value] });
  const problem = problems.find(({ index }) => index === 0);
  if (!problem) return { value };
  const { kind, fix } = problem;
  const [fixed] = Array.isArray(fix) ? fix : [];
  // Capitals of a code are no other value.
  return severityOfKind(kind) === 'normalised' && fixed ? { value: fixed.value } : { value, fault: kind };
}

const moved = (odd: readonly OddCell[], from: number, by: number): OddCell[] =>
  odd.map((cell) => (cell.index < from ? cell : { ...cell, index: cell.index + by }));

/** What a row has beyond the header stays beyond it, and a row that is too short is still said to be. */
export function addColumn({ header, rows }: TableSource, column: FillableColumn, value: string): AddedColumn {
  const index = header.length;
  const short = new Map<TableRow, Pick<TableRow, 'flags'> & { length: number }>();
  header.push(column);
  for (const row of rows) {
    const { cells, flags, odd } = row;
    if (cells.length < index) {
      short.set(row, { length: cells.length, ...(flags && { flags }) });
      row.flags = [...(flags ?? []), 'shortRow'];
      while (cells.length < index) cells.push('');
    }
    cells.splice(index, 0, value);
    if (odd) row.odd = moved(odd, index, 1);
  }
  return { column, value, index, short };
}

export function removeColumn({ header, rows }: TableSource, { index, short }: AddedColumn): void {
  header.splice(index, 1);
  for (const row of rows) {
    row.cells.splice(index, 1);
    if (row.odd) row.odd = moved(row.odd, index + 1, -1);
    const before = short.get(row);
    if (!before) continue;
    row.cells.length = before.length;
    row.flags = before.flags ?? [];
  }
}
