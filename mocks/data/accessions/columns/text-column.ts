import type { Pieces } from '../../../tools/workers/turns';
import { addRow, hasRow, noRows, type Bits } from './bits';
import { LEAST_ROWS } from './coded-column';

/** A text never lies in two chunks; an address is chunk number and place in it. */
export const CHUNK_BITS = 24;
const CHUNK = 1 << CHUNK_BITS;
const MAX_LENGTH = CHUNK >> 2;
/** Shorter texts are written faster by hand than by the encoder. */
const SHORT = 24;
/** Four bytes before a text: its length in bytes, and whether it is plain ASCII. */
const HEADER = 4;

/** Rows read in one go; a whole number of words of bits. */
const PIECE = 1 << 14;

/** Rows that are looked for a piece at a time, so that others are answered in between. */
export type Turns = Pieces<Bits>;

/** A text where it lies: bytes `from` to `to` of `bytes`, in UTF-8. */
export interface TextPlace {
  bytes: Uint8Array;
  from: number;
  to: number;
  ascii: boolean;
}

const decoder = new TextDecoder();
const encoder = new TextEncoder();

/** Texts of all rows in packed UTF-8: millions of JavaScript strings would take several times the memory. */
export class TextColumn {
  constructor(
    readonly addresses: Uint32Array,
    readonly chunks: readonly Uint8Array[],
  ) {}

  get rows(): number {
    return this.addresses.length;
  }

  has(row: number): boolean {
    return this.addresses[row] !== 0;
  }

  /** Fills `place`, which may be used again; false where the row has no text. */
  find(row: number, place: TextPlace): boolean {
    const address = this.addresses[row] ?? 0;
    if (address === 0) return false;
    const bytes = this.chunks[address >>> CHUNK_BITS];
    if (!bytes) return false;
    const at = address & (CHUNK - 1);
    const head = (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8) | ((bytes[at + 2] ?? 0) << 16);
    place.bytes = bytes;
    place.from = at + HEADER;
    place.to = place.from + head;
    place.ascii = bytes[at + 3] === 1;
    return true;
  }

  text(row: number): string | undefined {
    const place = newPlace();
    return this.find(row, place) ? decodePlace(place) : undefined;
  }

  /** The rows with a text that passes, found a piece at a time; with `among`, only of those. */
  *rowsWhere(test: (place: TextPlace) => boolean, among?: Bits): Turns {
    const bits = noRows(this.rows);
    const place = newPlace();
    for (let row = 0; row < this.rows; row++) {
      if (row > 0 && row % PIECE === 0) yield;
      if (among && (row & 31) === 0 && among[row >>> 5] === 0) row += 31;
      else if ((!among || hasRow(among, row)) && this.find(row, place) && test(place)) addRow(bits, row);
    }
    return bits;
  }
}

export const newPlace = (): TextPlace => ({ bytes: new Uint8Array(0), from: 0, to: 0, ascii: true });

export const decodePlace = ({ bytes, from, to }: TextPlace): string => decoder.decode(bytes.subarray(from, to));

export class TextColumnBuilder {
  #addresses: Uint32Array;
  #rows = 0;
  readonly #chunks: Uint8Array[] = [];
  #bytes = new Uint8Array(0);
  #at = 0;

  constructor(rows = 0) {
    this.#addresses = new Uint32Array(Math.max(LEAST_ROWS, rows));
  }

  /** An empty text is a missing one. Texts above four million bytes are refused. */
  push(text: string | undefined): void {
    if (this.#rows === this.#addresses.length) {
      const addresses = new Uint32Array(this.#rows * 2);
      addresses.set(this.#addresses);
      this.#addresses = addresses;
    }
    this.#addresses[this.#rows++] = text ? this.#write(text) : 0;
  }

  #room(size: number): void {
    if (this.#at + size <= this.#bytes.length) return;
    const last = this.#chunks.length - 1;
    if (last >= 0 && this.#at + size <= CHUNK) {
      // The only chunk of a small catalogue starts small.
      const larger = new Uint8Array(Math.min(CHUNK, Math.max(this.#bytes.length * 4, this.#at + size)));
      larger.set(this.#bytes);
      this.#chunks[last] = this.#bytes = larger;
      return;
    }
    // Address 0 means "no text", so the first chunk begins at 1.
    this.#at = last < 0 ? 1 : 0;
    this.#bytes = new Uint8Array(last < 0 ? Math.max(0x10000, size + 1) : CHUNK);
    this.#chunks.push(this.#bytes);
  }

  #write(text: string): number {
    const { length } = text;
    if (length * 3 > MAX_LENGTH) throw new RangeError(`A passport text has ${length} characters.`);
    this.#room(HEADER + length * 3);
    const bytes = this.#bytes;
    const start = this.#at + HEADER;
    let end = start;
    let ascii = 1;
    if (length < SHORT) {
      for (let i = 0; i < length && ascii === 1; i++) {
        const code = text.charCodeAt(i);
        if (code > 127) ascii = 0;
        bytes[end++] = code;
      }
    }
    if (length >= SHORT || ascii === 0) {
      end = start + encoder.encodeInto(text, bytes.subarray(start, start + length * 3)).written;
      ascii = end - start === length ? 1 : 0;
    }
    const size = end - start;
    bytes[this.#at] = size;
    bytes[this.#at + 1] = size >>> 8;
    bytes[this.#at + 2] = size >>> 16;
    bytes[this.#at + 3] = ascii;
    const address = ((this.#chunks.length - 1) * CHUNK + this.#at) >>> 0;
    this.#at = end;
    return address;
  }

  build(): TextColumn {
    return new TextColumn(this.#addresses.subarray(0, this.#rows), this.#chunks);
  }
}
