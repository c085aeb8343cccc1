/** A set of rows: bit `row & 31` of word `row >>> 5`. Bits beyond the last row are zero. */
export type Bits = Uint32Array;

const wordsFor = (rows: number): number => (rows + 31) >>> 5;

export const noRows = (rows: number): Bits => new Uint32Array(wordsFor(rows));

export function allRows(rows: number): Bits {
  const bits = new Uint32Array(wordsFor(rows)).fill(0xffffffff);
  if (rows & 31) bits[bits.length - 1] = 0xffffffff >>> (32 - (rows & 31));
  return bits;
}

export function both(a: Bits, b: Bits): Bits {
  const bits = new Uint32Array(a.length);
  for (let i = 0; i < bits.length; i++) bits[i] = (a[i] ?? 0) & (b[i] ?? 0);
  return bits;
}

export function either(a: Bits, b: Bits): Bits {
  const bits = new Uint32Array(a.length);
  for (let i = 0; i < bits.length; i++) bits[i] = (a[i] ?? 0) | (b[i] ?? 0);
  return bits;
}

/** The rows of `a` that are not in `b`. */
export function without(a: Bits, b: Bits): Bits {
  const bits = new Uint32Array(a.length);
  for (let i = 0; i < bits.length; i++) bits[i] = (a[i] ?? 0) & ~(b[i] ?? 0);
  return bits;
}

export function addAll(into: Bits, from: Bits): void {
  for (let i = 0; i < into.length; i++) into[i] = (into[i] ?? 0) | (from[i] ?? 0);
}

export const addRow = (bits: Bits, row: number): void => {
  bits[row >>> 5] = (bits[row >>> 5] ?? 0) | (1 << (row & 31));
};

export const hasRow = (bits: Bits, row: number): boolean => (((bits[row >>> 5] ?? 0) >>> (row & 31)) & 1) === 1;

export function countRows(bits: Bits): number {
  let count = 0;
  for (let i = 0; i < bits.length; i++) {
    let word = bits[i] ?? 0;
    word -= (word >>> 1) & 0x55555555;
    word = (word & 0x33333333) + ((word >>> 2) & 0x33333333);
    count += Math.imul((word + (word >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
  }
  return count;
}

/** The rows in ascending order. `count` is their number, from `countRows`. */
export function rowsOf(bits: Bits, count: number): Uint32Array {
  const rows = new Uint32Array(count);
  let at = 0;
  for (let i = 0; i < bits.length; i++) {
    let word = bits[i] ?? 0;
    const base = i << 5;
    if (word === 0xffffffff) {
      for (let bit = 0; bit < 32; bit++) rows[at++] = base + bit;
      continue;
    }
    while (word !== 0) {
      rows[at++] = base + 31 - Math.clz32(word & -word);
      word &= word - 1;
    }
  }
  return rows;
}

/** The rows numbered `from` to `to` (excluded) of the set, in ascending order, without listing all of them. */
export function sliceOfRows(bits: Bits, from: number, to: number): number[] {
  const rows: number[] = [];
  let seen = 0;
  for (let i = 0; i < bits.length && seen < to; i++) {
    let word = bits[i] ?? 0;
    while (word !== 0 && seen < to) {
      if (seen >= from) rows.push((i << 5) + 31 - Math.clz32(word & -word));
      seen += 1;
      word &= word - 1;
    }
  }
  return rows;
}

/** The rows for which `test` holds. */
export function rowsWhere(rows: number, test: (row: number) => boolean): Bits {
  const bits = noRows(rows);
  for (let row = 0; row < rows; row++) if (test(row)) addRow(bits, row);
  return bits;
}
