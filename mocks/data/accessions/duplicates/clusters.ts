import type { ContrarySign } from '@/contract/labs/duplicates';
import type { Catalogue } from '../catalogue';
import { Turns } from '../../../tools/workers/turns';
import { contrarySigns } from './contrary-signs';
import { sharedKeys, type SharedKey } from './shared-keys';

const PIECE = 500;

export interface Cluster {
  /** In their order. */
  rows: number[];
  evidence: SharedKey[];
  against: ContrarySign[];
}

/** Which rows belong together, as far as they were joined. */
class Joined {
  readonly #above = new Map<number, number>();

  rootOf(row: number): number {
    let root = row;
    for (let next = this.#above.get(root); next !== undefined; next = this.#above.get(root)) root = next;
    // What was passed leads there at once the next time.
    for (let at = row; at !== root;) {
      const next = this.#above.get(at) ?? root;
      this.#above.set(at, root);
      at = next;
    }
    return root;
  }

  join(a: number, b: number): void {
    const [one, other] = [this.rootOf(a), this.rootOf(b)];
    if (one !== other) this.#above.set(Math.max(one, other), Math.min(one, other));
  }
}

/** The order of clusters as one number each, so that millions are sorted in a moment. */
function inOrder(clusters: readonly Cluster[]): Cluster[] {
  const MOST = 9_999;
  const order = Float64Array.from(clusters, ({ rows, against }, at) => {
    const rank = against.length * (MOST + 1) + MOST - Math.min(MOST, rows.length);
    return rank * 2 ** 32 + at;
  }).sort();
  return Array.from(order, (each) => clusters[each % 2 ** 32]).filter((each) => each !== undefined);
}

/**
 * Rows that share numbers, directly or through others, and lie in several genebanks; the least contradicted first, then
 * the largest.
 */
export async function clustersOf(data: Catalogue, turns = new Turns()): Promise<Cluster[]> {
  const shared = await sharedKeys(data, turns);
  const joined = new Joined();
  for (const [at, { rows }] of shared.entries()) {
    if (at % PIECE === 0 && turns.due()) await turns.next();
    for (const row of rows) joined.join(rows[0] ?? row, row);
  }
  const evidenceOf = new Map<number, SharedKey[]>();
  for (const [at, key] of shared.entries()) {
    if (at % PIECE === 0 && turns.due()) await turns.next();
    const root = joined.rootOf(key.rows[0] ?? 0);
    const before = evidenceOf.get(root);
    if (before) before.push(key);
    else evidenceOf.set(root, [key]);
  }
  const clusters: Cluster[] = [];
  let read = 0;
  for (const evidence of evidenceOf.values()) {
    if ((read += 1) % PIECE === 0 && turns.due()) await turns.next();
    const rows = [...new Set(evidence.flatMap((key) => key.rows))].sort((a, b) => a - b);
    const [first = 0] = rows;
    if (rows.every((row) => data.instCode.codes[row] === data.instCode.codes[first])) continue;
    clusters.push({ rows, evidence, against: contrarySigns(data, rows) });
  }
  return inOrder(clusters);
}
