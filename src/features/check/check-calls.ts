import type { CheckKind } from '@/mcpd/check/check-kinds';
import type { CheckSummary, GroupCount } from '@/mcpd/check/check-summary';
import type { ColumnChange } from '@/mcpd/passport-difference';
import type { FillableColumn } from '@/mcpd/check/filled-column';
import type { CellFix, Problem } from '@/mcpd/check/problem';
import type { SourceFault } from '@/mcpd/check/table-source';
import type { RowsDone } from '@/mcpd/check/work';

/** What is known of a file once it was checked. */
export interface OpenedFile {
  headers: readonly string[];
  /** Whether MCPD knows the column. */
  known: readonly boolean[];
  /** Columns that identify an accession and are missing from the file. */
  missing: readonly string[];
  /** Those of them that one value may fill in all rows. */
  fillable: readonly FillableColumn[];
  sheet?: string | undefined;
  otherSheets: readonly string[];
  encoding: string;
  summary: CheckSummary;
}

export type GroupName = Pick<GroupCount, 'kind' | 'index'>;

export interface ProblemView extends Problem {
  /** What is in the cell, cut off after some length. */
  value: string;
}

export interface RowView {
  row: number;
  line: number;
  /** What the row calls its accession: number, genus. */
  name: string;
  problems: readonly ProblemView[];
}

export interface RowsAnswer {
  total: number;
  rows: readonly RowView[];
}

export interface WholeRow {
  row: number;
  line: number;
  cells: readonly string[];
  problems: readonly Problem[];
}

/** What the file changes in what is published. */
export interface ComparedFile {
  new: number;
  changed: number;
  unchanged: number;
  gone: number;
  /** How many rows change a column, the most first. */
  columns: readonly { column: string; count: number }[];
}

export interface ChangedView {
  row: number;
  line: number;
  name: string;
  changes: readonly ColumnChange[];
}

/** Nothing was changed. */
export interface Cancelled {
  cancelled: true;
}

/** What the page asks of whoever holds the file, here or in a worker. */
export interface CheckCalls {
  open(task: { file: File; today: string }): Promise<OpenedFile>;
  rows(task: { group?: GroupName | undefined; from: number; count: number }): RowsAnswer;
  row(task: { row: number }): WholeRow;
  fix(task: {
    kind: CheckKind;
    index: number;
    row?: number | undefined;
  }): Promise<{ fixed: number; summary: CheckSummary } | Cancelled>;
  edit(task: { row: number; cells: readonly CellFix[] }): CheckSummary;
  remove(task: { row: number }): CheckSummary;
  /** Adds a column with one value in all rows; answers what is wrong with the value. */
  fill(task: { column: FillableColumn; value: string }): Promise<OpenedFile | { fault: CheckKind } | Cancelled>;
  /** May remove a column that was added. */
  undo(task: object): Promise<OpenedFile | Cancelled>;
  /** Lets go of the correction that is being made. */
  cancel(task: object): void;
  file(task: object): Blob;
  /** Codes of the institutes that hold the rows. */
  institutes(task: object): readonly string[];
  /** @param task.published as `POST /acn/download` answers it in the columns of MCPD. */
  compare(task: { published: string }): ComparedFile;
  changes(task: { from: number; count: number }): readonly ChangedView[];
}

export type CallName = keyof CheckCalls;
export type Task<N extends CallName> = Parameters<CheckCalls[N]>[0];
export type Answer<N extends CallName> = Awaited<ReturnType<CheckCalls[N]>>;

export interface CallMessage {
  id: number;
  name: CallName;
  task: object;
}

export type CheckMessage =
  | { progress: RowsDone }
  /** Paths that the worker has fetched. */
  | { used: readonly string[] }
  | { id: number; answer: unknown }
  | { id: number; fault: SourceFault; at: number }
  | { id: number; broken: string };
