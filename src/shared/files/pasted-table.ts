import Papa from 'papaparse';
import { ValidationError, type Schema } from 'yup';
import { SeparatedRows, type Separator } from '@/mcpd/reading/separated-rows';

/** What keeps a line from being sent: a property by its path, and why, as a key of `form:problem`. */
export interface Wrong {
  path: string;
  key: string;
  count?: number;
  /** Of a coding table. */
  code?: string;
}

export type Read<T> = { value: T; wrong?: never } | { wrong: readonly Wrong[] };

/** What people paste of one kind: its columns, and what a line of them means. */
export interface TableKind<C extends string, T> {
  /** In the order of the template. A header names them in any order and case; others that it names are not read. */
  columns: readonly C[];
  /** Those that a header has. Where there are none, a table may come without it, its columns in their order. */
  needed: readonly C[];
  /** Lines that can be sent. */
  most: number;
  /** Lines that are right are sent without those that are not. */
  partly?: true;
  /** By a heading, where columns have more names than their own. */
  named?: (heading: string) => C | undefined;
  /** In which a property stands, by its path; the column of its name where this is left out. */
  columnOf?: (path: string) => C;
  /** Reads the lines of one text, one after the other. */
  reader: () => (cells: Readonly<Record<C, string>>) => Read<T>;
}

/** What is wrong in a line, counted from 1. */
export interface BadCell {
  line: number;
  column: string;
  value: string;
  key: string;
  count?: number;
  code?: string;
}

export interface PastedLine<C extends string, T> {
  line: number;
  /** As they stand in the text. */
  row: readonly string[];
  cells: Readonly<Record<C, string>>;
  /** Where nothing is wrong. */
  value?: T;
  wrong: readonly BadCell[];
}

export type PastedTable<C extends string, T> =
  | { fault: 'lines' }
  | { fault: 'header'; found: readonly string[] }
  /** The quotation mark that opens in this line is never closed: where its cell ends is not known. */
  | { fault: 'quote'; line: number }
  | {
      fault?: never;
      /** Empty where the columns stand in their order. */
      header: readonly string[];
      /** Every one with something in it. */
      lines: readonly PastedLine<C, T>[];
      /** Headings that no column has. */
      unread: readonly string[];
    };

/** A header and one line. */
export const LINES_MIN = 2;

/** By a schema of the contract. */
export function checked<T>(schema: Schema<T>, value: unknown): Read<T> {
  try {
    return { value: schema.validateSync(value, { abortEarly: false }) };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return {
      wrong: (error.inner.length > 0 ? error.inner : [error]).map(({ path = '', message }) => {
        // Messages of the contract's tests are objects, which yup hands on as they are and types as texts.
        const { key = 'pattern', count, code } = message as unknown as Partial<Wrong>;
        return { path, key, ...(count !== undefined && { count }), ...(code !== undefined && { code }) };
      }),
    };
  }
}

/** The column of a property, by its path; the path where it has none. */
export function columnAt<C extends string, T>({ columns, columnOf }: TableKind<C, T>, path: string): string {
  if (columnOf) return columnOf(path);
  const [first = ''] = path.split(/[.[]/);
  return (columns as readonly string[]).includes(first) ? first : path;
}

interface Row {
  line: number;
  cells: string[];
}

const plainBreaks = (text: string): string => text.replaceAll(/\r\n?/g, '\n');

/** Rows with something in them; `open`: the line of a quotation mark that nobody closes. */
function rowsOf(text: string): { rows: Row[]; open: number | undefined } {
  const plain = text.replace(/^\uFEFF/, '');
  const [head = ''] = plain.replace(/^\s*[\r\n]/, '').split(/[\r\n]/, 1);
  const rows: Row[] = [];
  const reader = new SeparatedRows(({ line, cells }) => {
    if (cells.some((cell) => cell.trim() !== '')) rows.push({ line, cells });
  });
  reader.separator = (['\t', ';', ',', '|'] satisfies Separator[]).find((each) => head.includes(each)) ?? '\t';
  reader.push(plain);
  reader.end();
  return { rows, open: reader.openQuoteIn };
}

/** Reads what was pasted from a spreadsheet or came from a file. Every line with something in it is answered for. */
export function readPasted<C extends string, T>(text: string, kind: TableKind<C, T>): PastedTable<C, T> {
  const { columns, needed, most } = kind;
  const { rows, open } = rowsOf(text);
  if (open !== undefined) return { fault: 'quote', line: open };
  const names = rows[0]?.cells.map((name) => name.trim()) ?? [];
  const named = kind.named ?? ((name) => columns.find((column) => column.toLowerCase() === name.toLowerCase()));
  const places = new Map<C, number>();
  const unread: string[] = [];
  for (const [at, name] of names.entries()) {
    const column = named(name);
    if (column && !places.has(column)) places.set(column, at);
    else if (name !== '') unread.push(name);
  }
  if (needed.length > 0 && rows.length < LINES_MIN) return { fault: 'lines' };
  if (needed.some((column) => !places.has(column))) return { fault: 'header', found: names };
  const headed = places.size > 0;
  const width = headed ? names.length : columns.length;
  const placeOf = (column: C): number => (headed ? (places.get(column) ?? -1) : columns.indexOf(column));
  const read = kind.reader();
  const lines = rows.slice(headed ? 1 : 0).map(({ line, cells: row }, at): PastedLine<C, T> => {
    const cells = Object.fromEntries(columns.map((name) => [name, plainBreaks(row[placeOf(name)] ?? '')])) as Record<
      C,
      string
    >;
    const bad = ({ path, ...why }: Wrong, value: string): BadCell => ({
      line,
      column: path && columnAt(kind, path),
      value,
      ...why,
    });
    const beyond = row.slice(width).filter((cell) => cell.trim() !== '');
    if (beyond.length > 0) return { line, row, cells, wrong: [bad({ path: '', key: 'beyond' }, beyond.join(' '))] };
    if (at >= most) return { line, row, cells, wrong: [bad({ path: '', key: 'listAtMost', count: most }, '')] };
    const { wrong, ...rest } = read(cells);
    const told = wrong?.map((each) => bad(each, cells[columnAt(kind, each.path) as C] ?? '')) ?? [];
    const once = new Map(told.map((each) => [JSON.stringify(each), each]));
    return { line, row, cells, ...rest, wrong: [...once.values()] };
  });
  return { header: headed ? names : [], lines, unread: headed ? unread : [] };
}

/** Rows as a spreadsheet copies them. */
export const tabbed = (rows: readonly (readonly string[])[]): string =>
  Papa.unparse(
    rows.map((row) => [...row]),
    { delimiter: '\t', newline: '\n' },
  );
