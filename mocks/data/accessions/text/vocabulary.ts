export const HASH_SEED = 0x811c9dc5;

export const hashStep = (hash: number, byte: number): number => Math.imul(hash ^ byte, 0x01000193);

const hashOf = (bytes: Uint8Array, length: number): number => {
  let hash = HASH_SEED;
  for (let i = 0; i < length; i++) hash = hashStep(hash, bytes[i] ?? 0);
  return hash;
};

/** Words that are moved to a larger table in one piece. */
const MOVED = 1 << 14;

/** Distinct words, numbered from 0 as they come, packed in one buffer. */
export class Vocabulary {
  #bytes = new Uint8Array(0x10000);
  #ends = new Uint32Array(0x1000);
  #hashes = new Uint32Array(0x1000);
  #slots = new Uint32Array(0x4000);
  #size = 0;
  /** The larger table that takes the place of `#slots` once all words stand in it. */
  #next: { slots: Uint32Array<ArrayBuffer>; moved: number } | undefined;
  /** Those that do not begin with a digit: only they are looked up by their beginning. */
  readonly #lettered: number[] = [];

  get size(): number {
    return this.#size;
  }

  #start(word: number): number {
    return word === 0 ? 0 : (this.#ends[word - 1] ?? 0);
  }

  #is(word: number, bytes: Uint8Array, length: number): boolean {
    const start = this.#start(word);
    if ((this.#ends[word] ?? 0) - start !== length) return false;
    for (let i = 0; i < length; i++) if (this.#bytes[start + i] !== bytes[i]) return false;
    return true;
  }

  #slot(bytes: Uint8Array, length: number, hash: number): number {
    const mask = this.#slots.length - 1;
    for (let slot = hash & mask; ; slot = (slot + 1) & mask) {
      const word = (this.#slots[slot] ?? 0) - 1;
      if (word < 0 || (this.#hashes[word] === hash && this.#is(word, bytes, length))) return slot;
    }
  }

  /** The number of the word in the first `length` bytes; `hashed` is what `hashStep` makes of them. */
  admit(bytes: Uint8Array, length: number, hashed = hashOf(bytes, length)): number {
    const hash = (hashed ^ (hashed >>> 15)) >>> 0;
    const slot = this.#slot(bytes, length, hash);
    const known = (this.#slots[slot] ?? 0) - 1;
    return known < 0 ? this.#add(bytes, length, hash) : known;
  }

  #add(bytes: Uint8Array, length: number, hash: number): number {
    const word = this.#size;
    const start = this.#start(word);
    this.#reserve(start + length);
    for (let i = 0; i < length; i++) this.#bytes[start + i] = bytes[i] ?? 0;
    this.#ends[word] = start + length;
    this.#hashes[word] = hash;
    this.#size = word + 1;
    this.#slots[this.#slot(bytes, length, hash)] = word + 1;
    const first = bytes[0] ?? 0;
    if (first < 48 || first > 57) this.#lettered.push(word);
    return word;
  }

  #reserve(bytes: number): void {
    if (bytes > this.#bytes.length) {
      const larger = new Uint8Array(Math.max(bytes, this.#bytes.length * 2));
      larger.set(this.#bytes);
      this.#bytes = larger;
    }
    if (this.#size === this.#ends.length) {
      const [ends, hashes] = [new Uint32Array(this.#size * 2), new Uint32Array(this.#size * 2)];
      ends.set(this.#ends);
      hashes.set(this.#hashes);
      this.#ends = ends;
      this.#hashes = hashes;
    }
    if (this.#size * 2 >= this.#slots.length) while (this.makesRoom(0, Infinity));
  }

  /** Makes room for so many more, where there is none yet; true while it moves the present ones, at most so many. */
  makesRoom(more: number, most = MOVED): boolean {
    if (!this.#next) {
      if ((this.#size + more) * 2 < this.#slots.length) return false;
      this.#next = { slots: new Uint32Array(this.#slots.length * 4), moved: 0 };
    }
    const { slots, moved } = this.#next;
    const mask = slots.length - 1;
    const end = Math.min(this.#size, moved + most);
    for (let word = moved; word < end; word++) {
      let slot = (this.#hashes[word] ?? 0) & mask;
      while (slots[slot] !== 0) slot = (slot + 1) & mask;
      slots[slot] = word + 1;
    }
    this.#next.moved = end;
    if (end < this.#size) return true;
    this.#slots = slots;
    this.#next = undefined;
    return true;
  }

  /** The word itself, or with `beginning` all words that start so. */
  matching(bytes: Uint8Array, beginning: boolean): number[] {
    if (!beginning) {
      const hashed = hashOf(bytes, bytes.length);
      const word = (this.#slots[this.#slot(bytes, bytes.length, (hashed ^ (hashed >>> 15)) >>> 0)] ?? 0) - 1;
      return word < 0 ? [] : [word];
    }
    return this.#lettered.filter((word) => {
      const start = this.#start(word);
      if ((this.#ends[word] ?? 0) - start < bytes.length) return false;
      for (let i = 0; i < bytes.length; i++) if (this.#bytes[start + i] !== bytes[i]) return false;
      return true;
    });
  }

  /** All words that have this inside. */
  containing(bytes: Uint8Array): number[] {
    const found: number[] = [];
    const last = bytes.length - 1;
    for (let word = 0; word < this.#size; word++) {
      const end = this.#ends[word] ?? 0;
      for (let at = this.#start(word); at + last < end; at++) {
        let i = 0;
        while (i <= last && this.#bytes[at + i] === bytes[i]) i += 1;
        if (i > last) {
          found.push(word);
          break;
        }
      }
    }
    return found;
  }
}
