/** Rows as UTF-8, in blocks: small in memory, quickly moved between threads, and a page needs few of them. */
export interface RowBlock {
  rows: number;
  bytes: Uint8Array<ArrayBuffer>;
}

/** A block has as many rows at most, and ends after the row that fills it. */
const ROWS_PER_BLOCK = 500;
const LETTERS_PER_BLOCK = 500_000;

/** Cells that are unpacked at once: what is shorter than the longest row has as many. */
const CELLS_AT_ONCE = 50_000;

/** How many rows of this width are unpacked at once. */
export const rowsAtOnce = (width: number): number =>
  Math.max(1, Math.min(ROWS_PER_BLOCK, Math.floor(CELLS_AT_ONCE / Math.max(1, width))));

const ROW = '\u001e';
const CELL = '\u001f';
// oxlint-disable-next-line no-control-regex -- no table holds them, so they part rows and cells
const MARKS = /[\u001e\u001f]/g;

/** Collects rows and hands on full blocks. */
export class RowPacker {
  readonly #onBlock: (block: RowBlock) => void;
  readonly #encoder = new TextEncoder();
  #rows: string[] = [];
  #letters = 0;
  rowCount = 0;
  /** Cells of the longest row. */
  width = 0;

  constructor(onBlock: (block: RowBlock) => void) {
    this.#onBlock = onBlock;
  }

  add(cells: readonly string[]): void {
    const row = cells.join(CELL);
    // A cell with the separators of this format was damaged before.
    const isClean = !row.includes(ROW) && row.split(CELL).length === cells.length;
    this.#rows.push(isClean ? row : cells.map((cell) => cell.replace(MARKS, ' ')).join(CELL));
    this.#letters += row.length;
    this.rowCount++;
    this.width = Math.max(this.width, cells.length);
    if (this.#rows.length === ROWS_PER_BLOCK || this.#letters >= LETTERS_PER_BLOCK) this.end();
  }

  /** Hands on what is left. */
  end(): void {
    if (this.#rows.length === 0) return;
    this.#onBlock({ rows: this.#rows.length, bytes: this.#encoder.encode(this.#rows.join(ROW)) });
    this.#rows = [];
    this.#letters = 0;
  }
}

/** The rows from one place to below another, each of `width` cells. */
export function unpackRows(blocks: readonly RowBlock[], from: number, to: number, width: number): string[][] {
  const decoder = new TextDecoder();
  const found: string[][] = [];
  let first = 0;
  for (const { rows, bytes } of blocks) {
    if (first >= to) break;
    if (first + rows > from)
      for (const row of decoder
        .decode(bytes)
        .split(ROW)
        .slice(Math.max(0, from - first), to - first)) {
        const cells = row.split(CELL);
        while (cells.length < width) cells.push('');
        found.push(cells);
      }
    first += rows;
  }
  return found;
}
