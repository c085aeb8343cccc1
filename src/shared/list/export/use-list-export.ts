import { useEffect, useRef, useState } from 'react';
import type { FilteredPage } from '@/contract/page';
import { isFailure, type Failure } from '@/shared/api/failure';
import { useApiDispatch } from '@/shared/api/use-api-dispatch';
import { csvWriter } from '@/tables/csv-writer';
import { looksLikeFormula } from '@/shared/files/looks-like-formula';
import { saveBlob } from '@/shared/files/save-blob';
import type { EntityListDefinition } from '../definition';
import type { ListView } from '../address/list-view';
import { pagesOf, ROWS_A_CALL } from '../pages-of';
import { exportedRow, type ExportedColumns } from './exported-columns';

export type ListExportState =
  | { step: 'ready' | 'cancelled' }
  | { step: 'running'; rows: number }
  | { step: 'done'; rows: number; formulas: number; name: string }
  /** The list is another one by now: no file was made. */
  | { step: 'changed'; rows: number }
  | { step: 'failed'; failure: Failure };

interface Plan<T extends object, F extends object> {
  definition: EntityListDefinition<T, F>;
  /** A page of the result as it is shown: its code, its total. */
  page: FilteredPage<T, F>;
  view: ListView;
  columns: ExportedColumns<T>;
  /** Their labels. */
  header: readonly string[];
}

/** Makes a CSV file of a whole result, page by page, and hands it to the browser's downloads. */
export function useListExport<T extends object, F extends object>() {
  const dispatch = useApiDispatch();
  const [state, setState] = useState<ListExportState>({ step: 'ready' });
  const running = useRef<{ abort(): void }>(undefined);
  const leave = () => {
    running.current?.abort();
    running.current = undefined;
  };
  useEffect(() => leave, []);

  const start = async ({ definition, page, view, columns, header }: Plan<T, F>) => {
    if (running.current) return;
    const mine = { abort: () => {} };
    running.current = mine;
    setState({ step: 'running', rows: 0 });
    const { endpoint, entity, idOf } = definition;
    const { totalElements: total, filterCode, filter } = page;
    const result = filterCode === undefined ? { filter: filter ?? ({} as F) } : { f: filterCode };
    const found = new Map<string, string[]>();
    try {
      const ask = (p: number) => {
        // Counts are not needed; that they are limited also keeps the list's own call from being cancelled.
        const args = { ...result, p, l: ROWS_A_CALL, s: view.sort, d: view.dir, limit: 1 };
        const call = dispatch(endpoint.initiate(args, { subscribe: false, forceRefetch: true }));
        mine.abort = () => call.abort();
        return call.unwrap();
      };
      for await (const { content } of pagesOf(ask)) {
        if (running.current !== mine) return;
        for (const row of content) found.set(idOf(row), exportedRow(columns, row));
        setState({ step: 'running', rows: found.size });
      }
      const rows = [...found.values()];
      if (rows.length !== total) return setState({ step: 'changed', rows: rows.length });
      const writer = csvWriter();
      writer.add([header, ...rows]);
      const name = `${entity}-${new Date().toISOString().slice(0, 10)}.csv`;
      saveBlob(writer.end(), name);
      setState({ step: 'done', rows: rows.length, formulas: rows.flat().filter(looksLikeFormula).length, name });
    } catch (fault) {
      // Cancelled, which is said already.
      if (running.current !== mine) return;
      if (!isFailure(fault)) {
        setState({ step: 'ready' });
        throw fault;
      }
      setState({ step: 'failed', failure: fault });
    } finally {
      if (running.current === mine) running.current = undefined;
    }
  };

  const cancel = () => {
    leave();
    setState({ step: 'cancelled' });
  };
  return { state, start, cancel };
}
