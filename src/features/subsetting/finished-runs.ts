import type { ClusterRequest } from '@/contract/accession/subsetting';
import type { ClusterOutcome } from './run-cluster';

/** One computation and what came of it. */
export interface Run {
  code: string | undefined;
  /** How many accessions the filter had. */
  accessions: number;
  request: ClusterRequest;
  outcome: Extract<ClusterOutcome, { kind: 'done' | 'refused' }>;
  /** The accessions to take: chosen by the method, or by the person. */
  taken: ReadonlySet<string>;
}

const KEPT = 5;
const runsOfStores = new WeakMap<object, Map<string, Run>>();

const runsOf = (store: object) => {
  const runs = runsOfStores.get(store) ?? new Map<string, Run>();
  runsOfStores.set(store, runs);
  return runs;
};

/** The last runs of a page, by filter, for whoever looks at another tab and comes back. */
export const finishedRuns = (store: object) => ({
  keep(run: Run): void {
    const runs = runsOf(store);
    const key = run.code ?? '';
    runs.delete(key);
    runs.set(key, run);
    for (const oldest of [...runs.keys()].slice(0, -KEPT)) runs.delete(oldest);
  },
  /** That of the filter, else the latest sets of another one: its refusal says nothing about this one. */
  find(code: string | undefined): Run | undefined {
    const runs = runsOf(store);
    return runs.get(code ?? '') ?? [...runs.values()].findLast(({ outcome }) => outcome.kind === 'done');
  },
});
