import { squaredDistance, type Points } from './points';

/** In standard deviations, over all indicators. */
const OUTLIER_DISTANCE = 1;

const PORTION = 500;

/**
 * The rows that no other row lies within `OUTLIER_DISTANCE` of: distance-based outliers of Knorr & Ng (1998, Algorithms
 * for mining distance-based outliers in large datasets, VLDB), with one neighbour as the least. Accessions of the same
 * far place are no outliers, they are a set. Yields the share done.
 */
export function* findOutliers({ rows, width, values }: Points): Generator<number, number[]> {
  const within = OUTLIER_DISTANCE ** 2;
  const first = (row: number): number => values[row * width] ?? 0;
  // In the order of one indicator, neighbours lie near by.
  const order = Array.from({ length: rows }, (_, row) => row).sort((a, b) => first(a) - first(b) || a - b);
  const isNear = (row: number, other: number | undefined): boolean =>
    other !== undefined && squaredDistance(values, row, values, other, width) <= within;
  const isAlone = (at: number): boolean => {
    const row = order[at] ?? 0;
    const isFar = (other: number | undefined): boolean =>
      other === undefined || Math.abs(first(other) - first(row)) > OUTLIER_DISTANCE;
    for (let step = 1; ; step += 1) {
      const [before, after] = [order[at - step], order[at + step]];
      if (isNear(row, before) || isNear(row, after)) return false;
      if (isFar(before) && isFar(after)) return true;
    }
  };
  const alone: number[] = [];
  for (let at = 0; at < rows; at += 1) {
    if (isAlone(at)) alone.push(order[at] ?? 0);
    if (at % PORTION === PORTION - 1) yield (at + 1) / rows;
  }
  return alone.sort((a, b) => a - b);
}
