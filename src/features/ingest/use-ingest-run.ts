import { useEffect, useRef, useState } from 'react';
import type { IngestReport, IngestRequest } from '@/contract/dataset/ingest';
import { catalogueChanged } from '@/shared/api/changes';
import { useApiDispatch } from '@/shared/api/use-api-dispatch';
import { runIngest, type SheetAddress } from './run-ingest';

/** What was checked or loaded, and what came of it. */
export interface Ran {
  /** Of the task, for its file. */
  id: string;
  request: IngestRequest;
  report: IngestReport;
}

export interface IngestRun {
  ran: Ran | undefined;
  /** From 0 to 1, while something runs. */
  progress: number | undefined;
  /** Why the last one brought nothing. */
  ended: { kind: 'cancelled' | 'failed'; error?: string } | undefined;
  /** Checks, or with a version loads; what runs already is given up. Throws a `Failure`. */
  run(request: IngestRequest, version?: number): Promise<void>;
  cancel(): void;
}

/** Checks and loads of one sheet, one at a time. */
export function useIngestRun(address: SheetAddress): IngestRun {
  const [ran, setRan] = useState<Ran>();
  const [progress, setProgress] = useState<number>();
  const [ended, setEnded] = useState<IngestRun['ended']>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const dispatch = useApiDispatch();

  const run = async (request: IngestRequest, version?: number) => {
    const mine = new AbortController();
    const isLatest = () => running.current === mine;
    running.current?.abort();
    running.current = mine;
    setEnded(undefined);
    setProgress(0);
    try {
      const body = { ...request, ...(version !== undefined && { version }) };
      const task = await runIngest(address, body, {
        signal: mine.signal,
        onProgress: (share) => isLatest() && setProgress(share),
      });
      if (task.report?.applied) dispatch(catalogueChanged());
      if (!isLatest()) return;
      if (task.report) setRan({ id: task.id, request, report: task.report });
      else setEnded({ kind: task.status === 'cancelled' ? 'cancelled' : 'failed', error: task.error ?? '' });
    } finally {
      if (isLatest()) setProgress(undefined);
    }
  };
  return { ran, progress, ended, run, cancel: () => running.current?.abort() };
}
