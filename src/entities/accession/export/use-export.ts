import { useEffect, useRef, useState } from 'react';
import { failure, isFailure, type Failure } from '@/shared/api/failure';
import { useApiDispatch } from '@/shared/api/use-api-dispatch';
import { BlobParts } from '@/tables/blob-parts';
import { csvWriter } from '@/tables/csv-writer';
import { saveBlob } from '@/shared/files/save-blob';
import { CutShort, TabReader } from '@/shared/files/tab-reader';
import { LongValue, type TableWriter } from '@/tables/table-writer';
import { xlsxWriter } from '@/tables/xlsx/xlsx-writer';
import { exportApi } from './api';
import { ArchiveRows } from './archive-rows';
import { fileNameOf, queryOf, type ExportPlan } from './export-plan';
import { RowsToFile, type RowReader } from './write-rows';

export type ExportState =
  | { step: 'ready' | 'cancelled' }
  | { step: 'running'; rows: number }
  | { step: 'done'; rows: number; formulas: number; name: string }
  | { step: 'tooLong'; row: number; column: string; length: number }
  | { step: 'failed'; failure: Failure };

/** An archive is kept as it comes: its rows are read to be counted. */
function readerAndWriter(plan: ExportPlan): [RowReader, TableWriter] {
  if (plan.content !== 'dwca')
    return [new TabReader(), plan.type === 'xlsx' ? xlsxWriter(plan.sheet, [plan.guide]) : csvWriter()];
  const kept = new BlobParts();
  return [new ArchiveRows(kept), { add: () => undefined, end: () => kept.end('application/zip') }];
}

interface Running {
  abort(): void;
}

/** Makes a file of a result and hands it to the browser's downloads; one at a time. */
export function useExport() {
  const dispatch = useApiDispatch();
  const [state, setState] = useState<ExportState>({ step: 'ready' });
  const running = useRef<Running>(undefined);
  const leave = () => {
    running.current?.abort();
    running.current = undefined;
  };
  useEffect(() => leave, []);

  const start = async (plan: ExportPlan) => {
    if (running.current) return;
    setState({ step: 'running', rows: 0 });
    const file = new RowsToFile(...readerAndWriter(plan), (rows) => setState({ step: 'running', rows }));
    let fault: unknown;
    const onPiece = (bytes: Uint8Array) =>
      file.push(bytes).catch((thrown: unknown) => {
        fault = thrown;
        throw thrown;
      });
    const filter = plan.code === undefined ? plan.filter : null;
    const call = dispatch(
      exportApi.endpoints.downloadAccessions.initiate({ query: queryOf(plan), filter, onPiece }, { track: false }),
    );
    const mine = { abort: () => call.abort() };
    running.current = mine;
    try {
      await call.unwrap();
      const name = fileNameOf(plan, new Date());
      saveBlob(file.end(), name);
      const { rows, formulas } = file.written;
      setState({ step: 'done', rows, formulas, name });
    } catch (thrown) {
      const reason = fault ?? thrown;
      // Cancelled, which is said already; another one may run by now.
      if (running.current !== mine) return;
      if (reason instanceof LongValue) setState({ step: 'tooLong', ...placeOf(reason, file.written.header) });
      else if (isFailure(reason)) setState({ step: 'failed', failure: reason });
      else if (reason instanceof CutShort) setState({ step: 'failed', failure: failure('PARSING') });
      else {
        // A fault of ours is told as such, not as the server's.
        setState({ step: 'ready' });
        throw reason;
      }
    } finally {
      if (running.current === mine) running.current = undefined;
    }
  };

  const cancel = () => {
    leave();
    setState({ step: 'cancelled' });
  };
  const forget = () => setState({ step: 'ready' });
  return { state, start, cancel, forget };
}

const placeOf = ({ row, column, length }: LongValue, header: readonly string[]) => ({
  row,
  column: header[column] ?? '',
  length,
});
