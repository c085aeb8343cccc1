/** Levels of the quadtree in a key: 2^16 cells a side, 600 m at the equator. */
export const KEY_LEVEL = 16;

function spread(bits16: number): number {
  let bits = bits16 & 0xffff;
  bits = (bits | (bits << 8)) & 0x00ff00ff;
  bits = (bits | (bits << 4)) & 0x0f0f0f0f;
  bits = (bits | (bits << 2)) & 0x33333333;
  return (bits | (bits << 1)) & 0x55555555;
}

/** The bits of two 16-bit numbers in turn (Morton 1966): near places have near keys, and a quadtree's cell is a range. */
export const zOrder = (x16: number, y16: number): number => (spread(x16) | (spread(y16) << 1)) >>> 0;

/** The first position of the sorted `keys` that is not below `key`. */
function lowerBound(keys: Uint32Array, key: number): number {
  let from = 0;
  let to = keys.length;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((keys[middle] ?? 0) < key) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** The positions `from` to `to` (excluded) of a cell of the quadtree; `level` up to `KEY_LEVEL`. */
export function cellRange(keys: Uint32Array, level: number, x: number, y: number): { from: number; to: number } {
  const width = 2 ** (32 - 2 * level);
  const start = zOrder(x, y) * width;
  return { from: lowerBound(keys, start), to: lowerBound(keys, start + width) };
}
