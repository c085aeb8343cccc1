import { rowsOf, type Bits } from '../columns/bits';
import { NO_RANK, rankOf, type Ranks } from './ranks';

const BUCKETS = 0x10000;

/**
 * The rows numbered `from` to `to` (excluded) of the set, sorted; rows of equal value in their own order, rows
 * without a value last both ways. Selects by counting: the set is never sorted as a whole.
 */
export function pageOfRows(
  bits: Bits,
  count: number,
  sort: Ranks,
  descending: boolean,
  from: number,
  to: number,
): number[] {
  const { distinct } = sort;
  const rows = rowsOf(bits, count);
  const keyOf = (row: number): number => {
    const rank = rankOf(sort, row);
    if (rank === NO_RANK) return distinct;
    return descending ? distinct - 1 - rank : rank;
  };
  let shift = 0;
  while (distinct >>> shift >= BUCKETS) shift += 1;

  const counts = new Uint32Array((distinct >>> shift) + 1);
  for (let i = 0; i < rows.length; i++) {
    const bucket = keyOf(rows[i] ?? 0) >>> shift;
    counts[bucket] = (counts[bucket] ?? 0) + 1;
  }
  // From here on: where each bucket starts.
  let sum = 0;
  let first = -1;
  let last = -1;
  let skipped = 0;
  for (let bucket = 0; bucket < counts.length && sum < to; bucket++) {
    const size = counts[bucket] ?? 0;
    counts[bucket] = sum;
    sum += size;
    if (sum <= from || size === 0) continue;
    if (first < 0) [first, skipped] = [bucket, sum - size];
    last = bucket;
  }
  if (first < 0) return [];

  if (shift === 0) {
    const page: number[] = [];
    for (let i = 0; i < rows.length; i++) {
      const row = rows[i] ?? 0;
      const key = keyOf(row);
      if (key < first || key > last) continue;
      const at = counts[key] ?? 0;
      counts[key] = at + 1;
      if (at >= from && at < to) page[at - from] = row;
    }
    return page;
  }
  const found: number[] = [];
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i] ?? 0;
    const key = keyOf(row);
    // Two numbers below 2^23 or so: together they are exact in a double.
    if (key >>> shift >= first && key >>> shift <= last) found.push(key * sort.ranks.length + row);
  }
  const sorted = Float64Array.from(found).sort();
  return Array.from(sorted.subarray(from - skipped, to - skipped), (key) => key % sort.ranks.length);
}
