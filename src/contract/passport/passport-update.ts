/** What becomes of accessions that are published and that a whole file does not name. */
export const GONE_CHOICES = ['keep', 'historic', 'remove'] as const;
export type GoneChoice = (typeof GONE_CHOICES)[number];

/** The first four add up to the rows that were sent; `gone` are current accessions that the file does not name. */
export const ROW_OUTCOMES = ['new', 'changed', 'unchanged', 'refused', 'gone'] as const;
export type RowOutcome = (typeof ROW_OUTCOMES)[number];

/** At most in one call of a genebank's system. */
export const PUSHED_ROWS_MAX = 10_000;
/** At most in one file. */
export const FILE_ROWS_MAX = 100_000;

/** What one cell says of an accession, and what was published; each in the form of MCPD, empty where there is no value. */
export interface CellChange {
  column: string;
  previous: string;
  value: string;
}

/** What was noted about one cell: of a row that is refused, why; else what was not loaded, or is doubtful. */
export interface CellNote {
  /** As it was sent. */
  column: string;
  value: string;
  severity: 'refused' | 'remark';
  /** False where the cell was not loaded: of an accession that is published, its value stays. */
  taken?: false;
  /** Which note it is: the portal says it in the reader's language. */
  kind: string;
  /** The same in English, with `detail` behind it. */
  reason: string;
  /** What belongs to this value alone: what stands in the file, or words by their name and what stands in them. */
  detail?: string | number | { name: string; values: Readonly<Record<string, string | number>> };
}

export interface PassportRowResult {
  outcome: RowOutcome;
  /** Physical line of a file; of a call the place of the row, from 1. Null for what was not sent. */
  line: number | null;
  /** Null where the row is refused. */
  uuid: string | null;
  accessionNumber: string;
  genus: string;
  changes: CellChange[];
  notes: CellNote[];
}

export interface PassportCounts {
  /** `new + changed + unchanged + refused`. */
  rows: number;
  new: number;
  changed: number;
  unchanged: number;
  refused: number;
  /** Accessions of the institute before: `changed + unchanged + gone + untouched`. */
  published: number;
  gone: number;
  /** Historic ones that are not named, and those of refused rows: they stay as they are. */
  untouched: number;
  /** Rows that are loaded, with a remark. */
  remarked: number;
}

/** Passport data that came as a whole: checked first, then applied once, and taken back while nothing later was applied. */
export interface PassportUpdate {
  uuid: string;
  instituteCode: string;
  /** Null where a system pushed rows. */
  fileName: string | null;
  state: 'CHECKED' | 'APPLIED' | 'UNDONE';
  createdDate: string;
  /** What the person is called. */
  by: string | null;
  appliedDate: string | null;
  /** Of one that was taken back. */
  undone?: { date: string; by: string | null };
  /** What became of those that are gone. */
  gone: GoneChoice;
  counts: PassportCounts;
  /** In how many accessions a column changes, the most frequent first. */
  columns: { column: string; count: number }[];
  /** Columns that mean nothing in MCPD: not loaded. */
  unknownColumns: string[];
  /** Nothing later was applied for the institute. */
  undoable: boolean;
}

/** Values by MCPD column; of columns with several values also a list. Null empties. */
export type PushedRow = Record<string, string | number | boolean | null | readonly (string | number)[]>;

export interface PushReport {
  /** Null where nothing changed: the same rows sent again are no update. */
  update: PassportUpdate | null;
  counts: PassportCounts;
  rows: PassportRowResult[];
}
