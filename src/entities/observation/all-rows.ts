import type { DataRow } from '@/contract/dataset/observation';
import type { ApiDispatch } from '@/shared/api/use-api-dispatch';
import { pagesOf } from '@/shared/list/pages-of';
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
  let total = 0;
  const ask = (p: number) => {
    signal.throwIfAborted();
    const call = dispatch(observationApi.endpoints.dataPage.initiate({ ...args, p, l: PAGE }, { track: false }));
    const abort = () => call.abort();
    signal.addEventListener('abort', abort);
    return call.unwrap().finally(() => signal.removeEventListener('abort', abort));
  };
  for await (const { content, totalElements } of pagesOf(ask)) {
    rows.push(...content);
    total = totalElements;
    onProgress(rows.length, total);
  }
  return { rows, total };
}
