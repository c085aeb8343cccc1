import type { ClusterProgress, ClusterRefusal, ClusterRequest, ClusterResult } from '@/contract/accession/subsetting';
import { asFailure, failure, type Failure } from '@/shared/api/failure';

/** How the server is asked; each rejects with a `Failure`. */
export interface ClusterCalls {
  start(request: ClusterRequest): Promise<ClusterProgress>;
  progress(id: string): Promise<ClusterProgress>;
  cancel(id: string): Promise<unknown>;
}

export type ClusterOutcome =
  | { kind: 'done'; result: ClusterResult }
  | { kind: 'refused'; refusal: ClusterRefusal; count?: number; limit?: number }
  | { kind: 'failed'; failure: Failure }
  | { kind: 'tooSlow' }
  | { kind: 'cancelled' };

interface Options {
  /** Aborted by the person, or by leaving. */
  signal: AbortSignal;
  /** 0 to 1. */
  onProgress: (progress: number) => void;
  /** Milliseconds between two questions. */
  pause?: number;
  /** Milliseconds after which it is given up. */
  limit?: number;
}

const PAUSE = 500;
const LIMIT = 120_000;
/** Unanswered questions in a row after which the connection counts as lost. */
const LOST = 4;

const wait = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener('abort', end);
  });

function outcomeOf(answer: ClusterProgress): ClusterOutcome | undefined {
  const { status, result, refusal, count, limit } = answer;
  if (status === 'running') return undefined;
  if (status === 'done' && result) return { kind: 'done', result };
  if (status === 'refused' && refusal) return { kind: 'refused', refusal, count, limit };
  return status === 'cancelled' ? { kind: 'cancelled' } : { kind: 'failed', failure: failure(500) };
}

/**
 * Starts a computation and asks how far it is until it ends. Aborted or out of time, the server is told to stop.
 * Never rejects; a question that is not answered is asked again a few times.
 */
export async function runCluster(
  calls: ClusterCalls,
  request: ClusterRequest,
  { signal, onProgress, pause = PAUSE, limit = LIMIT }: Options,
): Promise<ClusterOutcome> {
  const end = Date.now() + limit;
  let id: string | undefined;
  try {
    let answer = await calls.start(request);
    id = answer.id;
    let unanswered = 0;
    for (;;) {
      const outcome = outcomeOf(answer);
      if (outcome) return outcome;
      onProgress(answer.progress);
      if (!signal.aborted) await wait(pause, signal);
      const tooSlow = Date.now() >= end;
      if (signal.aborted || tooSlow) {
        await calls.cancel(id).catch(() => undefined);
        return { kind: signal.aborted ? 'cancelled' : 'tooSlow' };
      }
      try {
        answer = await calls.progress(id);
        unanswered = 0;
      } catch (error) {
        unanswered += 1;
        if (!asFailure(error).retryable || unanswered >= LOST) throw error;
      }
    }
  } catch (error) {
    if (id !== undefined) await calls.cancel(id).catch(() => undefined);
    return { kind: 'failed', failure: asFailure(error) };
  }
}
