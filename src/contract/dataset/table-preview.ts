/** How far a table file has been read. `progress` from 0 to 1. */
export interface TableFile {
  uuid: string;
  name: string;
  /** Bytes. */
  size: number;
  status: 'READING' | 'READY' | 'FAILED';
  progress: number;
  /** Why it failed, in a sentence for people. */
  error?: string;
  /** Known when ready; a CSV has one, named after the file. */
  sheets: TableSheet[];
  /** What the file belongs to. */
  dataset?: { uuid: string; title: string } | null;
}

export interface TableSheet {
  /** From 0, as in the address. */
  index: number;
  name: string;
  /** Rows below the header. */
  rowCount: number;
  /** The header. */
  columns: string[];
}

/** Cells as text, row by row; as many as the sheet has columns. */
export interface TableRows {
  content: string[][];
  number: number;
  size: number;
  totalElements: number;
}
