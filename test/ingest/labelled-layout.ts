import type { ColumnRole } from '@/contract/dataset/ingest';

/** `|` parts the rows of headings; what is right; what stands in a row, counted from 0. */
export type LabelledColumn = readonly [headings: string, right: ColumnRole, cell: (row: number) => string];

/** A sheet as somebody keeps it, and what each column is. */
export interface LabelledLayout {
  name: string;
  /** Rows above the headings. */
  titles?: readonly (readonly string[])[];
  columns: readonly LabelledColumn[];
  /** Other sheets of the workbook. */
  beside?: Readonly<Record<string, readonly (readonly string[])[]>>;
}

/** Rows of each sheet. */
export const LABELLED_ROWS = 36;
