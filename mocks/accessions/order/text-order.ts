import { decodePlace, newPlace, type TextColumn, type TextPlace } from '../columns/text-column';
import { compact, LOWER } from '../text/fold';
import { orderKey } from '../text/order-key';
import { radixOrder } from './radix-order';
import { rankRows, type Ranks } from './ranks';

const WORDS = 3;
const WIDTH = WORDS * 4;
const encoder = new TextEncoder();

const isDigit = (byte: number): boolean => byte >= 48 && byte <= 57;

/** The order key of an accession number, for which spaces do not count, or of any other text. */
export const keyOf = (text: string, spaceless: boolean): string => orderKey(spaceless ? compact(text) : text);

/** Writes the beginning of the order key; answers its whole length, or more than `WIDTH`. */
function writeKey(place: TextPlace, spaceless: boolean, key: Uint8Array): number {
  key.fill(0);
  if (!place.ascii) {
    const whole = encoder.encode(keyOf(decodePlace(place), spaceless));
    key.set(whole.subarray(0, WIDTH));
    return whole.length;
  }
  let at = 0;
  for (let i = place.from; i < place.to && at <= WIDTH;) {
    const byte = place.bytes[i] ?? 0;
    if (!isDigit(byte)) {
      i += 1;
      const space = byte === 32 || (byte >= 9 && byte <= 13);
      if (!(spaceless && space)) key[at++] = LOWER[byte] ?? 0;
      continue;
    }
    let end = i;
    while (end < place.to && isDigit(place.bytes[end] ?? 0)) end += 1;
    while (i < end - 1 && place.bytes[i] === 48) i += 1;
    if (end - i < 10) {
      key[at++] = 48 + end - i;
    } else {
      key[at++] = 58;
      key[at++] = 0x20 + Math.min(end - i, 90);
    }
    for (; i < end; i++) key[at++] = place.bytes[i] ?? 0;
  }
  return at;
}

/** The rows with a text in the order of their keys, and their ranks. */
export interface TextOrder extends Ranks {
  order: Uint32Array;
}

/** Sorts by the first twelve bytes of the keys at once, then only those among themselves that agree so far. */
export function orderTexts(column: TextColumn, spaceless = false): TextOrder {
  const { rows } = column;
  const words = Array.from({ length: WORDS }, () => new Uint32Array(rows));
  const long = new Uint8Array(rows);
  const found = new Uint32Array(rows);
  const place = newPlace();
  const key = new Uint8Array(WIDTH + 32);
  let count = 0;
  for (let row = 0; row < rows; row++) {
    if (!column.find(row, place)) continue;
    found[count++] = row;
    if (writeKey(place, spaceless, key) > WIDTH) long[row] = 1;
    for (let i = 0; i < WORDS; i++) {
      const word = words[i];
      const at = i * 4;
      if (word)
        word[row] =
          ((key[at] ?? 0) << 24) | ((key[at + 1] ?? 0) << 16) | ((key[at + 2] ?? 0) << 8) | (key[at + 3] ?? 0);
    }
  }
  const order = radixOrder(found.slice(0, count), words);
  const [a = order, b = order, c = order] = words;
  const agree = (x: number, y: number): boolean => a[x] === a[y] && b[x] === b[y] && c[x] === c[y];
  const whole = (row: number): string => keyOf(column.text(row) ?? '', spaceless);

  for (let start = 0; start < count;) {
    let end = start + 1;
    let open = long[order[start] ?? 0] === 1;
    while (end < count && agree(order[start] ?? 0, order[end] ?? 0)) open = long[order[end++] ?? 0] === 1 || open;
    if (open && end - start > 1) {
      const group = Array.from(order.subarray(start, end), (row) => ({ row, key: whole(row) }));
      group.sort((x, y) => (x.key < y.key ? -1 : x.key > y.key ? 1 : x.row - y.row));
      for (const [i, { row }] of group.entries()) order[start + i] = row;
    }
    start = end;
  }
  const same = (x: number, y: number): boolean =>
    agree(x, y) && (long[x] === 0 && long[y] === 0 ? true : whole(x) === whole(y));
  return { ...rankRows(rows, order, same), order };
}
