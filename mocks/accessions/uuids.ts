import { isUuid } from '@/contract/patterns';
import { accessionUuid, accessionUuidWords, uuidOfWords } from '@/mcpd/accession-uuid';
import type { Catalogue } from './catalogue';
import { valueAt } from './columns/coded-column';
import { HashIndex } from './columns/hash-index';
import { givenWords } from './columns/uuid-column';

/**
 * The uuids of the rows. They follow from institute, number and genus, so that only those are kept that another catalogue
 * gave, and where to find the row of one. Like the index of words, this is made a piece at a time, and at once by the first question that needs it.
 */
export class Uuids {
  readonly #data: Catalogue;
  readonly #index: HashIndex;
  readonly #scratch = new Uint32Array(4);
  #indexed = 0;

  constructor(data: Catalogue) {
    this.#data = data;
    this.#index = new HashIndex(data.rows);
  }

  #of<T>(row: number, make: (instCode: string, acceNumb: string, genus: string) => T): T {
    const { instCode, acceNumb, taxon } = this.#data;
    return make(valueAt(instCode, row) ?? '', acceNumb.text(row) ?? '', valueAt(taxon, row)?.genus ?? '');
  }

  text(row: number): string {
    const given = givenWords(this.#data.uuid, row, this.#scratch, 0);
    return given ? uuidOfWords(this.#scratch) : this.#of(row, accessionUuid);
  }

  /** Four words, big endian. */
  words(row: number, into: Uint32Array, at: number): void {
    if (givenWords(this.#data.uuid, row, into, at)) return;
    this.#of(row, (instCode, acceNumb, genus) => accessionUuidWords(instCode, acceNumb, genus, into, at));
  }

  /** Indexes at most so many rows more; true when all are. */
  work(rows: number): boolean {
    const end = Math.min(this.#data.rows, this.#indexed + rows);
    for (; this.#indexed < end; this.#indexed++) {
      this.words(this.#indexed, this.#scratch, 0);
      this.#index.add(this.#indexed, this.#scratch[0] ?? 0);
    }
    return end === this.#data.rows;
  }

  /** The row of a uuid in any case. */
  row(uuid: string): number | undefined {
    if (!isUuid(uuid)) return undefined;
    this.work(Infinity);
    const wanted = uuid.toLowerCase();
    return this.#index.find(Number.parseInt(wanted.slice(0, 8), 16), (row) => this.text(row) === wanted)[0];
  }
}
