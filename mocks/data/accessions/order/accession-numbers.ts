import { atOnce, inTurns, type Turns } from '../../../tools/workers/turns';
import type { TextColumn } from '../columns/text-column';
import { compact } from '../text/fold';
import { orderKey } from '../text/order-key';
import { keyOf, orderTexts, type TextOrder } from './text-order';

/** Longer runs of digits do not occur in accession numbers. */
const MAX_DIGITS = 15;

/** Accession numbers in their order, in which spaces and case do not count: found whole or by their beginning. */
export class AccessionNumbers {
  readonly order: TextOrder;
  readonly #column: TextColumn;

  private constructor(column: TextColumn, order: TextOrder) {
    this.#column = column;
    this.order = order;
  }

  static atOnce(column: TextColumn): AccessionNumbers {
    return new AccessionNumbers(column, atOnce(orderTexts(column, true)));
  }

  static async inTurns(column: TextColumn, turns: Turns): Promise<AccessionNumbers> {
    const read = (rows: number): void => {
      turns.read += rows;
    };
    return new AccessionNumbers(column, await inTurns(orderTexts(column, true, read), turns));
  }

  #keyAt(place: number): string {
    return keyOf(this.#column.text(this.order.order[place] ?? 0) ?? '', true);
  }

  /** The first place whose key is not less than `key`. */
  #place(key: string): number {
    let low = 0;
    let high = this.order.order.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#keyAt(middle) < key) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Rows with this number; `compacted` as `compact` makes it. */
  rowsOf(compacted: string): number[] {
    const key = keyOf(compacted, true);
    const rows: number[] = [];
    for (let place = this.#place(key); place < this.order.order.length && this.#keyAt(place) === key; place++) {
      const row = this.order.order[place] ?? 0;
      // `AB 7` and `AB 007` share a key, but are two numbers.
      if (compact(this.#column.text(row) ?? '') === compacted) rows.push(row);
    }
    return rows;
  }

  /** At most `limit` rows whose number begins so, the shorter numbers first. */
  startingWith(beginning: string, limit: number): number[] {
    const compacted = compact(beginning);
    const [digits = ''] = /[0-9]*$/.exec(compacted) ?? [];
    const head = keyOf(compacted.slice(0, compacted.length - digits.length), true);
    if (compacted === '') return [];
    if (digits === '' || digits.startsWith('0'))
      return this.#from(digits === '' ? head : keyOf(compacted, true), compacted, limit);
    const rows: number[] = [];
    // A key holds the length of each number before its digits: one stretch of the order per length.
    for (let length = digits.length; length <= MAX_DIGITS && rows.length < limit; length++) {
      const mark = orderKey('1'.repeat(length)).slice(0, -length);
      rows.push(...this.#from(head + mark + digits, compacted, limit - rows.length));
    }
    return rows;
  }

  #from(key: string, beginning: string, limit: number): number[] {
    const rows: number[] = [];
    for (let place = this.#place(key); place < this.order.order.length && rows.length < limit; place++) {
      if (!this.#keyAt(place).startsWith(key)) break;
      const row = this.order.order[place] ?? 0;
      if (compact(this.#column.text(row) ?? '').startsWith(beginning)) rows.push(row);
    }
    return rows;
  }
}
