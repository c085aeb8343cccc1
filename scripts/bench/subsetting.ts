import type { AccessionFilter } from '@/contract/accession/accession-filter';
import type { FlatRow } from '@/contract/accession/accession';
import type { Page } from '@/contract/page';
import type { ClusterProgress, ClusterRequest, ClusterResult, SubsetMethod } from '@/contract/accession/subsetting';
import { startChildPortal } from '../serve/child-portal';
import { applicationToken } from './application-token';
import type { Figure } from './figure';
import { percentile } from './percentile';

const ACCESSIONS = 5_000;
const SETS = 50;
const SEEDS = 20;
const LIMIT_SECONDS = 20;
const LIMIT_GAIN = 0.15;
/** Wait for a small call while sets are computed, milliseconds. */
const LIMIT_WAIT = 150;
/** Between two looks at the progress. */
const PACE = 100;

const mean = (values: readonly number[]): number => values.reduce((sum, each) => sum + each, 0) / values.length;

/** Sets of accessions over HTTP, as the portal asks for them: how long, how varied, and whether others are still answered. */
export async function subsetting(): Promise<Figure[]> {
  const portal = await startChildPortal(['--fresh']);
  try {
    const token = await applicationToken(portal.url);
    const ask = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
      const response = await fetch(`${portal.url}${path}`, {
        method,
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      if (!response.ok) throw new Error(await response.text());
      return (await response.json()) as T;
    };
    const located: AccessionFilter = { geo: { referenced: true } };
    const { content } = await ask<Page<FlatRow>>('POST', `/api/v2/acn/query?select=uuid&l=${ACCESSIONS}`, located);
    const filter: AccessionFilter = { uuid: content.map(({ uuid }) => String(uuid)) };
    if (content.length < ACCESSIONS) throw new Error(`Only ${content.length} accessions have coordinates.`);

    const waits: number[] = [];
    const compute = async (method: SubsetMethod, seed: number): Promise<ClusterResult> => {
      const request: ClusterRequest = {
        filter,
        indicators: ['tmean', 'tmax', 'tmin', 'prec', 'wetdays', 'et0'].map((id) => ({ id, metric: 'mean' })),
        months: { from: 1, to: 12 },
        years: { from: 1983, to: 2016 },
        sets: { from: SETS, to: SETS },
        method,
        seed,
      };
      let progress = await ask<ClusterProgress>('POST', '/api/subsetting/v1/cluster', request);
      while (progress.status === 'running') {
        await new Promise((resolve) => setTimeout(resolve, PACE));
        const start = performance.now();
        progress = await ask<ClusterProgress>('GET', `/api/subsetting/v1/cluster/${progress.id}`);
        waits.push(performance.now() - start);
      }
      if (!progress.result) throw new Error(JSON.stringify(progress));
      return progress.result;
    };

    const times: number[] = [];
    const gains: number[] = [];
    const values: Record<'core' | 'random', number[]> = { core: [], random: [] };
    for (let seed = 1; seed <= SEEDS; seed += 1) {
      const start = performance.now();
      const core = (await compute('core', seed)).entryToNearestEntry ?? Number.NaN;
      times.push(performance.now() - start);
      const random = (await compute('random', seed)).entryToNearestEntry ?? Number.NaN;
      values.core.push(core);
      values.random.push(random);
      gains.push(core / random - 1);
    }
    const longest = Math.max(...times) / 1000;
    const least = Math.min(...gains);
    const wait = percentile(waits, 0.95);
    const size = `${ACCESSIONS.toLocaleString('en')} accessions into ${SETS}`;
    return [
      {
        what: `core collection of ${size}, asked for over HTTP`,
        measured: `first ${((times[0] ?? Number.NaN) / 1000).toFixed(1)} s, longest ${longest.toFixed(1)} s of ${SEEDS}`,
        limit: `≤ ${LIMIT_SECONDS} s`,
        met: longest <= LIMIT_SECONDS,
      },
      {
        what: `core against random, average entry-to-nearest-entry distance, ${SEEDS} seeds`,
        measured: `${mean(values.core).toFixed(3)} against ${mean(values.random).toFixed(3)}: at least +${(100 * least).toFixed(0)} %`,
        limit: `≥ +${100 * LIMIT_GAIN} %`,
        met: least >= LIMIT_GAIN,
      },
      {
        what: 'wait for the progress while sets are computed',
        measured: `p95 ${wait.toFixed(0)} ms, longest ${Math.max(...waits).toFixed(0)} ms (${waits.length} calls)`,
        limit: `p95 ≤ ${LIMIT_WAIT} ms`,
        met: wait <= LIMIT_WAIT,
      },
    ];
  } finally {
    await portal.stop();
  }
}
