import { MAX_IDENTIFIER_LENGTH } from '@/contract/match';
import { isWiewsCode } from '@/contract/patterns';

/** One thing to look for, and the lines of the paste that it stands on, from 1. */
export interface PastedIdentifier {
  text: string;
  lines: number[];
}

export interface Pasted {
  /** Each text once, in the order of the paste. */
  identifiers: PastedIdentifier[];
  /** Repetitions that were left out. */
  doubles: number;
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

/**
 * Takes a paste apart: lines, cells of a spreadsheet, lists with commas, semicolons or bars. Everything but separators
 * and the quotation marks around a cell stays; spaces do not part, as they stand inside of accession numbers.
 */
export function splitIdentifiers(paste: string): Pasted {
  const known = new Map<string, PastedIdentifier>();
  let doubles = 0;
  const lines = paste.split(LINE_END);
  const rows = lines.map(cellsOf);
  const column = instituteColumn(rows);
  for (const [i, row] of rows.entries()) {
    const isRow = row.length === 2 || (row.length > 2 && lines[i]?.includes('\t'));
    const at = isRow ? codeIn(row, column) : -1;
    for (const text of at < 0 ? row : joined(row, at)) {
      const before = known.get(text);
      if (before) doubles += 1;
      if (before && before.lines.at(-1) !== i + 1) before.lines.push(i + 1);
      if (!before) known.set(text, { text, lines: [i + 1] });
    }
  }
  const all = [...known.values()];
  return {
    identifiers: all.filter(({ text }) => text.length <= MAX_IDENTIFIER_LENGTH),
    doubles,
    tooLong: all.filter(({ text }) => text.length > MAX_IDENTIFIER_LENGTH),
  };
}
