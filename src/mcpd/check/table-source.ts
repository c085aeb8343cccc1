import { readWorkbook } from '@/tables/xlsx/read-workbook';
import { TableFault } from '@/tables/table-fault';
import { unpackedPieces } from '@/tables/unpacked-pieces';
import { columnOf } from '../columns';
import { planHeader } from '../reading/header';
import { MAX_ROW_LENGTH, SeparatedRows, type SourceRow } from '../reading/separated-rows';
import { SNIFF_LENGTH, sniff, type Content } from '../reading/sniff';
import { TextReader } from '../reading/text-reader';
import type { NoteKind } from '../report/note-kinds';

/** Bytes of a file, and of what a compressed one unpacks to. */
export const CHECK_BYTES_MAX = 100_000_000;
export const CHECK_ROWS_MAX = 200_000;

export type SourceFault =
  | Exclude<Content, 'text' | 'spreadsheet' | 'gzip'>
  | 'tooLarge'
  | 'tooManyRows'
  | 'damaged'
  | 'openQuote'
  | 'notMcpd'
  | 'headerOnly';

/** A file that cannot be checked at all. */
export class SourceProblem extends Error {
  constructor(
    readonly fault: SourceFault,
    /** A line, or a number of rows. */
    readonly at = 0,
  ) {
    super(fault);
  }
}

export interface TableRow extends SourceRow {
  /** Of the line as a whole. */
  flags?: readonly NoteKind[] | undefined;
}

export interface TableSource {
  header: string[];
  rows: TableRow[];
  /** Of a workbook: the one that is checked, and those that are not. */
  sheet?: string;
  otherSheets: string[];
  encoding: string;
}

const known = (cells: readonly string[]): number => cells.filter((cell) => columnOf(cell)).length;

const isBlank = (row: SourceRow): boolean => !row.odd && row.cells.every((cell) => cell.trim() === '');

function taken(all: readonly TableRow[]): Pick<TableSource, 'header' | 'rows'> {
  const [head, ...rows] = all;
  if (!head || known(head.cells) === 0) throw new SourceProblem('notMcpd');
  const columns = new Set(planHeader(head.cells).columns);
  if (!columns.has('ACCENUMB') && !columns.has('GENUS')) throw new SourceProblem('notMcpd');
  if (rows.length === 0) throw new SourceProblem('headerOnly');
  return { header: head.cells, rows };
}

const tooMany = (rows: number): void => {
  // The header is one of them.
  if (rows > CHECK_ROWS_MAX + 1) throw new SourceProblem('tooManyRows', CHECK_ROWS_MAX);
};

function ofText(pieces: Iterable<Uint8Array>): TableSource {
  const rows: TableRow[] = [];
  const text = new TextReader();
  const source = new SeparatedRows((row) => {
    if (isBlank(row)) return;
    const flags: NoteKind[] = row.strayQuote ? ['strayQuote'] : [];
    while ((text.foreign[0] ?? Infinity) <= row.endLine) {
      const line = text.foreign.shift() ?? 0;
      if (line >= row.line && !flags.includes('otherEncoding')) flags.push('otherEncoding');
    }
    rows.push(flags.length > 0 ? { ...row, flags } : row);
    tooMany(rows.length);
  });
  let total = 0;
  for (const piece of pieces) {
    total += piece.length;
    if (total > CHECK_BYTES_MAX) throw new SourceProblem('tooLarge');
    source.push(text.push(piece));
    if (text.pending > MAX_ROW_LENGTH) throw new SourceProblem('binary');
  }
  source.push(text.end());
  source.end();
  if (source.openQuoteIn !== undefined) throw new SourceProblem('openQuote', source.openQuoteIn);
  return { ...taken(rows), otherSheets: [], encoding: text.encoding };
}

function ofWorkbook(bytes: Uint8Array): TableSource {
  const sheets: { name: string; rows: TableRow[] }[] = [];
  let unpacked = 0;
  let rows = 0;
  readWorkbook(bytes, {
    onSheet: (name) => void sheets.push({ name, rows: [] }),
    onRow: (line, cells, odd) => {
      sheets.at(-1)?.rows.push({ line, endLine: line, cells, ...(odd && { odd }) });
      rows += 1;
      tooMany(rows);
    },
    onUnpacked: (more) => {
      unpacked += more;
      // Of a sheet most is markup.
      if (unpacked > 10 * CHECK_BYTES_MAX) throw new SourceProblem('tooLarge');
    },
  });
  const filled = sheets.filter((sheet) => sheet.rows.length > 0);
  const count = ({ rows: [head] }: (typeof sheets)[number]) => known(head?.cells ?? []);
  const [best] = filled.toSorted((a, b) => count(b) - count(a));
  if (!best) throw new SourceProblem('empty');
  const otherSheets = filled.filter((sheet) => sheet !== best).map(({ name }) => name);
  return { ...taken(best.rows), sheet: best.name, otherSheets, encoding: '' };
}

function* portions(bytes: Uint8Array): Generator<Uint8Array> {
  const size = 1 << 20;
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size);
}

function* unpackedBytes(bytes: Uint8Array): Generator<Uint8Array> {
  for (const piece of unpackedPieces(bytes, 'gzip')) yield piece.bytes;
}

/** The rows of a file: CSV, text with tabs, such a text packed by gzip, or a workbook. @throws SourceProblem */
export function readSource(bytes: Uint8Array): TableSource {
  if (bytes.length > CHECK_BYTES_MAX) throw new SourceProblem('tooLarge');
  const content = sniff(bytes.subarray(0, SNIFF_LENGTH));
  try {
    if (content === 'text') return ofText(portions(bytes));
    if (content === 'gzip') return ofText(unpackedBytes(bytes));
    if (content === 'spreadsheet') return ofWorkbook(bytes);
  } catch (fault) {
    throw fault instanceof TableFault ? new SourceProblem('damaged') : fault;
  }
  throw new SourceProblem(content);
}
