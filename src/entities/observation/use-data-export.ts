import { useEffect, useRef, useState } from 'react';
import type { Descriptor } from '@/contract/descriptor';
import { asFailure, type Failure } from '@/shared/api/failure';
import { useApiDispatch } from '@/shared/api/use-api-dispatch';
import { saveBlob } from '@/shared/files/save-blob';
import { allRows } from './all-rows';
import type { ObservedArgs } from './api';
import { dataHeader, dataLine } from './data-lines';
import { ROW_FIELDS } from './observed-row';

export type DataExportState =
  | { step: 'ready' | 'cancelled' }
  | { step: 'running'; rows: number; total: number }
  | { step: 'done'; rows: number; total: number }
  | { step: 'failed'; failure: Failure };

export interface ExportedData extends ObservedArgs {
  descriptors: readonly Descriptor[];
  /** Without its ending. */
  name: string;
}

/** Writes every accession of a question with its values as a CSV file, and says how many there were. */
export function useDataExport({ datasets, filters, descriptors, name }: ExportedData) {
  const dispatch = useApiDispatch();
  const [state, setState] = useState<DataExportState>({ step: 'ready' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const start = async () => {
    const mine = new AbortController();
    running.current = mine;
    setState({ step: 'running', rows: 0, total: 0 });
    const asked = {
      datasets,
      filters,
      select: descriptors.map(({ uuid }) => uuid),
      fields: ROW_FIELDS.join(','),
      s: 'seqNo',
    };
    try {
      const { csvWriter } = await import('@/shared/files/csv-writer');
      const told = (rows: number, total: number) => setState({ step: 'running', rows, total });
      const { rows, total } = await allRows(dispatch, asked, mine.signal, told);
      const writer = csvWriter();
      writer.add([dataHeader(descriptors), ...rows.map((row) => dataLine(row, descriptors))]);
      saveBlob(writer.end(), `${name}.csv`);
      setState({ step: 'done', rows: rows.length, total });
    } catch (thrown) {
      // Cancelled, which is said already; or left.
      if (!mine.signal.aborted) setState({ step: 'failed', failure: asFailure(thrown) });
    }
  };
  const cancel = () => {
    running.current?.abort();
    setState({ step: 'cancelled' });
  };
  return { state, start: () => void start(), cancel };
}
