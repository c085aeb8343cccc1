/** Standardised climate of each accession, row by row; a distance of 1 is one standard deviation in every indicator. */
export interface Points {
  rows: number;
  width: number;
  values: Float64Array;
}

/**
 * Each indicator with mean 0 and deviation 1, divided by the root of their number: the Euclidean distance of two rows
 * is then the root mean square of their differences in standard deviations. What is the same everywhere becomes 0.
 */
export function standardised(values: Float64Array, width: number): Points {
  const rows = width === 0 ? 0 : values.length / width;
  const scaled = new Float64Array(values.length);
  for (let column = 0; column < width; column += 1) {
    let sum = 0;
    for (let at = column; at < values.length; at += width) sum += values[at] ?? 0;
    const mean = sum / rows;
    let squares = 0;
    for (let at = column; at < values.length; at += width) squares += ((values[at] ?? 0) - mean) ** 2;
    const deviation = Math.sqrt(squares / rows);
    // Below what rounding leaves there is no difference.
    const scale = deviation > 1e-6 ? 1 / (deviation * Math.sqrt(width)) : 0;
    for (let at = column; at < values.length; at += width) scaled[at] = ((values[at] ?? 0) - mean) * scale;
  }
  return { rows, width, values: scaled };
}

/** Some of the rows, in the order given. */
export function pickRows({ width, values }: Points, rows: readonly number[]): Points {
  const picked = new Float64Array(rows.length * width);
  for (const [i, row] of rows.entries()) picked.set(values.subarray(row * width, (row + 1) * width), i * width);
  return { rows: rows.length, width, values: picked };
}

/** The square of the distance between a row of one table and a row of another (or the same). */
export function squaredDistance(a: Float64Array, rowA: number, b: Float64Array, rowB: number, width: number): number {
  let sum = 0;
  for (let i = 0, x = rowA * width, y = rowB * width; i < width; i += 1, x += 1, y += 1) {
    const difference = (a[x] ?? 0) - (b[y] ?? 0);
    sum += difference * difference;
  }
  return sum;
}
