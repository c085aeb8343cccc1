import { isUuid } from '@/contract/patterns';
import { accessionUuidWords, uuidOfWords } from '@/mcpd/accession-uuid';
import type { Catalogue } from '../catalogue';
import { valueAt } from '../columns/coded-column';
import { HashIndex } from '../columns/hash-index';
import { newPlace } from '../columns/text-column';
import { givenWords } from '../columns/uuid-column';
import type { Pieced } from './pieced';

/**
 * The uuids of the rows. They follow from institute, number and genus, so that only those are kept that another catalogue
 * gave, and where to find the row of one. Like the index of words, this is made a piece at a time, and at once by the first question that needs it.
 */
export class Uuids implements Pieced {
  readonly #data: Catalogue;
  readonly #index: HashIndex;
  readonly #scratch = new Uint32Array(4);
  readonly #number = newPlace();
  #heads: Uint32Array | undefined;
  #indexed = 0;

  constructor(data: Catalogue) {
    this.#data = data;
    this.#index = new HashIndex(data.rows);
  }

  get size(): number {
    return this.#data.rows;
  }

  get read(): number {
    return this.#indexed;
  }

  text(row: number): string {
    this.words(row, this.#scratch, 0);
    return uuidOfWords(this.#scratch);
  }

  /** Four words, big endian. */
  words(row: number, into: Uint32Array, at: number): void {
    const { uuid, instCode, acceNumb, taxon } = this.#data;
    if (givenWords(uuid, row, into, at)) return;
    const number = acceNumb.find(row, this.#number) ? this.#number : '';
    accessionUuidWords(valueAt(instCode, row) ?? '', number, valueAt(taxon, row)?.genus ?? '', into, at);
  }

  #head(row: number): number {
    this.words(row, this.#scratch, 0);
    return this.#scratch[0] ?? 0;
  }

  /** The first words of all rows, by which they are found. */
  heads(): Uint32Array {
    return new Uint32Array(this.#data.rows).map((_, row) => this.#head(row));
  }

  /** Takes what `heads` made elsewhere, if anything. */
  take(heads: Uint32Array | undefined): void {
    this.#heads = heads;
  }

  /** Indexes at most so many rows more; true when all are. */
  work(rows: number): boolean {
    const end = Math.min(this.#data.rows, this.#indexed + rows);
    for (; this.#indexed < end; this.#indexed++)
      this.#index.add(this.#indexed, this.#heads?.[this.#indexed] ?? this.#head(this.#indexed));
    if (end < this.#data.rows) return false;
    this.#heads = undefined;
    return true;
  }

  /** The row of a uuid in any case. */
  row(uuid: string): number | undefined {
    if (!isUuid(uuid)) return undefined;
    this.work(Infinity);
    const wanted = uuid.toLowerCase();
    return this.#index.find(Number.parseInt(wanted.slice(0, 8), 16), (row) => this.text(row) === wanted)[0];
  }
}
