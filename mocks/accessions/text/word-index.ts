import { addRow, noRows, type Bits } from '../columns/bits';
import { decodePlace, newPlace, type TextColumn } from '../columns/text-column';
import { fold, LOWER, pieces } from './fold';
import { HASH_SEED, hashStep, Vocabulary } from './vocabulary';

const END_OF_ROW = 0xffffffff;
const encoder = new TextEncoder();
/** What is longer is cut, in the index and in the question. In bytes. */
const LONGEST_WORD = 1024;

const [SIGN, LETTER, DIGIT, OTHER] = [0, 1, 2, 3];
const kindOf = Uint8Array.from({ length: 256 }, (_, byte) => {
  if (byte > 127) return OTHER;
  const lower = LOWER[byte] ?? 0;
  if (lower >= 97 && lower <= 122) return LETTER;
  return byte >= 48 && byte <= 57 ? DIGIT : SIGN;
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

/** Which rows of a text column hold a word: every word with the list of its rows. */
export class WordIndex {
  readonly #vocabulary = new Vocabulary();
  readonly #starts: Uint32Array;
  readonly #rows: Uint32Array;
  readonly #size: number;

  constructor(column: TextColumn) {
    this.#size = column.rows;
    const stream = this.#read(column);
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

  #read(column: TextColumn): Stream {
    const stream = new Stream();
    const place = newPlace();
    const word = new Uint8Array(LONGEST_WORD);
    const vocabulary = this.#vocabulary;
    // Texts repeat their words with accents: each is folded once.
    const foreign = new Map<string, number[]>();
    const wordsOf = (text: string): number[] => {
      const known = foreign.get(text);
      if (known) return known;
      const words = pieces(fold(text)).map((piece) => {
        const bytes = encoder.encode(piece).subarray(0, LONGEST_WORD);
        return vocabulary.admit(bytes, bytes.length);
      });
      foreign.set(text, words);
      return words;
    };

    for (let row = 0; row < this.#size; row++) {
      if (column.find(row, place)) {
        const { bytes, to } = place;
        // Where the current run of letters and digits began, in the text and in what is noted down.
        let [begun, noted] = [place.from, stream.length];
        for (let i = place.from; i < to;) {
          const kind = kindOf[bytes[i] ?? 0] ?? 0;
          if (kind === SIGN) {
            i += 1;
            [begun, noted] = [i, stream.length];
            continue;
          }
          if (kind === OTHER) {
            // The run is no plain one after all: it is read as a whole.
            while (i < to && kindOf[bytes[i] ?? 0] !== SIGN) i += 1;
            stream.length = noted;
            for (const each of wordsOf(decodePlace({ ...place, from: begun, to: i }))) stream.push(each);
            continue;
          }
          let length = 0;
          let hash = HASH_SEED;
          for (; i < to; i++) {
            const byte = bytes[i] ?? 0;
            if (kindOf[byte] !== kind) break;
            if (length === LONGEST_WORD) continue;
            const lower = LOWER[byte] ?? 0;
            word[length++] = lower;
            hash = hashStep(hash, lower);
          }
          stream.push(vocabulary.admit(word, length, hash));
        }
      }
      stream.push(END_OF_ROW);
    }
    return stream;
  }

  #rowsOf(words: readonly number[], bits: Bits): Bits {
    for (const word of words)
      for (let i = this.#starts[word] ?? 0; i < (this.#starts[word + 1] ?? 0); i++) addRow(bits, this.#rows[i] ?? 0);
    return bits;
  }

  /** Adds the rows with a word that begins with these letters, or with exactly this number. `piece` is folded. */
  addRows(piece: string, bits: Bits): void {
    const bytes = encoder.encode(piece).subarray(0, LONGEST_WORD);
    this.#rowsOf(this.#vocabulary.matching(bytes, !/^\p{N}/u.test(piece)), bits);
  }

  /** The rows with a word that has this inside. `piece` is folded, letters only or digits only. */
  rowsWithin(piece: string): Bits {
    const bytes = encoder.encode(piece);
    // Words that were cut cannot tell.
    return this.#rowsOf(this.#vocabulary.containing(bytes), noRows(this.#size));
  }
}
