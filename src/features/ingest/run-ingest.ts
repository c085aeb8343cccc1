import type { IngestRequest, IngestTask } from '@/contract/dataset/ingest';
import { sendPastStore } from '@/shared/api/send-past-store';

export interface SheetAddress {
  /** uuids of the dataset and of its file. */
  dataset: string;
  file: string;
  sheet: string;
}

interface Options {
  signal: AbortSignal;
  onProgress: (share: number) => void;
}

/** Milliseconds between two questions how far it is. */
const PACE = 250;

const later = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, PACE));

/** Checks a sheet, or loads it, until that has ended. Whoever gives up has nothing loaded. Throws a `Failure`. */
export async function runIngest(
  params: SheetAddress,
  body: IngestRequest,
  { signal, onProgress }: Options,
): Promise<IngestTask> {
  const options = { silent: true, timeout: false } as const;
  let task = await sendPastStore('POST /ingest/:dataset/:file/:sheet', { params: { ...params }, body }, options);
  const at = { params: { id: task.id } };
  let cancelled = false;
  while (task.status === 'running') {
    if (signal.aborted && !cancelled) {
      cancelled = true;
      await sendPastStore('DELETE /ingest/task/:id', at, options);
    } else await later();
    task = await sendPastStore('GET /ingest/task/:id', at, options);
    onProgress(task.progress);
  }
  return task;
}
