import { squaredDistance, type Points } from './points';

/** Rows in sets, each with its centre (mean) and the sum of its squared distances. */
export interface Partition {
  sets: number;
  of: Int32Array;
  centres: Float64Array;
  counts: Int32Array;
  squares: Float64Array;
}

/** Centres, counts and sums of squares of the sets as they now are. A set that has become empty keeps its centre. */
export function measure({ rows, width, values }: Points, partition: Partition): void {
  const { sets, of, centres, counts, squares } = partition;
  counts.fill(0, 0, sets);
  squares.fill(0, 0, sets);
  for (let row = 0; row < rows; row += 1) counts[of[row] ?? 0] = (counts[of[row] ?? 0] ?? 0) + 1;
  for (let set = 0; set < sets; set += 1) if (counts[set]) centres.fill(0, set * width, (set + 1) * width);
  for (let row = 0; row < rows; row += 1) {
    const set = of[row] ?? 0;
    const share = 1 / (counts[set] ?? 1);
    for (let i = 0; i < width; i += 1)
      centres[set * width + i] = (centres[set * width + i] ?? 0) + (values[row * width + i] ?? 0) * share;
  }
  for (let row = 0; row < rows; row += 1) {
    const set = of[row] ?? 0;
    squares[set] = (squares[set] ?? 0) + squaredDistance(values, row, centres, set, width);
  }
}

/** All rows in one set, with room for `most`. */
export function wholePartition(points: Points, most: number): Partition {
  const partition: Partition = {
    sets: 1,
    of: new Int32Array(points.rows),
    centres: new Float64Array(most * points.width),
    counts: new Int32Array(most),
    squares: new Float64Array(most),
  };
  measure(points, partition);
  return partition;
}

export const withinSquares = ({ sets, squares }: Partition): number =>
  squares.subarray(0, sets).reduce((sum, each) => sum + each, 0);
