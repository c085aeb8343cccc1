import { useEffect, useRef, useState } from 'react';
import { useStore } from 'react-redux';
import type { ClusterRequest } from '@/contract/accession/subsetting';
import { useApiDispatch, type ApiDispatch } from '@/shared/api/use-api-dispatch';
import { subsettingApi } from './api';
import { finishedRuns, type Run } from './finished-runs';
import { runCluster, type ClusterCalls, type ClusterOutcome } from './run-cluster';

/** Each call by itself, awaited and forgotten. */
function callsOf(dispatch: ApiDispatch): ClusterCalls {
  const { startCluster, clusterProgress, cancelCluster } = subsettingApi.endpoints;
  return {
    start: (request) => dispatch(startCluster.initiate(request, { track: false })).unwrap(),
    progress: (id) => dispatch(clusterProgress.initiate(id, { track: false })).unwrap(),
    cancel: (id) => dispatch(cancelCluster.initiate(id, { track: false })).unwrap(),
  };
}

export interface Job {
  code: string | undefined;
  accessions: number;
  request: ClusterRequest;
}

/** What ended without a result. */
export type Mishap = Job & { outcome: Exclude<ClusterOutcome, Run['outcome']> };

interface Current {
  job: Job;
  progress: number;
}

/** One computation at a time, ended when the page is left; results are kept by filter for whoever comes back. */
export function useClusterRun(code: string | undefined) {
  const dispatch = useApiDispatch();
  const runs = finishedRuns(useStore());
  const [current, setCurrent] = useState<Current>();
  const [mishap, setMishap] = useState<Mishap>();
  const [, drawAgain] = useState(0);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const start = async (job: Job) => {
    running.current?.abort();
    const mine = new AbortController();
    running.current = mine;
    setMishap(undefined);
    setCurrent({ job, progress: 0 });
    const onProgress = (progress: number) => running.current === mine && setCurrent({ job, progress });
    const outcome = await runCluster(callsOf(dispatch), job.request, { signal: mine.signal, onProgress });
    if (outcome.kind === 'done' || outcome.kind === 'refused') {
      const chosen = outcome.kind === 'done' ? outcome.result.sets.flatMap((set) => set.chosen) : [];
      runs.keep({ ...job, outcome, taken: new Set(chosen) });
    }
    if (running.current !== mine) return;
    running.current = undefined;
    if (outcome.kind !== 'done' && outcome.kind !== 'refused') setMishap({ ...job, outcome });
    setCurrent(undefined);
  };

  return {
    current,
    mishap,
    /** The result of this filter, else the latest of another. */
    run: runs.find(code),
    start: (job: Job) => void start(job),
    cancel: () => running.current?.abort(),
    take: (run: Run, taken: ReadonlySet<string>) => {
      runs.keep({ ...run, taken });
      drawAgain((times) => times + 1);
    },
  };
}
