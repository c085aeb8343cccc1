import { addRow, noRows, type Bits } from '../columns/bits';
import { isReferenced } from '../filter/properties';
import type { Model } from '../model';
import { atOnce } from '../../../tools/workers/turns';
import { radixOrder } from '../order/radix-order';
import { mercatorX, mercatorY } from './mercator';
import { zOrder } from './z-order';

/** The rows with coordinates in the order of their Z-order keys, all of the same length. */
export interface Places {
  /** Ascending; the upper halves of both coordinates. Places of equal keys follow the lower halves. */
  keys: Uint32Array;
  rows: Uint32Array;
  /** In units of `WORLD`. */
  x: Uint32Array;
  y: Uint32Array;
}

const gathered = (values: Uint32Array, order: Uint32Array): Uint32Array => order.map((at) => values[at] ?? 0);

/** Where the rows lie. Like the other indexes it is made a piece at a time, and at once by the first question. */
export class PlaceIndex {
  /** The rows with coordinates: those of the filter `geo.referenced`. */
  readonly referenced: Bits;
  readonly #model: Model;
  #looked = 0;
  #rows: number[] = [];
  #places: Places | undefined;

  constructor(model: Model) {
    this.#model = model;
    this.referenced = noRows(model.data.rows);
  }

  /** Looks at most at so many rows more; true when all is made. */
  work(rows: number): boolean {
    if (this.#places) return true;
    const end = Math.min(this.#model.data.rows, this.#looked + rows);
    for (; this.#looked < end; this.#looked++)
      if (isReferenced(this.#model, this.#looked)) {
        addRow(this.referenced, this.#looked);
        this.#rows.push(this.#looked);
      }
    if (end < this.#model.data.rows) return false;
    this.#places = this.#sorted(Uint32Array.from(this.#rows));
    this.#rows = [];
    return true;
  }

  #sorted(rows: Uint32Array): Places {
    const { latitude, longitude } = this.#model.data;
    const x = rows.map((row) => mercatorX(longitude[row] ?? 0));
    const y = rows.map((row) => mercatorY(latitude[row] ?? 0));
    const keys = x.map((each, at) => zOrder(each >>> 16, (y[at] ?? 0) >>> 16));
    const lower = x.map((each, at) => zOrder(each, y[at] ?? 0));
    const order = atOnce(
      radixOrder(
        rows.map((_, at) => at),
        [keys, lower],
      ),
    );
    return { keys: gathered(keys, order), rows: gathered(rows, order), x: gathered(x, order), y: gathered(y, order) };
  }

  places(): Places {
    this.work(Infinity);
    return this.#places ?? this.#sorted(new Uint32Array());
  }
}
