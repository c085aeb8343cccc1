import { looksLikeFormula } from '@/shared/files/looks-like-formula';
import type { TableWriter } from '@/tables/table-writer';

/** How long the page may be busy at a stretch, in milliseconds. */
const STRETCH = 30;
/** Bytes worked on at once: a few milliseconds. */
const SLICE = 1 << 15;

/** Lets the page draw and hear clicks. A hidden one need not, and its timers are slowed down to one a second. */
const pause = () =>
  globalThis.document?.hidden ? Promise.resolve() : new Promise<void>((resolve) => void setTimeout(resolve));

export interface Written {
  /** Without the header. */
  rows: number;
  /** Values that a spreadsheet might take for formulas. */
  formulas: number;
  header: readonly string[];
}

/** Reads rows out of bytes that come in pieces of any size. */
export interface RowReader {
  push(bytes: Uint8Array): string[][];
  /** @throws CutShort when the answer broke off. */
  end(): string[][];
}

/** Turns the answer of a download, piece by piece, into the rows of a file. */
export class RowsToFile {
  readonly written: Written = { rows: 0, formulas: 0, header: [] };
  private started = performance.now();
  private hasHeader = false;

  constructor(
    private readonly reader: RowReader,
    private readonly writer: TableWriter,
    private readonly onRows: (rows: number) => void,
  ) {}

  async push(bytes: Uint8Array): Promise<void> {
    // A quick server sends more at once than a page should work on at a stretch.
    for (let at = 0; at < bytes.length; at += SLICE) {
      this.take(this.reader.push(bytes.subarray(at, at + SLICE)));
      if (performance.now() - this.started < STRETCH) continue;
      this.onRows(this.written.rows);
      await pause();
      this.started = performance.now();
    }
  }

  /** @throws CutShort when the answer broke off. */
  end(): Blob {
    this.take(this.reader.end());
    return this.writer.end();
  }

  private take(rows: string[][]) {
    if (rows.length === 0) return;
    const { written } = this;
    if (!this.hasHeader) written.header = rows[0] ?? [];
    this.writer.add(rows);
    for (const cells of this.hasHeader ? rows : rows.slice(1)) {
      written.rows += 1;
      for (const value of cells) if (looksLikeFormula(value)) written.formulas += 1;
    }
    this.hasHeader = true;
  }
}
