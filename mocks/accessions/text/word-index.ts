import { addRow, noRows, type Bits } from '../columns/bits';
import { decodePlace, newPlace, type TextColumn } from '../columns/text-column';
import { fold, LOWER, pieces } from './fold';
import { Vocabulary } from './vocabulary';

const END_OF_ROW = 0xffffffff;
const encoder = new TextEncoder();
const kindOf = Uint8Array.from({ length: 128 }, (_, byte) => {
  const lower = LOWER[byte] ?? 0;
  if (lower >= 97 && lower <= 122) return 1;
  return byte >= 48 && byte <= 57 ? 2 : 0;
});

class Stream {
  words = new Uint32Array(0x10000);
  length = 0;

  push(word: number): void {
    if (this.length === this.words.length) {
      const larger = new Uint32Array(this.length * 2);
      larger.set(this.words);
      this.words = larger;
    }
    this.words[this.length++] = word;
  }
}

/** Which rows hold a word: the words of several text columns together, each with the list of its rows. */
export class WordIndex {
  readonly #vocabulary = new Vocabulary();
  readonly #starts: Uint32Array;
  readonly #rows: Uint32Array;
  readonly #size: number;

  constructor(columns: readonly TextColumn[]) {
    this.#size = columns[0]?.rows ?? 0;
    const stream = this.#read(columns);
    const starts = new Uint32Array(this.#vocabulary.size + 1);
    for (let i = 0; i < stream.length; i++) {
      const word = stream.words[i] ?? 0;
      if (word !== END_OF_ROW) starts[word + 1] = (starts[word + 1] ?? 0) + 1;
    }
    for (let word = 0; word < this.#vocabulary.size; word++)
      starts[word + 1] = (starts[word + 1] ?? 0) + (starts[word] ?? 0);
    const rows = new Uint32Array(starts[this.#vocabulary.size] ?? 0);
    const next = starts.slice();
    for (let i = 0, row = 0; i < stream.length; i++) {
      const word = stream.words[i] ?? 0;
      if (word === END_OF_ROW) {
        row += 1;
        continue;
      }
      const at = next[word] ?? 0;
      rows[at] = row;
      next[word] = at + 1;
    }
    this.#starts = starts;
    this.#rows = rows;
  }

  #read(columns: readonly TextColumn[]): Stream {
    const stream = new Stream();
    const place = newPlace();
    const lower = new Uint8Array(256);
    const vocabulary = this.#vocabulary;
    for (let row = 0; row < this.#size; row++) {
      for (const column of columns) {
        if (!column.find(row, place)) continue;
        if (!place.ascii) {
          for (const piece of pieces(fold(decodePlace(place)))) {
            const bytes = encoder.encode(piece);
            stream.push(vocabulary.admit(bytes, bytes.length));
          }
          continue;
        }
        const { bytes, to } = place;
        for (let i = place.from; i < to;) {
          const kind = kindOf[bytes[i] ?? 0] ?? 0;
          let length = 0;
          // What is longer than any word is cut, here and in the question.
          for (; i < to && (kindOf[bytes[i] ?? 0] ?? 0) === kind; i++)
            if (length < lower.length) lower[length++] = LOWER[bytes[i] ?? 0] ?? 0;
          if (kind !== 0) stream.push(vocabulary.admit(lower, length));
        }
      }
      stream.push(END_OF_ROW);
    }
    return stream;
  }

  /** Rows with a word that begins with these letters, or with exactly this number. `piece` is folded. */
  rows(piece: string): Bits {
    const bits = noRows(this.#size);
    const bytes = encoder.encode(piece).subarray(0, 256);
    for (const word of this.#vocabulary.matching(bytes, !/^\p{N}/u.test(piece)))
      for (let i = this.#starts[word] ?? 0; i < (this.#starts[word + 1] ?? 0); i++) addRow(bits, this.#rows[i] ?? 0);
    return bits;
  }
}
