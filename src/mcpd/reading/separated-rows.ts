import Papa from 'papaparse';
import type { OddCell } from '@/tables/xlsx/sheet-rows';
import { columnOf } from '../columns';

export interface SourceRow {
  /** Physical line, from 1, in which the row begins. */
  line: number;
  /** In which it ends; later where a quoted value holds line breaks. */
  endLine: number;
  cells: string[];
  /** A quotation mark inside a quoted value was not doubled. */
  strayQuote?: boolean;
  /** Cells of a sheet that are not what they look like. */
  odd?: readonly OddCell[] | undefined;
}

export const SEPARATORS = { ',': 'comma', ';': 'semicolon', '\t': 'tab', '|': 'pipe' } as const;
export type Separator = keyof typeof SEPARATORS;

/** No row of a table is longer; a quotation mark that is open for so long was never meant to open. */
export const MAX_ROW_LENGTH = 1_000_000;
export const NO_ROWS = 'this is not a table; its lines have no end';

const candidates = Object.keys(SEPARATORS) as Separator[];

interface Parsed {
  data: string[][];
  errors: { code: string; row: number }[];
  meta: { cursor: number };
}

const parse = (text: string, delimiter: string, newline: string, partial: boolean): Parsed =>
  new Papa.Parser({ delimiter, newline: newline as '\n' }).parse(text, 0, partial) as Parsed;

/** The separator that gives the header the most columns of MCPD; undefined where none gives any. */
export const separatorOf = (header: string): Separator | undefined => {
  let best: Separator | undefined;
  let most = 0;
  for (const separator of candidates) {
    const known = (parse(header, separator, '\n', false).data[0] ?? []).filter((name) => columnOf(name)).length;
    if (known > most) {
      most = known;
      best = separator;
    }
  }
  return best;
};

const breaksIn = (cells: string[], newline: string) => {
  let breaks = 0;
  for (const cell of cells) {
    for (let at = cell.indexOf(newline); at >= 0; at = cell.indexOf(newline, at + 1)) breaks++;
  }
  return breaks;
};

const isBlank = (cells: string[]) => cells.length <= 1 && (cells[0] ?? '').trim() === '';

/**
 * Separated text to rows, in pieces of any size (papaparse splits them). Finds separator and line ends from the header
 * row, counts physical lines, leaves blank lines out. A `sep=;` line, as Excel writes it, is obeyed.
 */
export class SeparatedRows {
  separator: Separator | undefined;
  blankLines = 0;
  /** The text ended inside a quoted value, in the row that begins in this line. */
  openQuoteIn: number | undefined;
  /** The last row has a line end. */
  ended = true;
  private newline = '';
  /** The physical line that comes next, from 1. */
  line = 1;
  private rest = '';
  /** Letters that a row must have which did not end yet before it is looked again whether it does. */
  private enough = 0;

  constructor(private readonly onRow: (row: SourceRow) => void) {}

  push(text: string): void {
    if (this.openQuoteIn !== undefined) return;
    this.rest += text;
    if (this.rest.length < this.enough || !this.ready(false)) return;
    this.take(true);
    this.enough = 2 * this.rest.length;
    if (this.rest.length > MAX_ROW_LENGTH) {
      this.openQuoteIn = this.line;
      this.rest = '';
    }
  }

  end(): void {
    if (this.openQuoteIn !== undefined || this.rest === '') return;
    this.ended = /[\r\n]$/.test(this.rest);
    this.ready(true);
    this.take(false);
  }

  /** Whether the header row is there, so that separator and line ends can be told. */
  private ready(last: boolean): boolean {
    if (this.newline !== '') return this.separator !== undefined;
    for (;;) {
      const found = /\r\n|\n|\r(?!\n|$)/.exec(this.rest);
      if (!found && !last) return false;
      const header = this.rest.slice(0, found?.index ?? this.rest.length);
      const told = /^sep=([,;|\t])\s*$/i.exec(header)?.[1];
      if (!told && header.trim() !== '') {
        this.newline = found?.[0] === '\r' ? '\r' : '\n';
        this.separator ??= separatorOf(header);
        return this.separator !== undefined;
      }
      if (told) this.separator = told as Separator;
      else if (found) this.blankLines++;
      if (!found) return false;
      this.rest = this.rest.slice(found.index + found[0].length);
      this.line++;
    }
  }

  private take(partial: boolean) {
    if (!this.separator) return;
    const { data, errors, meta } = parse(this.rest, this.separator, this.newline, partial);
    const text = partial ? this.rest.slice(0, meta.cursor) : this.rest;
    // Where every line end is one of a row, none stands in a value. The last row of all ends without one.
    const hasBreaks = breaksIn([text], this.newline) > data.length - (partial ? 0 : 1);
    const stray = new Set(errors.filter(({ code }) => code === 'InvalidQuotes').map(({ row }) => row));
    if (errors.some(({ code }) => code === 'MissingQuotes')) this.openQuoteIn = this.line;
    for (const [index, cells] of data.entries()) {
      const last = cells.length - 1;
      const tail = cells[last] ?? '';
      if (tail.endsWith('\r')) cells[last] = tail.slice(0, -1);
      const endLine = this.line + (hasBreaks ? breaksIn(cells, this.newline) : 0);
      if (this.openQuoteIn !== undefined && index === data.length - 1) this.openQuoteIn = this.line;
      else if (!isBlank(cells)) {
        this.onRow({ line: this.line, endLine, cells, ...(stray.has(index) && { strayQuote: true }) });
      } else if (partial || index < data.length - 1 || tail !== '') this.blankLines++;
      this.line = endLine + 1;
    }
    this.rest = partial ? this.rest.slice(meta.cursor) : '';
  }
}
