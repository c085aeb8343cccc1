import { addRow, noRows, type Bits } from '../columns/bits';
import { isReferenced } from '../filter/properties';
import type { Pieced } from '../kept/pieced';
import type { Model } from '../model';
import { further, type Pieces } from '../../../tools/workers/turns';
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

/** Places computed in one piece. */
const PIECE = 1 << 14;

const NOWHERE: Places = {
  keys: new Uint32Array(),
  rows: new Uint32Array(),
  x: new Uint32Array(),
  y: new Uint32Array(),
};

const gathered = (values: Uint32Array, order: Uint32Array): Uint32Array => order.map((at) => values[at] ?? 0);

/** Where the rows lie. Like the other indexes it is made a piece at a time, and at once by the first question. */
export class PlaceIndex implements Pieced {
  /** The rows with coordinates: those of the filter `geo.referenced`. */
  readonly referenced: Bits;
  readonly #model: Model;
  #looked = 0;
  #rows: number[] = [];
  #sorting: Pieces<Places> | undefined;
  #places: Places | undefined;

  constructor(model: Model) {
    this.#model = model;
    this.referenced = noRows(model.data.rows);
  }

  get size(): number {
    return this.#model.data.rows;
  }

  get read(): number {
    return this.#looked;
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
    const sorting = (this.#sorting ??= this.#sorted(Uint32Array.from(this.#rows)));
    const step = further(sorting, rows === Infinity);
    if (!step.done) return false;
    this.#places = step.value;
    this.#sorting = undefined;
    this.#rows = [];
    return true;
  }

  *#sorted(rows: Uint32Array): Pieces<Places> {
    const { latitude, longitude } = this.#model.data;
    const [x, y, keys, lower] = [rows.slice(), rows.slice(), rows.slice(), rows.slice()];
    for (let at = 0; at < rows.length; at++) {
      if (at % PIECE === 0) yield;
      const row = rows[at] ?? 0;
      const [east, south] = [mercatorX(longitude[row] ?? 0), mercatorY(latitude[row] ?? 0)];
      x[at] = east;
      y[at] = south;
      keys[at] = zOrder(east >>> 16, south >>> 16);
      lower[at] = zOrder(east, south);
    }
    const order = yield* radixOrder(
      rows.map((_, at) => at),
      [keys, lower],
    );
    const sorted = [];
    for (const column of [keys, rows, x, y]) {
      yield;
      sorted.push(gathered(column, order));
    }
    const [sortedKeys = keys, sortedRows = rows, sortedX = x, sortedY = y] = sorted;
    return { keys: sortedKeys, rows: sortedRows, x: sortedX, y: sortedY };
  }

  places(): Places {
    this.work(Infinity);
    return this.#places ?? NOWHERE;
  }
}
