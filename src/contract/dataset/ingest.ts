import type { DataType, DescriptorCategory, DescriptorTerm } from '../descriptor/descriptor';

/** What a column of a sheet may be. `descriptor`: observations of one; `descriptorName`: the row says of which. */
export const COLUMN_ROLES = [
  'ignore',
  'accession',
  'institute',
  'genus',
  'doi',
  'descriptor',
  'descriptorName',
  'value',
  'method',
  'year',
] as const;
export type ColumnRole = (typeof COLUMN_ROLES)[number];

/** `sure`: the heading says so; `likely`: proposed from heading and values; `asked`: nobody knows, a person decides. */
export type Certainty = 'sure' | 'likely' | 'asked';

/** Why a role is proposed. */
export type RoleReason =
  | 'heading'
  | 'passport'
  | 'values'
  | 'descriptorName'
  | 'descriptorTitle'
  | 'similarTitle'
  | 'newDescriptor'
  | 'several'
  | 'otherCrop'
  | 'otherUnit'
  | 'counter'
  | 'another'
  | 'empty'
  | 'noHeading'
  | 'longText'
  | 'unclear';

/**
 * What speaks against the heading of a column. `constant`: one value in all rows; `counted`: each row the one before
 * and a step; `misfit`: the values are none of what the heading names; `exchanged` and `shifted`: but those of the column
 * `with`; `decimals`: some numbers have a decimal comma, others a point.
 */
export interface ColumnWarning {
  kind: 'constant' | 'counted' | 'misfit' | 'exchanged' | 'shifted' | 'decimals';
  /** The value, or a step. */
  value?: string;
  /** Place of another column, from 0. */
  with?: number;
  /** Share of values that fit the heading, from 0 to 1. */
  fits?: number;
}

/** A descriptor that the sheet brings with it, to be made. */
export interface NewDescriptor {
  title: string;
  description?: string | null;
  dataType: DataType;
  category: DescriptorCategory;
  uom?: string | null;
  minValue?: number | null;
  maxValue?: number | null;
  terms?: DescriptorTerm[];
}

export const DECIMAL_SIGNS = ['comma', 'point'] as const;
export type DecimalSign = (typeof DECIMAL_SIGNS)[number];

/** Texts that may stand for missing values, and the letters of each. */
export const MISSING_MARKS_MAX = 50;
export const MISSING_MARK_LENGTH = 50;

/** What a column is. Method and year are those of all its values. */
export interface IngestColumn {
  /** From 0. */
  at: number;
  role: ColumnRole;
  /** Of `descriptor`: the name under which `descriptors` tells which; the same in columns of several years. */
  name?: string;
  method?: string;
  year?: string;
  /** Of the numbers in it; absent: as they are written, a point where that leaves it open. */
  decimal?: DecimalSign;
  /** Of observations: texts that are read as others. */
  translations?: Translation[];
  /** Of observations: what a row that names an accession is read to have where the cell is empty. */
  fallback?: string;
}

/** A text of a sheet, and what it is read as; `null`: as no value. */
export interface Translation {
  text: string;
  as: string | null;
}

/** Of one column; each text and what it is read as has so many letters at most. */
export const TRANSLATIONS_MAX = 100;
export const TRANSLATION_LENGTH = 200;

/** What the values under one name are observations of: a descriptor that is there, a new one, or nothing. */
export type IngestDescriptor = { name: string } & ({ uuid: string } | { made: NewDescriptor } | { ignored: true });

export interface ProposedColumn extends IngestColumn {
  /** As it stands in the sheet, the heading rows one after the other. */
  heading: string;
  certainty: Certainty;
  reason: RoleReason;
  /** Rows that have a value, and how many different ones. */
  filled: number;
  distinct: number;
  samples: string[];
  /** All texts in it and how often each occurs, the commonest first, where these are few and occur again and again. */
  values?: { text: string; count: number }[];
  warnings: ColumnWarning[];
}

/** Different texts of a column that a proposal tells, at most. */
export const VALUES_SHOWN = 30;

/** A descriptor that is here, and what tells it from others of its title. */
export interface DescriptorChoice {
  uuid: string;
  title: string;
  /** Short name. */
  crop: string | null;
  uom: string | null;
  versionTag: string;
}

export type ProposedDescriptor = IngestDescriptor & {
  certainty: Certainty;
  reason: RoleReason;
  /** Of the descriptor that is there. */
  title?: string;
  /** Those that are called so, the likeliest first; of other crops where it is a new one for `otherCrop`. */
  choices?: DescriptorChoice[];
  /** The values as they would be read without a descriptor that is there. */
  guessed: NewDescriptor;
  count: number;
};

/** How a sheet would be taken in. */
export interface IngestProposal {
  sheets: string[];
  /** Rows of headings, and those above them that are none. */
  headingRows: number;
  titleRows: number;
  rows: number;
  /** As they stand in the file: those above the headings, the headings, and the first `INGEST_ROWS_SHOWN` below. */
  top: { line: number; cells: string[] }[];
  columns: ProposedColumn[];
  descriptors: ProposedDescriptor[];
  /** Sheets, of this file or others of the dataset, that say what codes stand for, or describe the columns. */
  legends: string[];
  /** Short names of the crops that the accessions of the rows are of; of the dataset's where that is not known. */
  crops: string[];
  /** Texts among the values that stand for missing ones, as they are written there. */
  missing: string[];
}

export const INGEST_ROWS_SHOWN = 100;

/** `replace`: what was observed before goes; `add`: it stays. */
export type IngestMode = 'replace' | 'add';

export interface IngestRequest {
  headingRows: number;
  titleRows: number;
  columns: IngestColumn[];
  descriptors: IngestDescriptor[];
  /** WIEWS code of the holder, where rows name none. */
  institute?: string;
  /** All texts that stand for missing values, whatever their case; absent: `NA`, `NaN`, `NULL`, `-`, `.` and the like. */
  missing?: string[];
  mode: IngestMode;
  /** Absent: only checked. The version of the dataset that was seen. */
  version?: number;
}

/** What can be said of a value; sentences are the reader's. */
export const INGEST_NOTES = {
  noAccession: 'refused',
  unknownAccession: 'refused',
  ambiguousAccession: 'refused',
  errorCell: 'refused',
  noResult: 'refused',
  noDescriptor: 'refused',
  noValue: 'refused',
  repeated: 'refused',
  alreadyThere: 'refused',
  notANumber: 'refused',
  notADate: 'refused',
  notABoolean: 'refused',
  unnamedColumn: 'left',
  nothingObserved: 'left',
  dayInNumber: 'kept',
  outOfRange: 'kept',
  newCode: 'kept',
  numberForm: 'kept',
  spelledOtherwise: 'kept',
  otherGenus: 'kept',
} as const;
export type IngestNoteKind = keyof typeof INGEST_NOTES;

export interface IngestNote {
  kind: IngestNoteKind;
  /** Of the file, from 1. */
  line: number;
  column: string;
  value: string;
  /** What else is to be said: a range, the spelling of the catalogue. */
  detail?: string;
  /** How many it is said of, where these are more than one: an accession is told once, a row without one as well. */
  observations?: number;
}

/** A column, or a name in rows, of which values could not be read. */
export interface UnreadColumn {
  /** As its heading stands in the sheet. */
  heading: string;
  observations: number;
  /** Of these. */
  unread: number;
  loaded: number;
  /** The commonest of the values that could not be read; of numbers with a decimal comma one, where most are such. */
  sample: string;
  /** What they may be: numbers with a decimal comma, or one mark for missing values. */
  hint?: 'decimalComma' | 'missing';
}

/** Columns of which nothing can be loaded: somebody reads them otherwise, or leaves them out, before the sheet is. */
export const refusedWhole = ({ unread }: Pick<IngestReport, 'unread'>): UnreadColumn[] =>
  unread.filter(({ loaded }) => loaded === 0);

/**
 * What becomes of the cells below the headings: `all` is the sum of those that are observations, that name an accession,
 * a method or a year (`keys`), that are ignored, and that are empty or hold a mark for a missing value.
 */
export interface CellCounts {
  all: number;
  observed: number;
  keys: number;
  ignored: number;
  empty: number;
  /** Of those observed: empty ones that took the default of their column. */
  defaulted: number;
}

/** What a load would do, or did. Every observation is loaded or refused. */
export interface IngestReport {
  rows: number;
  observations: number;
  loaded: number;
  refused: number;
  /** Values of columns or names that are ignored. */
  ignored: number;
  cells: CellCounts;
  accessions: number;
  descriptors: number;
  /** The most frequent first; `observations` where these are more than what was noted. */
  counts: { kind: IngestNoteKind; count: number; first: IngestNote; observations?: number }[];
  /** In the order of the sheet. */
  unread: UnreadColumn[];
  /** The first of them; all are in the file of the report. */
  notes: IngestNote[];
  noteCount: number;
  /** Whether the observations are in the dataset now. */
  applied: boolean;
}

/** Notes that an answer holds; the report as a file has all. */
export const INGEST_NOTES_SHOWN = 500;

export interface IngestTask {
  id: string;
  status: 'running' | 'done' | 'failed' | 'cancelled';
  /** From 0 to 1. */
  progress: number;
  report?: IngestReport;
  /** Of `failed`: a sentence. */
  error?: string;
}
