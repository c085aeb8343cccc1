import type { Random } from '../../tools/random';
import { measure, type Partition } from './partition';
import { squaredDistance, type Points } from './points';

const ROUNDS = 8;

/** One row, likelier the further it lies from `from`: the seeding of k-means++ (Arthur & Vassilvitskii 2007). */
function farRow({ width, values }: Points, rows: readonly number[], from: Float64Array, random: Random): number {
  const distances = rows.map((row) => squaredDistance(values, row, from, 0, width));
  let left = random.next() * distances.reduce((sum, each) => sum + each, 0);
  for (const [i, distance] of distances.entries()) {
    left -= distance;
    if (left < 0) return rows[i] ?? 0;
  }
  return rows[distances.indexOf(Math.max(...distances))] ?? 0;
}

/**
 * Splits the set that scatters most in two, as bisecting k-means does (Steinbach, Karypis & Kumar 2000); rows of other
 * sets move over where a new centre is nearer. False when no set has two different rows.
 */
export function splitWidest(points: Points, partition: Partition, random: Random): boolean {
  const { rows, width, values } = points;
  const { of, centres, squares, sets } = partition;
  let widest = 0;
  for (let set = 1; set < sets; set += 1) if ((squares[set] ?? 0) > (squares[widest] ?? 0)) widest = set;
  if ((squares[widest] ?? 0) < 1e-9) return false;

  const members: number[] = [];
  for (let row = 0; row < rows; row += 1) if (of[row] === widest) members.push(row);
  const rowValues = (row: number): Float64Array => values.slice(row * width, (row + 1) * width);
  const first = rowValues(farRow(points, members, centres.slice(widest * width, (widest + 1) * width), random));
  const second = rowValues(farRow(points, members, first, random));
  centres.set(first, widest * width);
  centres.set(second, sets * width);
  partition.sets = sets + 1;
  for (let round = 0; round < ROUNDS; round += 1) {
    let moved = false;
    for (let row = 0; row < rows; row += 1) {
      const set = of[row] ?? 0;
      const isMember = set === widest || set === sets;
      // The others look over only once the two have settled.
      if (!isMember && round < ROUNDS - 1) continue;
      const own = isMember ? Infinity : squaredDistance(values, row, centres, set, width);
      const toFirst = squaredDistance(values, row, centres, widest, width);
      const toSecond = squaredDistance(values, row, centres, sets, width);
      const best = own <= Math.min(toFirst, toSecond) ? set : toFirst <= toSecond ? widest : sets;
      if (best !== set) {
        of[row] = best;
        moved = true;
      }
    }
    if (moved) measure(points, partition);
    else if (round < ROUNDS - 2) round = ROUNDS - 2;
  }
  return true;
}
