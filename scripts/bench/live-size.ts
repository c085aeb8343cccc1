import { readFileSync } from 'node:fs';
import type { Accession } from '@/contract/accession/accession';
import type { FilteredPage } from '@/contract/page';
import { startChildPortal } from '../serve/child-portal';
import { applicationToken } from './application-token';
import { busyCore } from './busy-core';
import type { Figure } from './figure';
import { percentile } from './percentile';
import { storeQuestions, type StoreQuestion } from './store-questions';

/** The live catalogue's size. */
export const LIVE_SIZE = 4_300_000;

/** Questions of each kind. */
const EACH = 10;
const GIB = 1024 ** 3;

/** The most memory that a process has held so far, in bytes. */
function peakMemory(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) * 1024;
}

/** The reference API with as many accessions as the live catalogue, asked over HTTP. */
export async function liveSize(accessions = LIVE_SIZE): Promise<Figure[]> {
  const portal = await startChildPortal(['--fresh', '--accessions', String(accessions)]);
  try {
    const token = await applicationToken(portal.url);
    const ask = async ({ filter, query }: Pick<StoreQuestion, 'filter' | 'query'>) => {
      const search = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]));
      const start = performance.now();
      const response = await fetch(`${portal.url}/api/v2/acn/filter?${search}`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        body: JSON.stringify(filter),
      });
      const page = (await response.json()) as FilteredPage<Accession>;
      if (!response.ok) throw new Error(JSON.stringify(page));
      return { page, time: performance.now() - start };
    };
    const whole = await ask({ filter: {}, query: { l: 50 } });
    const facets = Object.keys(whole.page.suggestions).length;
    const times: number[] = [];
    const rest = busyCore();
    for (const question of storeQuestions(whole.page.suggestions, EACH)) times.push((await ask(question)).time);
    rest();
    const p95 = percentile(times, 0.95);
    const memory = peakMemory(portal.pid) / GIB;
    const size = accessions.toLocaleString('en');
    return [
      {
        what: `reference API, ${size} accessions: acn/filter with ${facets} facets, over HTTP, one core kept busy`,
        measured: `p50 ${percentile(times, 0.5).toFixed(0)} ms, p95 ${p95.toFixed(0)} ms, first ${whole.time.toFixed(0)} ms (${times.length} questions)`,
        limit: 'p95 ≤ 300 ms',
        met: p95 <= 300,
      },
      {
        what: `reference API, ${size} accessions: most memory`,
        measured: `${memory.toFixed(2)} GiB`,
        limit: '≤ 3 GiB',
        met: memory <= 3,
      },
      {
        what: `reference API, ${size} accessions: ready`,
        measured: `${(portal.readyAfter / 1000).toFixed(1)} s`,
        limit: '≤ 30 s',
        met: portal.readyAfter <= 30_000,
      },
    ];
  } finally {
    await portal.stop();
  }
}
