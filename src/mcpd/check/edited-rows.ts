import type { CellFix } from './problem';
import type { RowBefore } from './step';
import type { TableRow } from './table-source';

/** The rows of a file, each of which may be corrected, removed and put back. */
export class EditedRows {
  readonly all: readonly TableRow[];
  readonly #removed = new Set<number>();
  /** What the file has in cells that were changed. */
  readonly #original = new Map<string, string>();

  constructor(all: readonly TableRow[]) {
    this.all = all;
  }

  get removed(): ReadonlySet<number> {
    return this.#removed;
  }

  /** Cells that differ from the file, and rows that it has no more. */
  get changes(): number {
    return this.#original.size + this.#removed.size;
  }

  /** Answers how the row was. */
  correct(row: number, fix: readonly CellFix[] | 'remove', byHand: boolean): RowBefore | undefined {
    const source = this.all[row];
    if (!source) return undefined;
    const { flags, odd } = source;
    const was: RowBefore = { cells: [], flags, odd, isRemoved: false };
    if (fix === 'remove') {
      this.#removed.add(row);
      return was;
    }
    // Whoever looked at the row has seen what was odd about its line.
    if (byHand) source.flags = undefined;
    for (const { index, value } of fix) {
      was.cells.push(this.#write(row, source.cells, index, value));
      if (source.odd) source.odd = source.odd.filter((cell) => cell.index !== index);
    }
    return was;
  }

  /** Puts a row back. Answers how it was until now. */
  restore(row: number, { cells, flags, odd, isRemoved }: RowBefore): RowBefore | undefined {
    const source = this.all[row];
    if (!source) return undefined;
    const now: RowBefore = { cells: [], flags: source.flags, odd: source.odd, isRemoved: this.#removed.has(row) };
    for (const { index, value, length } of cells.toReversed()) {
      now.cells.push(this.#write(row, source.cells, index, value));
      source.cells.length = length;
    }
    Object.assign(source, { flags, odd });
    if (isRemoved) this.#removed.add(row);
    else this.#removed.delete(row);
    return now;
  }

  #write(row: number, cells: string[], index: number, value: string): RowBefore['cells'][number] {
    const before = { index, value: cells[index] ?? '', length: cells.length };
    while (cells.length < index) cells.push('');
    cells[index] = value;
    this.#note(row, index, before.value, value);
    return before;
  }

  #note(row: number, index: number, before: string, value: string): void {
    const key = `${row} ${index}`;
    const original = this.#original.get(key) ?? before;
    if (original === value) this.#original.delete(key);
    else this.#original.set(key, original);
  }
}
