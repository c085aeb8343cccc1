import type { ClusterProgress, ClusterRequest } from '@/contract/accession/subsetting';
import { failure } from '@/shared/api/failure';
import { rejected } from '@/shared/api/rejected.fixture';
import { runCluster, type ClusterCalls } from './run-cluster';

const request = {} as ClusterRequest;
const result = { sets: [], outliers: [], withoutClimate: 0 };
const running = (progress: number): ClusterProgress => ({ id: 'j1', status: 'running', progress });

/** A server that answers these in turn; the last one for ever. */
function server(...answers: (ClusterProgress | Error | ReturnType<typeof failure>)[]) {
  let at = 0;
  const said: string[] = [];
  const next = (name: string) => {
    said.push(name);
    const answer = answers[Math.min(at, answers.length - 1)];
    at += 1;
    if (answer && 'retryable' in answer) return rejected(answer);
    return Promise.resolve(answer as ClusterProgress);
  };
  const calls: ClusterCalls = {
    start: () => next('start'),
    progress: (id) => next(`progress ${id}`),
    cancel: (id) => {
      said.push(`cancel ${id}`);
      return Promise.resolve();
    },
  };
  return { calls, said };
}

const run = (calls: ClusterCalls, options: { signal?: AbortSignal; limit?: number } = {}) => {
  const seen: number[] = [];
  const outcome = runCluster(calls, request, {
    signal: new AbortController().signal,
    onProgress: (progress) => seen.push(progress),
    pause: 1,
    ...options,
  });
  return { outcome, seen };
};

test('asks until it is done', async () => {
  const { calls, said } = server(running(0), running(0.5), { ...running(1), status: 'done', result });
  const { outcome, seen } = run(calls);
  expect(await outcome).toEqual({ kind: 'done', result });
  expect(seen).toEqual([0, 0.5]);
  expect(said).toEqual(['start', 'progress j1', 'progress j1']);
});

test('a refusal is an answer', async () => {
  const refused = { ...running(1), status: 'refused', refusal: 'tooManyResults', count: 9, limit: 5 } as const;
  const { outcome } = run(server(running(0), refused).calls);
  expect(await outcome).toEqual({ kind: 'refused', refusal: 'tooManyResults', count: 9, limit: 5 });
});

test('a lost answer is asked for again, a lost server ends it', async () => {
  const lost = failure('OFFLINE');
  const back = server(running(0), lost, lost, { ...running(1), status: 'done', result });
  expect(await run(back.calls).outcome).toMatchObject({ kind: 'done' });
  const gone = server(running(0), lost);
  expect(await run(gone.calls).outcome).toEqual({ kind: 'failed', failure: lost });
  expect(gone.said.at(-1)).toBe('cancel j1');
});

test('what the server does not know any more is not asked for again', async () => {
  const { calls, said } = server(running(0), failure(404, 'Unknown'));
  expect(await run(calls).outcome).toMatchObject({ kind: 'failed', failure: { status: 404 } });
  expect(said).toHaveLength(3);
});

test('a refused start has nothing to cancel', async () => {
  const { calls, said } = server(failure(400, 'More accessions than clusters are required.'));
  expect(await run(calls).outcome).toMatchObject({ kind: 'failed', failure: { status: 400 } });
  expect(said).toEqual(['start']);
});

test('whoever leaves takes the computation along, also while it is started', async () => {
  const leaving = new AbortController();
  const { calls, said } = server(running(0));
  const { outcome } = run(calls, { signal: leaving.signal });
  leaving.abort();
  expect(await outcome).toEqual({ kind: 'cancelled' });
  expect(said).toEqual(['start', 'cancel j1']);
});

test('out of time it is stopped', async () => {
  const { calls, said } = server(running(0.3));
  expect(await run(calls, { limit: 20 }).outcome).toEqual({ kind: 'tooSlow' });
  expect(said.at(-1)).toBe('cancel j1');
});
