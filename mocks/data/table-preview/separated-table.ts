import Papa from 'papaparse';
import {
  MAX_ROW_LENGTH,
  NO_ROWS,
  SEPARATORS,
  SeparatedRows,
  type Separator,
  type SourceRow,
} from '@/mcpd/reading/separated-rows';
import { NO_TEXT, SNIFF_LENGTH, sniff } from '@/mcpd/reading/sniff';
import { TextReader } from '@/mcpd/reading/text-reader';
import { TableFault } from '@/tables/table-fault';

const BEGINNING = /^(?:\s*\n|sep=[,;|\t]\s*\n)+/i;

/** Lines by which a separator is judged. */
const JUDGED = 30;

/** How many cells most rows have, and the share of rows that have so many. */
function commonest(rows: readonly string[][]): { count: number; share: number } {
  const counts = new Map<number, number>();
  for (const { length } of rows) counts.set(length, (counts.get(length) ?? 0) + 1);
  const [[count, times] = [1, 0]] = [...counts].toSorted((a, b) => b[1] - a[1] || b[0] - a[0]);
  return { count, share: times / (rows.length || 1) };
}

/**
 * The separator that gives the first line the most cells. Where most lines below have more of them, as below a title
 * with commas, the one by which most lines have the same number of cells. A comma where none parts anything.
 */
export function separatorIn(text: string): Separator {
  const lines = text.replaceAll('\r\n', '\n').replace(BEGINNING, '');
  const found = (Object.keys(SEPARATORS) as Separator[]).map((separator) => {
    const { data } = Papa.parse<string[]>(lines, { delimiter: separator, preview: JUDGED, skipEmptyLines: true });
    return { separator, cells: data[0]?.length ?? 0, ...commonest(data) };
  });
  const [first] = found.toSorted((a, b) => b.cells - a.cells);
  if (first && first.cells > 1 && first.cells >= first.count) return first.separator;
  const [most] = found.filter(({ count }) => count > 1).toSorted((a, b) => b.share - a.share || b.count - a.count);
  return most?.separator ?? (first && first.cells > 1 ? first.separator : ',');
}

/** What was found out about a table of text on the way. */
export interface SeparatedForm {
  encoding: string;
  separator: Separator;
  blankLines: number;
}

/** Bytes of separated text to rows, in pieces of any size; separator, line ends and encoding are found out. */
export class SeparatedTable {
  readonly #text: TextReader;
  readonly #told: boolean;
  readonly #rows: SeparatedRows;
  #head: Uint8Array[] | undefined = [];
  #size = 0;

  /** @param encoding as the Encoding Standard labels it, where somebody says so. */
  constructor(onRow: (row: SourceRow) => void, encoding?: string) {
    this.#text = new TextReader(encoding);
    this.#told = encoding !== undefined;
    this.#rows = new SeparatedRows(onRow);
  }

  /** Physical lines so far, blank ones among them. */
  get lines(): number {
    return this.#rows.line - 1;
  }

  /** @throws TableFault where this is no text. */
  push(bytes: Uint8Array): void {
    if (!this.#head) {
      this.#take(this.#text.push(bytes));
      if (this.#text.pending > MAX_ROW_LENGTH) throw new TableFault(NO_ROWS);
      return;
    }
    this.#head.push(bytes);
    this.#size += bytes.length;
    if (this.#size >= SNIFF_LENGTH) this.#begin();
  }

  /** @throws TableFault where the file is empty, no text, or ends inside a quoted value. */
  end(): SeparatedForm {
    this.#begin();
    this.#take(this.#text.end());
    this.#rows.end();
    this.#checkQuotes();
    const { separator = ',', blankLines } = this.#rows;
    return { encoding: this.#text.encoding, separator, blankLines };
  }

  #begin(): void {
    const parts = this.#head;
    if (!parts) return;
    this.#head = undefined;
    const first = new Uint8Array(this.#size);
    let at = 0;
    for (const part of parts) {
      first.set(part, at);
      at += part.length;
    }
    const content = sniff(first);
    if (content !== 'text' && !(this.#told && content !== 'empty')) throw new TableFault(NO_TEXT[content]);
    this.#take(this.#text.push(first));
  }

  #take(text: string): void {
    if (text === '') return;
    this.#rows.separator ??= separatorIn(text);
    this.#rows.push(text);
    this.#checkQuotes();
  }

  #checkQuotes(): void {
    const { openQuoteIn } = this.#rows;
    if (openQuoteIn !== undefined)
      throw new TableFault(
        `a quotation mark opened in line ${openQuoteIn} is never closed; the file is cut off, or a mark inside a value is not doubled`,
      );
  }
}
