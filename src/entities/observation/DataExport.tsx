import { Button } from '@/shared/ui/controls/Button';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Descriptor } from '@/contract/descriptor/descriptor';
import type { DataRow } from '@/contract/dataset/observation';
import { asFailure, type Failure } from '@/shared/api/failure';
import { useApiDispatch } from '@/shared/api/use-api-dispatch';
import { saveBlob } from '@/shared/files/save-blob';
import { RetryNote } from '@/shared/ui/outcomes/RetryNote';
import { useFormat } from '@/shared/ui/format/use-format';
import { allRows } from './all-rows';
import type { ObservedArgs } from './api';
import { named } from './descriptor-name';
import { ROW_FIELDS, textOf, valuesOf } from './observed-row';
import styles from './DataExport.module.css';

/** Between several values of an accession. */
const BETWEEN = '; ';

/** The names of the columns: MCPD-like for the accession, then the descriptors with their units, each name once. */
function dataHeader(descriptors: readonly Descriptor[]): string[] {
  const names = descriptors.map(named);
  const once = names.map((name, at) =>
    names.indexOf(name) === names.lastIndexOf(name) ? name : `${name} [${descriptors[at]?.uuid}]`,
  );
  return [...ROW_FIELDS, ...once];
}

/** A row of the file: values as they were observed, codes as codes. */
const dataLine = (row: DataRow, descriptors: readonly Descriptor[]): string[] => [
  ...ROW_FIELDS.map((path) => textOf(row, path)),
  ...descriptors.map(({ uuid }) => valuesOf(row, uuid).join(BETWEEN)),
];

type DataExportState =
  | { step: 'ready' | 'cancelled' }
  | { step: 'running'; rows: number; total: number }
  | { step: 'done'; rows: number; total: number }
  | { step: 'failed'; failure: Failure };

interface ExportedData extends ObservedArgs {
  descriptors: readonly Descriptor[];
  /** Without its ending. */
  name: string;
}

/** Writes every accession of a question with its values as a CSV file, and says how many there were. */
function useDataExport({ datasets, filters, descriptors, name }: ExportedData) {
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
      const { csvWriter } = await import('@/tables/csv-writer');
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

/** The button that saves the data as CSV, with its progress and, after it, how many rows the file has. */
export function DataExport({ disabled, ...data }: ExportedData & { disabled?: boolean }) {
  const { t } = useTranslation(['observations', 'ui']);
  const { number } = useFormat();
  const { state, start, cancel } = useDataExport(data);
  if (state.step === 'failed')
    return (
      <RetryNote
        text={`${t('csv.failed')} ${state.failure.message}`.trim()}
        label={t('ui:actions.retry')}
        onRetry={start}
      />
    );
  return (
    <div className={styles.row}>
      {state.step === 'running' ? (
        <>
          <progress value={state.rows} max={Math.max(1, state.total)} aria-label={t('csv.progress')} />
          <span>{t('csv.running', { count: state.total, done: number(state.rows), shown: number(state.total) })}</span>
          <Button variant="outlined" onClick={cancel}>
            {t('csv.cancel')}
          </Button>
        </>
      ) : (
        <Button variant="outlined" disabled={disabled} onClick={start}>
          {t('csv.save')}
        </Button>
      )}
      <span role="status">
        {state.step === 'done' &&
          (state.rows === state.total
            ? t('csv.saved', { count: state.rows, shown: number(state.rows) })
            : t('csv.changed', { done: number(state.rows), shown: number(state.total) }))}
        {state.step === 'cancelled' && t('csv.cancelled')}
      </span>
    </div>
  );
}
