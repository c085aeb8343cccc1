import type { Pieces } from '../../../tools/workers/turns';
import type { CodedColumn } from '../columns/coded-column';
import type { NumberColumn } from '../columns/number-column';
import { orderKey } from '../text/order-key';
import type { Uuids } from '../kept/uuids';
import { radixOrder } from './radix-order';

export const NO_RANK = 0xffffffff;

/**
 * The place of each row's value among the distinct values, ascending: equal values share one, a missing value has
 * `NO_RANK`. `ranks` is by row, or, with `codes`, by the row's code.
 */
export interface Ranks {
  ranks: Uint32Array;
  codes?: CodedColumn<unknown>['codes'];
  distinct: number;
}

export const rankOf = ({ ranks, codes }: Ranks, row: number): number =>
  ranks[codes ? (codes[row] ?? 0) : row] ?? NO_RANK;

/** Texts by `orderKey`, numbers and booleans by value. */
export function rankCodes<T extends string | number | boolean>(column: CodedColumn<T>): Ranks {
  const keyed = column.values.flatMap((value, code) =>
    value === undefined ? [] : [{ code, key: typeof value === 'string' ? orderKey(value) : Number(value) }],
  );
  keyed.sort((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key)));
  const ranks = new Uint32Array(column.values.length).fill(NO_RANK);
  let rank = -1;
  for (const [i, { code, key }] of keyed.entries()) {
    if (key !== keyed[i - 1]?.key) rank += 1;
    ranks[code] = rank;
  }
  return { ranks, codes: column.codes, distinct: rank + 1 };
}

/** Rows that are looked at in one piece. */
export const PIECE = 1 << 12;

/** Gives ranks to sorted rows; `same` tells whether the row at a place has the value of the one before. */
export function* rankRows(rows: number, order: Uint32Array, same: (at: number) => boolean): Pieces<Ranks> {
  const ranks = new Uint32Array(rows).fill(NO_RANK);
  let rank = -1;
  for (let at = 0; at < order.length; at++) {
    if (at % PIECE === 0) yield;
    if (at === 0 || !same(at)) rank += 1;
    ranks[order[at] ?? 0] = rank;
  }
  return { ranks, distinct: rank + 1 };
}

const rowsWith = (rows: number, has: (row: number) => boolean): Uint32Array => {
  const found = new Uint32Array(rows);
  let count = 0;
  for (let row = 0; row < rows; row++) if (has(row)) found[count++] = row;
  return found.slice(0, count);
};

export function* rankNumbers(column: NumberColumn): Pieces<Ranks> {
  const rows = column.length;
  const values = column.slice();
  // Minus zero becomes zero: they are one value.
  for (let row = 0; row < rows; row++) values[row] = (values[row] ?? 0) + 0;
  const raw = new Uint32Array(values.buffer);
  const high = new Uint32Array(rows);
  const low = new Uint32Array(rows);
  for (let row = 0; row < rows; row++) {
    // Little endian; with the sign turned, the bits of floating point numbers stand in the order of their values.
    const top = raw[row * 2 + 1] ?? 0;
    const turn = top >>> 31 ? 0xffffffff : 0;
    high[row] = top ^ (turn || 0x80000000);
    low[row] = (raw[row * 2] ?? 0) ^ turn;
  }
  yield;
  const order = yield* radixOrder(
    rowsWith(rows, (row) => !Number.isNaN(column[row] ?? NaN)),
    [high, low],
  );
  return yield* rankRows(rows, order, (at) => column[order[at - 1] ?? 0] === column[order[at] ?? 0]);
}

export function* rankUuids(uuids: Uuids, rows: number): Pieces<Ranks> {
  const columns = Array.from({ length: 4 }, () => new Uint32Array(rows));
  const words = new Uint32Array(4);
  for (let row = 0; row < rows; row++) {
    if (row % PIECE === 0) yield;
    uuids.words(row, words, 0);
    for (const [i, column] of columns.entries()) column[row] = words[i] ?? 0;
  }
  const order = yield* radixOrder(
    rowsWith(rows, () => true),
    columns,
  );
  return yield* rankRows(rows, order, (at) =>
    columns.every((word) => word[order[at - 1] ?? 0] === word[order[at] ?? 0]),
  );
}
