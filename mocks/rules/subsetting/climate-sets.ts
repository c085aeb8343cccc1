import type { Random } from '../../tools/random';
import { nearestCentre } from './nearest';
import { measure, wholePartition, withinSquares, type Partition } from './partition';
import type { Points } from './points';
import { splitWidest } from './split-set';

const MAX_ROUNDS = 20;

/**
 * Between sets against within them, each by its degrees of freedom: the criterion of Caliński & Harabasz (1974, A
 * dendrite method for cluster analysis, Communications in Statistics 3:1), the greater the better.
 */
function criterion(rows: number, total: number, partition: Partition): number {
  const within = withinSquares(partition);
  const { sets } = partition;
  if (sets < 2 || sets >= rows) return -Infinity;
  return within < 1e-9 ? Infinity : (total - within) / (sets - 1) / (within / (rows - sets));
}

const copied = (partition: Partition): Partition => ({
  ...partition,
  of: partition.of.slice(),
  centres: partition.centres.slice(),
  counts: partition.counts.slice(),
  squares: partition.squares.slice(),
});

/**
 * The rows in `from` to `to` sets by k-means: the set that scatters most is split until there are `to`, the number with
 * the best criterion is taken and all rows go to their nearest centre until none moves. Fewer sets than `from` only
 * where fewer climates differ. Yields the share done.
 */
export function* climateSets(
  points: Points,
  { from, to }: { from: number; to: number },
  random: Random,
): Generator<number, Partition> {
  const growing = wholePartition(points, to);
  const total = withinSquares(growing);
  let best: { score: number; partition: Partition } | undefined;
  while (growing.sets < to && splitWidest(points, growing, random)) {
    const score = criterion(points.rows, total, growing);
    if (growing.sets >= from && (!best || score > best.score)) best = { score, partition: copied(growing) };
    yield (growing.sets / to) * 0.8;
  }
  const { partition } = best ?? { partition: growing };
  const next = new Int32Array(points.rows);
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    nearestCentre(points, partition.centres.subarray(0, partition.sets * points.width), next);
    if (next.every((set, row) => set === partition.of[row])) break;
    partition.of.set(next);
    measure(points, partition);
    yield 0.8 + (0.2 * round) / MAX_ROUNDS;
  }
  return partition;
}
