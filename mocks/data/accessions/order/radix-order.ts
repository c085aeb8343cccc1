import type { Pieces } from '../../../tools/workers/turns';

/** Rows that are moved in one piece. */
const PIECE = 1 << 17;

/**
 * Sorts rows by unsigned 32-bit words, the most significant word first; each word is indexed by row.
 * Stable, in place. Costs two passes over the rows per word, whatever the values are.
 */
export function* radixOrder(rows: Uint32Array, words: readonly Uint32Array[]): Pieces<Uint32Array> {
  let from = rows;
  let to: Uint32Array = new Uint32Array(rows.length);
  const starts = new Uint32Array(0x10000);
  for (const word of words.toReversed())
    for (const shift of [0, 16]) {
      yield;
      starts.fill(0);
      for (let i = 0; i < from.length; i++) {
        if (i % PIECE === PIECE - 1) yield;
        const digit = ((word[from[i] ?? 0] ?? 0) >>> shift) & 0xffff;
        starts[digit] = (starts[digit] ?? 0) + 1;
      }
      if (from.length > 0 && starts[((word[from[0] ?? 0] ?? 0) >>> shift) & 0xffff] === from.length) continue;
      let sum = 0;
      for (let digit = 0; digit < starts.length; digit++) {
        const count = starts[digit] ?? 0;
        starts[digit] = sum;
        sum += count;
      }
      for (let i = 0; i < from.length; i++) {
        if (i % PIECE === PIECE - 1) yield;
        const row = from[i] ?? 0;
        const digit = ((word[row] ?? 0) >>> shift) & 0xffff;
        const at = starts[digit] ?? 0;
        to[at] = row;
        starts[digit] = at + 1;
      }
      [from, to] = [to, from];
    }
  if (from !== rows) rows.set(from);
  return rows;
}
