/** Rows by a 32-bit hash: open addressing, half full at most, four bytes a slot. */
export class HashIndex {
  readonly #slots: Uint32Array;
  readonly #mask: number;

  /** Room for so many rows. */
  constructor(rows: number) {
    let size = 16;
    while (size < rows * 2) size *= 2;
    this.#slots = new Uint32Array(size);
    this.#mask = size - 1;
  }

  add(row: number, hash: number): void {
    let slot = hash & this.#mask;
    while (this.#slots[slot] !== 0) slot = (slot + 1) & this.#mask;
    this.#slots[slot] = row + 1;
  }

  /** The rows of this hash that are what is looked for, in their order. */
  find(hash: number, isIt: (row: number) => boolean): number[] {
    const found: number[] = [];
    for (let slot = hash & this.#mask; ; slot = (slot + 1) & this.#mask) {
      const row = (this.#slots[slot] ?? 0) - 1;
      if (row < 0) return found.sort((a, b) => a - b);
      if (isIt(row)) found.push(row);
    }
  }
}
