import { squaredDistance, type Points } from './points';

/** The centre that each row is nearest to; of equally near ones the first. */
export function nearestCentre({ rows, width, values }: Points, centres: Float64Array, into: Int32Array): void {
  const count = centres.length / Math.max(1, width);
  for (let row = 0; row < rows; row += 1) {
    let best = 0;
    let least = Infinity;
    for (let centre = 0; centre < count; centre += 1) {
      const distance = squaredDistance(values, row, centres, centre, width);
      if (distance < least) {
        least = distance;
        best = centre;
      }
    }
    into[row] = best;
  }
}
