/** Rows as UTF-8, in blocks of so many: small in memory, quickly moved between threads, and a page needs few of them. */
export const ROWS_PER_BLOCK = 500;

const ROW = '\u001e';
const CELL = '\u001f';
// oxlint-disable-next-line no-control-regex
const MARKS = /[\u001e\u001f]/g;

/** Collects rows and hands on full blocks. */
export class RowPacker {
  readonly #onBlock: (block: Uint8Array<ArrayBuffer>) => void;
  readonly #encoder = new TextEncoder();
  #rows: string[] = [];
  rowCount = 0;
  /** Cells of the longest row. */
  width = 0;

  constructor(onBlock: (block: Uint8Array<ArrayBuffer>) => void) {
    this.#onBlock = onBlock;
  }

  add(cells: readonly string[]): void {
    const row = cells.join(CELL);
    // A cell with the separators of this format was damaged before.
    const isClean = !row.includes(ROW) && row.split(CELL).length === cells.length;
    this.#rows.push(isClean ? row : cells.map((cell) => cell.replace(MARKS, ' ')).join(CELL));
    this.rowCount++;
    this.width = Math.max(this.width, cells.length);
    if (this.#rows.length === ROWS_PER_BLOCK) this.end();
  }

  /** Hands on what is left. */
  end(): void {
    if (this.#rows.length === 0) return;
    this.#onBlock(this.#encoder.encode(this.#rows.join(ROW)));
    this.#rows = [];
  }
}

/** The rows from one place to below another, each of `width` cells. */
export function unpackRows(blocks: readonly Uint8Array[], from: number, to: number, width: number): string[][] {
  const decoder = new TextDecoder();
  const rows: string[][] = [];
  const first = Math.floor(from / ROWS_PER_BLOCK);
  for (let at = first; at < blocks.length && at * ROWS_PER_BLOCK < to; at++)
    for (const row of decoder.decode(blocks[at]).split(ROW)) rows.push(row.split(CELL));
  return rows
    .slice(from - first * ROWS_PER_BLOCK, to - first * ROWS_PER_BLOCK)
    .map((row) => [...row, ...Array.from({ length: Math.max(0, width - row.length) }, () => '')]);
}
