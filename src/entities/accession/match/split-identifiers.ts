import { MAX_IDENTIFIER_LENGTH } from '@/contract/accession/match';
import { isWiewsCode } from '@/contract/patterns';
import { readPasted } from '@/shared/files/pasted-table';
import { referenceTable, type ReferenceCells } from '../reference-table';

/** One thing to look for, and the lines of the paste that it stands on, from 1. */
export interface PastedIdentifier {
  text: string;
  lines: number[];
  /** What the columns of its line say, where there are columns. */
  cells?: ReferenceCells;
}

export interface Pasted {
  /** Each text once, in the order of the paste. */
  identifiers: PastedIdentifier[];
  /** Repetitions that were left out. */
  doubles: number;
  /** Headings of columns that are not looked up. */
  unread: readonly string[];
  /** Not to be sent: longer than any identifier. */
  tooLong: PastedIdentifier[];
}

const LINE_END = /\r\n|[\n\r\u2028\u2029\v\f]/;
/** A cell in quotation marks, in which two of them stand for one, up to the next separator. */
const QUOTED = /\s*"((?:[^"]|"")*)"\s*(?=[\t,;|]|$)/y;
/** Up to the next separator; the decimal comma of `1,23E+05` is none. */
const PLAIN = /(?:\d,(?=\d+E[+-]?\d)|[^\t,;|])*/iy;

/** White space of every kind is one space: `PI\u00a0316141` is not another identifier than `PI 316141`. */
const spaced = (text: string): string => text.replace(/\s+/gu, ' ').trim();

function cellsOf(line: string): string[] {
  const cells: string[] = [];
  for (let at = 0; at <= line.length; at++) {
    QUOTED.lastIndex = PLAIN.lastIndex = at;
    const quoted = QUOTED.exec(line);
    const cell = quoted?.[1]?.replaceAll('""', '"') ?? PLAIN.exec(line)?.[0] ?? '';
    at = quoted ? QUOTED.lastIndex : PLAIN.lastIndex;
    cells.push(spaced(cell));
  }
  return cells.filter(Boolean);
}

/**
 * The column of a paste that names institutes: accession numbers such as NGB1156 look like their codes. It has the most
 * codes, or the fewest different ones; undefined where columns are alike.
 */
function instituteColumn(rows: readonly (readonly string[])[]): number | undefined {
  const columns: string[][] = [];
  for (const row of rows) row.forEach((cell, at) => isWiewsCode(cell) && (columns[at] ??= []).push(cell));
  const ranked = columns
    .map((codes, at) => ({ at, count: codes.length, different: new Set(codes).size }))
    .toSorted((a, b) => b.count - a.count || a.different - b.different);
  const [first, second] = ranked;
  const alike = second && first?.count === second.count && first.different === second.different;
  return alike ? undefined : first?.at;
}

/** The place of the institute's code in a row. */
function codeIn(row: readonly string[], column: number | undefined): number {
  const codes = row.filter(isWiewsCode);
  if (codes.length === 1) return row.findIndex(isWiewsCode);
  return column !== undefined && isWiewsCode(row[column] ?? '') ? column : -1;
}

/** A row of a table that names the institute in one cell: its code belongs to the number beside it. */
function joined(row: readonly string[], at: number): string[] {
  const from = at + 1 < row.length ? at : at - 1;
  const number = row[from === at ? at + 1 : from];
  return [...row.slice(0, from), `${row[at]} ${number}`, ...row.slice(from + 2)];
}

/** In the place of a genus: one word, or none. */
const GENUS = /^(?:\p{Lu}\p{Ll}[\p{L}-]*)?$/u;

type Line = Omit<PastedIdentifier, 'lines'>[] | undefined;

/** Its columns alone: what they say is looked up, whatever it is. */
const COLUMNS = { ...referenceTable, most: Infinity, reader: () => () => ({ value: null }) };

/**
 * Lines of a table of accessions: below a header that names numbers or DOIs, or columns of institute, number and genus in
 * this order. Undefined where the paste is no such table.
 */
function linesOf(paste: string): { lines: Line[]; unread: readonly string[] } | undefined {
  const read = readPasted(paste, COLUMNS);
  if (read.fault || read.lines.length === 0 || read.lines.some(({ wrong }) => wrong.length > 0)) return undefined;
  const names = new Set(read.header.map((name) => referenceTable.named?.(name)));
  const inOrder = ({ row: [institute = '', number = '', genus] }: (typeof read.lines)[number]) =>
    isWiewsCode(institute) && number !== '' && genus !== undefined && GENUS.test(genus);
  const isTable = names.size > 0 ? names.has('acceNumb') || names.has('doi') : read.lines.every(inOrder);
  if (!isTable) return undefined;
  const lines: Line[] = [];
  for (const { line, cells, row } of read.lines) {
    const { instCode, acceNumb, doi } = cells;
    // What says neither is not found, but it is told.
    lines[line - 1] = [{ text: spaced(acceNumb ? `${instCode} ${acceNumb}` : doi || row.join(' ')), cells }];
  }
  return { lines, unread: read.unread };
}

/** Lines of whatever else people paste. */
function loose(paste: string): Line[] {
  const lines = paste.split(LINE_END);
  const rows = lines.map(cellsOf);
  const column = instituteColumn(rows);
  return rows.map((row, i) => {
    const isRow = row.length === 2 || (row.length > 2 && lines[i]?.includes('\t'));
    const at = isRow ? codeIn(row, column) : -1;
    return (at < 0 ? row : joined(row, at)).map((text) => ({ text }));
  });
}

/**
 * Takes a paste apart: a table of accessions, lines, cells of a spreadsheet, lists with commas, semicolons or bars.
 * Everything but separators and the quotation marks around a cell stays; spaces do not part, as they stand inside of
 * accession numbers.
 */
export function splitIdentifiers(paste: string): Pasted {
  const known = new Map<string, PastedIdentifier>();
  let doubles = 0;
  const { lines, unread } = linesOf(paste) ?? { lines: loose(paste), unread: [] };
  for (const [i, line = []] of lines.entries()) {
    for (const each of line) {
      const before = known.get(each.text);
      if (before) doubles += 1;
      if (before && before.lines.at(-1) !== i + 1) before.lines.push(i + 1);
      if (!before) known.set(each.text, { ...each, lines: [i + 1] });
    }
  }
  const all = [...known.values()];
  return {
    identifiers: all.filter(({ text }) => text.length <= MAX_IDENTIFIER_LENGTH),
    doubles,
    unread,
    tooLong: all.filter(({ text }) => text.length > MAX_IDENTIFIER_LENGTH),
  };
}
