import type { Pieces } from '../../../tools/workers/turns';
import { decodePlace, newPlace, type TextColumn, type TextPlace } from '../columns/text-column';
import { compact, isDigit, LOWER } from '../text/fold';
import { orderKey } from '../text/order-key';
import { radixOrder } from './radix-order';
import { PIECE, rankRows, type Ranks } from './ranks';

const WORDS = 3;
const WIDTH = WORDS * 4;
/** So many texts with the same beginning are sorted by what follows it, fewer as a whole. */
const MANY = 1_000;
/** Rows that are only moved in one piece. */
const MOVED = 1 << 16;
/** Bytes of keys; whatever agrees for so long is sorted as a whole. */
const DEEPEST = 1_200;
const encoder = new TextEncoder();

/** The order key of an accession number, for which spaces do not count, or of any other text. */
export const keyOf = (text: string, spaceless: boolean): string => orderKey(spaceless ? compact(text) : text);

/** Writes a byte of the key, of which those before 0 are left out; answers where the next stands. */
function put(key: Uint8Array, at: number, byte: number): number {
  if (at >= 0) key[at] = byte;
  return at + 1;
}

/** Writes the bytes of the order key from `skip` on; answers how many follow there, or more than `WIDTH`. */
function writeKey(place: TextPlace, spaceless: boolean, key: Uint8Array, skip: number): number {
  key.fill(0);
  if (!place.ascii) {
    const whole = encoder.encode(keyOf(decodePlace(place), spaceless));
    key.set(whole.subarray(skip, skip + WIDTH));
    return whole.length - skip;
  }
  let at = -skip;
  for (let i = place.from; i < place.to;) {
    const byte = place.bytes[i] ?? 0;
    if (at > WIDTH) break;
    if (!isDigit(byte)) {
      i += 1;
      const space = byte === 32 || (byte >= 9 && byte <= 13);
      if (!(spaceless && space)) at = put(key, at, LOWER[byte] ?? 0);
      continue;
    }
    let end = i;
    while (end < place.to && isDigit(place.bytes[end] ?? 0)) end += 1;
    while (i < end - 1 && place.bytes[i] === 48) i += 1;
    if (end - i < 10) {
      at = put(key, at, 48 + end - i);
    } else {
      at = put(key, at, 58);
      at = put(key, at, 0x20 + Math.min(end - i, 90));
    }
    for (; i < end; i++) at = put(key, at, place.bytes[i] ?? 0);
  }
  return at;
}

/** The rows with a text in the order of their keys, and their ranks. */
export interface TextOrder extends Ranks {
  order: Uint32Array;
}

/**
 * Sorts by twelve bytes of the keys at once, then those among themselves that agree so far.
 * @param read hears of rows as they are read, each three times: for its key, in its place, for its rank.
 */
export function* orderTexts(
  column: TextColumn,
  spaceless = false,
  read: (rows: number) => void = () => undefined,
): Pieces<TextOrder> {
  const place = newPlace();
  const key = new Uint8Array(WIDTH + 32);
  const whole = (row: number): string => keyOf(column.text(row) ?? '', spaceless);
  const found = new Uint32Array(column.rows);
  let count = 0;
  for (let row = 0; row < column.rows; row++) {
    if (row % MOVED === 0) yield;
    if (column.has(row)) found[count++] = row;
  }
  const order = found.slice(0, count);
  /** By place in the order: the key is that of the place before. */
  const repeats = new Uint8Array(count);

  const sortWhole = (from: number, to: number): void => {
    const group = Array.from(order.subarray(from, to), (row) => ({ row, key: whole(row) }));
    group.sort((x, y) => (x.key < y.key ? -1 : x.key > y.key ? 1 : x.row - y.row));
    for (const [i, each] of group.entries()) {
      order[from + i] = each.row;
      if (i > 0 && each.key === group[i - 1]?.key) repeats[from + i] = 1;
    }
  };

  /** Sorts the rows from one place to another, whose keys agree before `skip`. */
  function* sort(from: number, to: number, skip: number): Pieces<void> {
    const rows = order.slice(from, to);
    const words = Array.from({ length: WORDS }, () => new Uint32Array(rows.length));
    const long = new Uint8Array(rows.length);
    for (let n = 0; n < rows.length; n++) {
      if (n % PIECE === 0) yield;
      if (skip === 0) read(1);
      if (!column.find(rows[n] ?? 0, place)) continue;
      if (writeKey(place, spaceless, key, skip) > WIDTH) long[n] = 1;
      for (let i = 0; i < WORDS; i++) {
        const word = words[i];
        const at = i * 4;
        if (word)
          word[n] =
            ((key[at] ?? 0) << 24) | ((key[at + 1] ?? 0) << 16) | ((key[at + 2] ?? 0) << 8) | (key[at + 3] ?? 0);
      }
    }
    const places = new Uint32Array(rows.length);
    for (let n = 0; n < rows.length; n++) {
      if (n % MOVED === 0) yield;
      places[n] = n;
    }
    const sorted = yield* radixOrder(places, words);
    for (let n = 0; n < sorted.length; n++) {
      if (n % MOVED === 0) yield;
      order[from + n] = rows[sorted[n] ?? 0] ?? 0;
    }
    const agree = (x: number, y: number): boolean => words.every((word) => word[x] === word[y]);

    for (let start = 0; start < sorted.length;) {
      let end = start + 1;
      const first = sorted[start] ?? 0;
      let open = long[first] === 1;
      while (end < sorted.length && agree(first, sorted[end] ?? 0)) open = long[sorted[end++] ?? 0] === 1 || open;
      if (start % PIECE > end % PIECE || end - start > MANY) yield;
      if (!open) repeats.fill(1, from + start + 1, from + end);
      else if (end - start > MANY && skip < DEEPEST) yield* sort(from + start, from + end, skip + WIDTH);
      else if (end - start > 1) sortWhole(from + start, from + end);
      if (skip === 0) read(end - start);
      start = end;
    }
  }

  yield* sort(0, count, 0);
  const ranks = yield* rankRows(column.rows, order, (at) => {
    read(1);
    return repeats[at] === 1;
  });
  return { ...ranks, order };
}
