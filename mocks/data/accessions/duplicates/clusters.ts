import { DUPLICATE_EVIDENCE, type ContrarySign } from '@/contract/labs/duplicates';
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
  /** One more than the row above each; 0 where none is. A map would grow by turns that are too long. */
  readonly #above: Uint32Array;

  constructor(rows: number) {
    this.#above = new Uint32Array(rows);
  }

  rootOf(row: number): number {
    let root = row;
    for (let next = this.#above[root] ?? 0; next !== 0; next = this.#above[root] ?? 0) root = next - 1;
    // What was passed leads there at once the next time.
    for (let at = row; at !== root;) {
      const next = (this.#above[at] ?? 0) - 1;
      this.#above[at] = root + 1;
      at = next;
    }
    return root;
  }

  join(a: number, b: number): void {
    const [one, other] = [this.rootOf(a), this.rootOf(b)];
    if (one !== other) this.#above[Math.max(one, other)] = Math.min(one, other) + 1;
  }
}

/** As they are met row by row. */
const byFirst = (a: SharedKey, b: SharedKey): number =>
  (a.rows[0] ?? 0) - (b.rows[0] ?? 0) || DUPLICATE_EVIDENCE.indexOf(a.kind) - DUPLICATE_EVIDENCE.indexOf(b.kind);

/** Rows beyond which a cluster is no larger than others. */
const MOST = 9_999;

/** In their order: millions have few ranks. */
async function inOrder(clusters: readonly Cluster[], turns: Turns): Promise<Cluster[]> {
  const byRank = new Map<number, Cluster[]>();
  for (const [at, cluster] of clusters.entries()) {
    if (at % PIECE === 0 && turns.due()) await turns.next();
    const { rows, against } = cluster;
    const rank = against.length * (MOST + 1) + MOST - Math.min(MOST, rows.length);
    const known = byRank.get(rank);
    if (known) known.push(cluster);
    else byRank.set(rank, [cluster]);
  }
  const ordered: Cluster[] = [];
  for (const rank of [...byRank.keys()].toSorted((a, b) => a - b))
    for (const cluster of byRank.get(rank) ?? []) {
      if (ordered.length % PIECE === 0 && turns.due()) await turns.next();
      ordered.push(cluster);
    }
  return ordered;
}

/**
 * Rows that share numbers, directly or through others, and lie in several genebanks; the least contradicted first, then
 * the largest.
 */
export async function clustersOf(data: Catalogue, turns = new Turns()): Promise<Cluster[]> {
  const shared = await sharedKeys(data, turns);
  const joined = new Joined(data.rows);
  for (const [at, { rows }] of shared.entries()) {
    if (at % PIECE === 0 && turns.due()) await turns.next();
    for (const row of rows) joined.join(rows[0] ?? row, row);
  }
  /** By root: one more than the place of its evidence. */
  const places = new Uint32Array(data.rows);
  const evidenceOf: SharedKey[][] = [];
  for (const [at, key] of shared.entries()) {
    if (at % PIECE === 0 && turns.due()) await turns.next();
    const root = joined.rootOf(key.rows[0] ?? 0);
    const place = places[root] ?? 0;
    if (place !== 0) evidenceOf[place - 1]?.push(key);
    else places[root] = evidenceOf.push([key]);
  }
  const clusters: Cluster[] = [];
  for (let root = 0; root < data.rows; root += 1) {
    if (root % PIECE === 0 && turns.due()) await turns.next();
    const evidence = evidenceOf[(places[root] ?? 0) - 1]?.sort(byFirst);
    if (!evidence) continue;
    const rows = [...new Set(evidence.flatMap((key) => key.rows))].sort((a, b) => a - b);
    const [first = 0] = rows;
    if (rows.every((row) => data.instCode.codes[row] === data.instCode.codes[first])) continue;
    clusters.push({ rows, evidence, against: contrarySigns(data, rows) });
  }
  return inOrder(clusters, turns);
}
