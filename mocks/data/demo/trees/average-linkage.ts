/** Two clusters, or one item by its number, and the height at which the two were joined: 0 of an item. */
export type Cluster = { item: number; height: 0; size: 1 } | { pair: [Cluster, Cluster]; height: number; size: number };

const distance = (a: readonly number[], b: readonly number[]) =>
  Math.hypot(...a.map((value, index) => value - (b[index] ?? 0)));

/** Each column with mean 0 and standard deviation 1; a column of equal values is 0. */
export function standardised(rows: readonly (readonly number[])[]): number[][] {
  const columns = rows[0]?.map((_, index) => rows.map((row) => row[index] ?? 0)) ?? [];
  const measures = columns.map((values) => {
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    const square = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
    return { mean, deviation: Math.sqrt(square) || 1 };
  });
  return rows.map((row) => measures.map(({ mean, deviation }, index) => ((row[index] ?? 0) - mean) / deviation));
}

/**
 * Hierarchical clustering by average linkage (UPGMA: Sokal & Michener 1958, A statistical method for evaluating
 * systematic relationships, University of Kansas Science Bulletin 38) with Euclidean distances; cubic in the rows.
 *
 * @param rows at least one.
 */
export function averageLinkage(rows: readonly (readonly number[])[]): Cluster {
  const clusters: (Cluster | undefined)[] = rows.map((_, item) => ({ item, height: 0, size: 1 }));
  const between = rows.map((a) => rows.map((b) => distance(a, b)));
  const at = (a: number, b: number) => between[a]?.[b] ?? Infinity;
  for (let left = rows.length; left > 1; left -= 1) {
    const alive = clusters.flatMap((cluster, index) => (cluster ? index : []));
    let [best, first, second] = [Infinity, 0, 0];
    for (const a of alive)
      for (const b of alive) if (a < b && at(a, b) < best) [best, first, second] = [at(a, b), a, b];
    const [one, other] = [clusters[first], clusters[second]];
    if (!one || !other) break;
    for (const each of alive) {
      const mean = (one.size * at(first, each) + other.size * at(second, each)) / (one.size + other.size);
      const [row, column] = [between[first], between[each]];
      if (row && column) row[each] = column[first] = mean;
    }
    clusters[first] = { pair: [one, other], height: best, size: one.size + other.size };
    clusters[second] = undefined;
  }
  const [root] = clusters.flatMap((cluster) => cluster ?? []);
  if (!root) throw new Error('There is nothing to cluster');
  return root;
}
