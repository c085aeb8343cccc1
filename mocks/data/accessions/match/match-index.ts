import { newPlace } from '../columns/text-column';
import type { NamedCatalogue } from '../named-catalogue';
import { KeyBytes, type KeyKind } from './key-bytes';
import { otherValues, type OtherValue } from './other-values';
import { Turns } from '../../../tools/workers/turns';
import { spellKey, stemKey, zeroKey } from './spelling';

/** Marks between several other numbers, and between a number and who uses it: see `rows/other-numbers.ts`. */
const BETWEEN = 0x1e;
const INSIDE = 0x1f;

/** Rows read before the clock is looked at. */
const PIECE = 1_000;
/** Buckets added up before it is. */
const ADDED = 1 << 16;

/**
 * The rows of every key of every number, name and alias: buckets by hash, four bytes an entry, no keys kept. The rows
 * of a bucket are compared with what is looked for. Made in two passes, in pieces, when it is first needed.
 */
export class MatchIndex {
  readonly #model: NamedCatalogue;
  readonly #keys = new KeyBytes();
  readonly #place = newPlace();
  readonly #mask: number;
  /** Where each bucket begins, and after it the next. */
  readonly #starts: Uint32Array;
  #rows = new Uint32Array(0);
  #ready: Promise<void> | undefined;

  constructor(model: NamedCatalogue) {
    this.#model = model;
    let size = 1024;
    while (size < model.data.rows * 2) size *= 2;
    this.#mask = size - 1;
    this.#starts = new Uint32Array(size + 1);
  }

  /** Whether anybody needed it yet. */
  get isMade(): boolean {
    return this.#ready !== undefined;
  }

  /** @param turns of who makes it, where it is not yet. */
  ready(turns = new Turns()): Promise<void> {
    return (this.#ready ??= this.#make(turns));
  }

  async #make(turns: Turns): Promise<void> {
    const starts = this.#starts;
    await this.#read(turns, (hash) => {
      const bucket = hash & this.#mask;
      starts[bucket] = (starts[bucket] ?? 0) + 1;
    });
    let sum = 0;
    for (let bucket = 0; bucket < starts.length; bucket++) {
      if (bucket % ADDED === 0 && turns.due()) await turns.next();
      starts[bucket] = sum += starts[bucket] ?? 0;
    }
    this.#rows = new Uint32Array(sum);
    // Filled from the end of each bucket, so that its end becomes its beginning.
    await this.#read(turns, (hash, row) => {
      const bucket = hash & this.#mask;
      const at = (starts[bucket] ?? 0) - 1;
      this.#rows[at] = row;
      starts[bucket] = at;
    });
  }

  async #read(turns: Turns, take: (hash: number, row: number) => void): Promise<void> {
    for (let row = 0; row < this.#model.data.rows; row++) {
      if (row % PIECE === 0 && turns.due()) await turns.next();
      this.#readRow(row, take);
      turns.read += 1;
    }
  }

  #readRow(row: number, take: (hash: number, row: number) => void): void {
    const { acceNumb, donorNumb, collNumb, acceName, otherNumb } = this.#model.data;
    const keys = this.#keys;
    const place = this.#place;
    if (acceNumb.find(row, place) && keys.read(place) > 0) {
      take(keys.hash('number'), row);
      const zeros = keys.zerosHash();
      if (zeros !== undefined) take(zeros, row);
      const stem = keys.stemHash();
      if (stem !== undefined) take(stem, row);
    }
    for (const column of [donorNumb, collNumb, acceName])
      if (column.find(row, place) && keys.read(place) > 0) take(keys.hash('other'), row);
    if (!otherNumb.find(row, place)) return;
    const { bytes, to } = place;
    for (let from = place.from; from < to;) {
      let end = from;
      while (end < to && bytes[end] !== BETWEEN && bytes[end] !== INSIDE) end++;
      if (keys.read(place, from, end) > 0) take(keys.hash('other'), row);
      while (end < to && bytes[end] !== BETWEEN) end++;
      from = end + 1;
    }
  }

  #find(kind: KeyKind, key: string, isIt: (row: number) => boolean): number[] {
    if (this.#keys.readKey(key) === 0) return [];
    const bucket = this.#keys.hash(kind) & this.#mask;
    const rows = this.#rows.subarray(this.#starts[bucket] ?? 0, this.#starts[bucket + 1] ?? 0);
    return [...new Set(rows)].sort((a, b) => a - b).filter(isIt);
  }

  #numberKey(row: number): string {
    return spellKey(this.#model.data.acceNumb.text(row) ?? '');
  }

  /** The rows whose accession number has this `spellKey`. */
  bySpelling(key: string): number[] {
    return this.#find('number', key, (row) => this.#numberKey(row) === key);
  }

  /** The rows whose accession number has this `spellKey` but for leading zeros. */
  byZeros(key: string): number[] {
    const bare = zeroKey(key);
    return this.#find('zeros', bare, (row) => zeroKey(this.#numberKey(row)) === bare);
  }

  /** The rows whose accession number is this after its letters, leading zeros aside. */
  byStem(key: string): number[] {
    const bare = zeroKey(key);
    return this.#find('stem', bare, (row) => stemKey(this.#numberKey(row)) === bare);
  }

  /** The rows with another number or a name of this `spellKey`, and which. */
  byOther(key: string): { row: number; value: OtherValue }[] {
    const { data } = this.#model;
    return this.#find('other', key, () => true).flatMap((row) => {
      const value = otherValues(data, row).find(({ text }) => spellKey(text) === key);
      return value ? [{ row, value }] : [];
    });
  }
}
