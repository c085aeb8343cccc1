import { decodePlace, type TextPlace } from '../columns/text-column';
import { isDigit, LOWER } from '../text/fold';
import { spellKey } from './spelling';

const encoder = new TextEncoder();
const SEED = 0x811c9dc5;

const isLetter = (byte: number): boolean => (byte >= 97 && byte <= 122) || byte > 127;

/** Which of its keys an entry of the index is found by. */
export type KeyKind = 'number' | 'zeros' | 'stem' | 'other';
const SALTS: Readonly<Record<KeyKind, number>> = { number: 1, zeros: 1, stem: 2, other: 3 };

/**
 * The keys of `spelling.ts` as bytes, without a text for each of millions of values. Plain ASCII is read where it
 * lies; everything else is decoded.
 */
export class KeyBytes {
  #key = new Uint8Array(256);
  #length = 0;

  /** Reads the `spellKey` of a value; its length in bytes. */
  read(place: TextPlace, from = place.from, to = place.to): number {
    if (!place.ascii) return this.readText(decodePlace({ ...place, from, to }));
    if (to - from > this.#key.length) this.#key = new Uint8Array((to - from) * 2);
    let length = 0;
    for (let i = from; i < to; i++) {
      const byte = LOWER[place.bytes[i] ?? 0] ?? 0;
      if (isDigit(byte) || isLetter(byte)) this.#key[length++] = byte;
    }
    return (this.#length = length);
  }

  readText(text: string): number {
    return this.readKey(spellKey(text));
  }

  readKey(key: string): number {
    const bytes = encoder.encode(key);
    if (bytes.length > this.#key.length) this.#key = new Uint8Array(bytes.length * 2);
    this.#key.set(bytes);
    return (this.#length = bytes.length);
  }

  /** The hash of the key that was read, as it is. */
  hash(kind: KeyKind): number {
    let hash = SEED ^ SALTS[kind];
    for (let i = 0; i < this.#length; i++) hash = Math.imul(hash ^ (this.#key[i] ?? 0), 0x01000193);
    return mixed(hash);
  }

  /** The hash of its `zeroKey`; undefined where that is the key itself. */
  zerosHash(): number | undefined {
    const hash = this.#withoutZeros(0, SALTS.zeros);
    return hash.stripped ? hash.value : undefined;
  }

  /** The hash of its `stemKey`; undefined where it has none. */
  stemHash(): number | undefined {
    let at = 0;
    while (at < this.#length && isLetter(this.#key[at] ?? 0)) at++;
    if (at === 0 || at === this.#length) return undefined;
    return this.#withoutZeros(at, SALTS.stem).value;
  }

  #withoutZeros(from: number, salt: number): { value: number; stripped: boolean } {
    let hash = SEED ^ salt;
    let inRun = false;
    let stripped = false;
    for (let i = from; i < this.#length; i++) {
      const byte = this.#key[i] ?? 0;
      if (byte === 48 && !inRun && isDigit(i + 1 < this.#length ? (this.#key[i + 1] ?? 0) : 0)) {
        stripped = true;
        continue;
      }
      inRun = isDigit(byte);
      hash = Math.imul(hash ^ byte, 0x01000193);
    }
    return { value: mixed(hash), stripped };
  }
}

const mixed = (hash: number): number => {
  const once = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return (once ^ (once >>> 13)) >>> 0;
};
