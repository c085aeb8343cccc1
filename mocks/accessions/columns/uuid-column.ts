import { HashIndex } from './hash-index';

const hexDigit = (code: number): number => (code <= 57 ? code - 48 : (code | 32) - 87);

const readWord = (uuid: string, from: number, split: boolean): number => {
  let word = 0;
  for (let i = from, digits = 0; digits < 8; i++) {
    if (split && digits === 4 && uuid.charCodeAt(i) === 45) continue;
    word = (word << 4) | hexDigit(uuid.charCodeAt(i));
    digits += 1;
  }
  return word;
};

const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;
const hex8 = (word: number): string => word.toString(16).padStart(8, '0');

/** Sixteen bytes per uuid, and where each lies. */
export class UuidColumn {
  readonly #index: HashIndex;

  constructor(readonly words: Uint32Array) {
    this.#index = new HashIndex(words.length / 4, (row) => words[row * 4] ?? 0);
  }

  text(row: number): string {
    const [a = 0, b = 0, c = 0, d = 0] = this.words.subarray(row * 4, row * 4 + 4);
    const tail = hex8(c);
    const middle = hex8(b);
    return `${hex8(a)}-${middle.slice(0, 4)}-${middle.slice(4)}-${tail.slice(0, 4)}-${tail.slice(4)}${hex8(d)}`;
  }

  /** The row of a uuid in any case. */
  row(uuid: string): number | undefined {
    if (!UUID.test(uuid)) return undefined;
    const wanted = new Uint32Array(4);
    writeUuid(uuid, wanted, 0);
    const [a = 0] = wanted;
    return this.#index.find(a, (row) => wanted.every((word, i) => this.words[row * 4 + i] === word))[0];
  }
}

function writeUuid(uuid: string, words: Uint32Array, at: number): void {
  words[at] = readWord(uuid, 0, false);
  words[at + 1] = readWord(uuid, 9, true);
  words[at + 2] = readWord(uuid, 19, true);
  words[at + 3] = readWord(uuid, 28, false);
}

export class UuidColumnBuilder {
  #words = new Uint32Array(4096);
  #rows = 0;

  /** `write` puts four words, big endian, at a place. */
  push(write: (words: Uint32Array, at: number) => void): void {
    if (this.#rows * 4 === this.#words.length) {
      const words = new Uint32Array(this.#words.length * 2);
      words.set(this.#words);
      this.#words = words;
    }
    write(this.#words, this.#rows * 4);
    this.#rows += 1;
  }

  build(): UuidColumn {
    return new UuidColumn(this.#words.subarray(0, this.#rows * 4));
  }
}
