import { fold } from '@/contract/fold';
import { addRow, noRows, type Bits } from '../columns/bits';
import { decodePlace, newPlace, type TextColumn, type TextPlace } from '../columns/text-column';
import type { Pieced } from '../kept/pieced';
import { further, type Pieces } from '../../../tools/workers/turns';
import { LOWER, pieces } from './fold';
import { HASH_SEED, hashStep, Vocabulary } from './vocabulary';

const END_OF_ROW = 0xffffffff;
/** More new words than rows usually bring. */
const WORDS_A_ROW = 8;
/** Words that are listed in one piece. */
const LISTED = 1 << 16;
const encoder = new TextEncoder();
/** What is longer is cut, in the index and in the question. In bytes. */
const MAX_WORD_BYTES = 1024;

const [SIGN, LETTER, DIGIT, OTHER] = [0, 1, 2, 3];
const kindOf = Uint8Array.from({ length: 256 }, (_, byte) => {
  if (byte > 127) return OTHER;
  const lower = LOWER[byte] ?? 0;
  if (lower >= 97 && lower <= 122) return LETTER;
  return byte >= 48 && byte <= 57 ? DIGIT : SIGN;
});

/** The word at hand. */
const current = new Uint8Array(MAX_WORD_BYTES);

/** Words of a block of what is noted down: a large one is never moved for want of room. */
const BITS = 16;
const INSIDE = (1 << BITS) - 1;

class Stream {
  readonly #blocks: Uint32Array[] = [];
  length = 0;

  push(word: number): void {
    const block = (this.#blocks[this.length >>> BITS] ??= new Uint32Array(INSIDE + 1));
    block[this.length & INSIDE] = word;
    this.length += 1;
  }

  at(place: number): number {
    return this.#blocks[place >>> BITS]?.[place & INSIDE] ?? 0;
  }
}

/**
 * Which rows of a text column hold a word: every word with the list of its rows. It is read a piece at a time
 * (`work`), so that a large catalogue answers other questions meanwhile; a question to the index reads the rest at once.
 */
export class WordIndex implements Pieced {
  readonly #vocabulary = new Vocabulary();
  readonly #column: TextColumn;
  #read = 0;
  #stream: Stream | undefined = new Stream();
  #listing: Pieces<void> | undefined;
  #starts = new Uint32Array(0);
  #rows = new Uint32Array(0);
  /** Texts repeat their words with accents: each is folded once. */
  readonly #foreign = new Map<string, number[]>();

  constructor(column: TextColumn) {
    this.#column = column;
  }

  get size(): number {
    return this.#column.rows;
  }

  get read(): number {
    return this.#read;
  }

  #wordsOf(text: string): number[] {
    const known = this.#foreign.get(text);
    if (known) return known;
    const words = pieces(fold(text)).map((piece) => {
      const bytes = encoder.encode(piece).subarray(0, MAX_WORD_BYTES);
      return this.#vocabulary.admit(bytes, bytes.length);
    });
    this.#foreign.set(text, words);
    return words;
  }

  #readText(place: TextPlace, stream: Stream): void {
    const { bytes, to } = place;
    // Where the current run of letters and digits began, in the text and in what is noted down.
    let begun = place.from;
    let noted = stream.length;
    for (let i = place.from; i < to;) {
      const kind = kindOf[bytes[i] ?? 0] ?? 0;
      if (kind === SIGN) {
        i += 1;
        begun = i;
        noted = stream.length;
        continue;
      }
      if (kind === OTHER) {
        // The run is no plain one after all: it is read as a whole.
        while (i < to && kindOf[bytes[i] ?? 0] !== SIGN) i += 1;
        stream.length = noted;
        for (const each of this.#wordsOf(decodePlace({ ...place, from: begun, to: i }))) stream.push(each);
        continue;
      }
      let length = 0;
      let hash = HASH_SEED;
      for (; i < to; i++) {
        const byte = bytes[i] ?? 0;
        if (kindOf[byte] !== kind) break;
        if (length === MAX_WORD_BYTES) continue;
        const lower = LOWER[byte] ?? 0;
        current[length++] = lower;
        hash = hashStep(hash, lower);
      }
      stream.push(this.#vocabulary.admit(current, length, hash));
    }
  }

  /** Reads at most so many rows more; true when all are read. */
  work(rows: number): boolean {
    const stream = this.#stream;
    if (!stream) return true;
    // Room is made in pieces, too, before it is needed.
    const end = Math.min(this.#column.rows, this.#read + rows);
    if (rows !== Infinity && this.#vocabulary.makesRoom((end - this.#read) * WORDS_A_ROW)) return false;
    const place = newPlace();
    for (; this.#read < end; this.#read++) {
      if (this.#column.find(this.#read, place)) this.#readText(place, stream);
      stream.push(END_OF_ROW);
    }
    if (end < this.#column.rows) return false;
    const listing = (this.#listing ??= this.#list(stream));
    if (!further(listing, rows === Infinity).done) return false;
    this.#stream = undefined;
    this.#listing = undefined;
    this.#foreign.clear();
    return true;
  }

  *#list(stream: Stream): Pieces<void> {
    const { size } = this.#vocabulary;
    const starts = new Uint32Array(size + 1);
    for (let i = 0; i < stream.length; i++) {
      if (i % LISTED === 0) yield;
      const each = stream.at(i);
      if (each !== END_OF_ROW) starts[each + 1] = (starts[each + 1] ?? 0) + 1;
    }
    for (let each = 0; each < size; each++) {
      if (each % LISTED === 0) yield;
      starts[each + 1] = (starts[each + 1] ?? 0) + (starts[each] ?? 0);
    }
    const rows = new Uint32Array(starts[size] ?? 0);
    const next = starts.slice();
    for (let i = 0, row = 0; i < stream.length; i++) {
      if (i % LISTED === 0) yield;
      const each = stream.at(i);
      if (each === END_OF_ROW) {
        row += 1;
        continue;
      }
      const at = next[each] ?? 0;
      rows[at] = row;
      next[each] = at + 1;
    }
    this.#starts = starts;
    this.#rows = rows;
  }

  #rowsOf(words: readonly number[], bits: Bits): Bits {
    for (const each of words)
      for (let i = this.#starts[each] ?? 0; i < (this.#starts[each + 1] ?? 0); i++) addRow(bits, this.#rows[i] ?? 0);
    return bits;
  }

  /** Adds the rows with a word that begins with these letters, or with exactly this number. `piece` is folded. */
  addRows(piece: string, bits: Bits): void {
    this.work(Infinity);
    const bytes = encoder.encode(piece).subarray(0, MAX_WORD_BYTES);
    this.#rowsOf(this.#vocabulary.matching(bytes, !/^\p{N}/u.test(piece)), bits);
  }

  /** The rows with a word that has this inside. `piece` is folded, letters only or digits only. */
  rowsWithin(piece: string): Bits {
    this.work(Infinity);
    const bytes = encoder.encode(piece);
    // Words that were cut cannot tell.
    return this.#rowsOf(this.#vocabulary.containing(bytes), noRows(this.#column.rows));
  }
}
