import type { DataRow } from '@/contract/dataset/observation';
import type { ApiDispatch } from '@/shared/api/use-api-dispatch';
import { observationApi, type DataArgs } from './api';

/** Rows a call; the server takes up to 10,000. */
const PAGE = 2_000;

interface Progress {
  (done: number, total: number): void;
}

/**
 * All rows of a question, page by page, in the order of the table.
 *
 * @throws Failure of the call that failed; `signal` ends it with an AbortError.
 */
export async function allRows(
  dispatch: ApiDispatch,
  args: Omit<DataArgs, 'p' | 'l'>,
  signal: AbortSignal,
  onProgress: Progress,
): Promise<{ rows: DataRow[]; total: number }> {
  const rows: DataRow[] = [];
  for (let p = 0; ; p += 1) {
    signal.throwIfAborted();
    const call = dispatch(observationApi.endpoints.dataPage.initiate({ ...args, p, l: PAGE }, { track: false }));
    const abort = () => call.abort();
    signal.addEventListener('abort', abort);
    const { content, totalElements, last } = await call
      .unwrap()
      .finally(() => signal.removeEventListener('abort', abort));
    rows.push(...content);
    onProgress(rows.length, totalElements);
    if (last || content.length === 0) return { rows, total: totalElements };
  }
}
