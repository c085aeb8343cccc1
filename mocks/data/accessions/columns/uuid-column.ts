const UUID_WORDS = 4;

/** Uuids that records bring along, four 32-bit words a row, big endian; all zero where one has none. Empty if all have none. */
export class UuidColumnBuilder {
  #words = new Uint32Array(0);
  #rows = 0;

  push(uuid: string | undefined): void {
    const at = this.#rows++ * UUID_WORDS;
    if (uuid === undefined) return;
    if (at + UUID_WORDS > this.#words.length) {
      const words = new Uint32Array(Math.max(1024, 2 * at));
      words.set(this.#words);
      this.#words = words;
    }
    const digits = uuid.replaceAll('-', '');
    for (let i = 0; i < UUID_WORDS; i++) this.#words[at + i] = Number.parseInt(digits.slice(8 * i, 8 * i + 8), 16);
  }

  build(): Uint32Array {
    return this.#words.subarray(0, this.#rows * UUID_WORDS);
  }
}

/** The words of a row, copied to `into` from `at`; false where it has none of its own. */
export function givenWords(column: Uint32Array, row: number, into: Uint32Array, at: number): boolean {
  const from = row * UUID_WORDS;
  let any = 0;
  for (let i = 0; i < UUID_WORDS; i++) any |= into[at + i] = column[from + i] ?? 0;
  return any !== 0;
}
