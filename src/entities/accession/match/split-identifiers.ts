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

/** A row of a table that names the institute in one cell: its code belongs to the number beside it. */
function joined(cells: string[], isRow: boolean): string[] {
  const codes = cells.filter(isWiewsCode);
  if (codes.length !== 1 || cells.length < 2 || !(isRow || cells.length === 2)) return cells;
  const at = cells.findIndex(isWiewsCode);
  const from = at + 1 < cells.length ? at : at - 1;
  const pair = at + 1 < cells.length ? `${cells[at]} ${cells[at + 1]}` : `${cells[at]} ${cells[at - 1]}`;
  return [...cells.slice(0, from), pair, ...cells.slice(from + 2)];
}

/**
 * Takes a paste apart: lines, cells of a spreadsheet, lists with commas, semicolons or bars. Everything but separators
 * and the quotation marks around a cell stays; spaces do not part, as they stand inside of accession numbers.
 */
export function splitIdentifiers(paste: string): Pasted {
  const known = new Map<string, PastedIdentifier>();
  let doubles = 0;
  for (const [i, line] of paste.split(LINE_END).entries())
    for (const text of joined(cellsOf(line), line.includes('\t'))) {
      const before = known.get(text);
      if (before) doubles += 1;
      if (before && before.lines.at(-1) !== i + 1) before.lines.push(i + 1);
      if (!before) known.set(text, { text, lines: [i + 1] });
    }
  const all = [...known.values()];
  return {
    identifiers: all.filter(({ text }) => text.length <= MAX_IDENTIFIER_LENGTH),
    doubles,
    tooLong: all.filter(({ text }) => text.length > MAX_IDENTIFIER_LENGTH),
  };
}
