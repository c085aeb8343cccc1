import { useEffect, useRef, useState } from 'react';
import { saveBlob } from '@/shared/files/save-blob';
import type { CheckSummary } from '@/mcpd/check/check-summary';
import type { CheckKind } from '@/mcpd/check/check-kinds';
import type { FillableColumn } from '@/mcpd/check/filled-column';
import type { CellFix } from '@/mcpd/check/problem';
import { CHECK_BYTES_MAX, type SourceFault } from '@/mcpd/check/table-source';
import type { RowsDone } from '@/mcpd/check/work';
import type { GroupName, OpenedFile } from './check-calls';
import { FileRefused, openCheckPort, type CheckPort } from './check-port';

interface Checked {
  /** Another one for each file. */
  key: number;
  name: string;
  file: OpenedFile;
  summary: CheckSummary;
  /** Changes with every correction. */
  version: number;
  /** The version that was downloaded. */
  saved: number;
  port: CheckPort;
  /** How far a correction of many rows is. */
  working?: RowsDone | undefined;
  /** How many rows the last correction reached, or that it was cancelled. */
  last?: number | 'cancelled' | undefined;
}

export type CheckState =
  | { status: 'empty' }
  | { status: 'reading'; name: string; progress: RowsDone | undefined }
  | { status: 'refused'; name: string; fault: SourceFault | 'broken'; at: number }
  | ({ status: 'open' } & Checked);

/** Rows that are checked again before a bar could be read. */
const SOON = 10_000;

/** `YYYYMMDD` of a day. */
const dayOf = (day: Date): string =>
  [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, '0')).join('');

const fileName = (name: string): string => `${name.replace(/\.\w+(?:\.gz)?$/i, '')}-checked.csv`;

/** A passport file that is checked and corrected on this page, by a worker that ends with it. */
export function useCheck() {
  const [state, setState] = useState<CheckState>({ status: 'empty' });
  const port = useRef<CheckPort>(undefined);
  const opened = useRef(0);
  const isUsed = useRef(false);

  const begin = (): CheckPort => {
    const mine = openCheckPort((progress) =>
      setState((before) => {
        if (port.current !== mine) return before;
        if (before.status === 'reading') return { ...before, progress };
        return before.status === 'open' && progress.total > SOON ? { ...before, working: progress } : before;
      }),
    );
    port.current = mine;
    isUsed.current = false;
    return mine;
  };

  // With the page, so that all that a check needs is there when the network is not.
  useEffect(() => {
    const first = begin();
    return () => {
      first.end();
      port.current?.end();
    };
  }, []);

  const cancel = () => {
    port.current?.end();
    begin();
    setState({ status: 'empty' });
  };

  const open = async (file: File) => {
    const { name } = file;
    const refuse = (fault: SourceFault | 'broken', at = 0) => setState({ status: 'refused', name, fault, at });
    if (file.size > CHECK_BYTES_MAX) return refuse('tooLarge');
    setState({ status: 'reading', name, progress: undefined });
    if (isUsed.current) port.current?.end();
    const mine = isUsed.current || !port.current ? begin() : port.current;
    isUsed.current = true;
    try {
      const answer = await mine.call('open', { file, today: dayOf(new Date()) });
      if (port.current !== mine) return undefined;
      opened.current += 1;
      const key = opened.current;
      setState({ status: 'open', key, name, file: answer, summary: answer.summary, version: 0, saved: 0, port: mine });
    } catch (fault) {
      if (port.current !== mine) return undefined;
      mine.end();
      if (fault instanceof FileRefused) refuse(fault.fault, fault.at);
      else refuse('broken');
    }
    return undefined;
  };

  const changed = (summary: CheckSummary, last: number) =>
    setState((before) =>
      before.status === 'open' ? { ...before, summary, version: before.version + 1, last, working: undefined } : before,
    );

  const cancelled = () =>
    setState((before) => (before.status === 'open' ? { ...before, last: 'cancelled', working: undefined } : before));

  /** After what may have added or removed a column. */
  const reopened = (file: OpenedFile, fixed: number) => {
    changed(file.summary, fixed);
    setState((before) => (before.status === 'open' ? { ...before, file } : before));
  };

  /** Works on the open file. If its worker broke down, the page says that the file cannot be checked. */
  const asking = async (work: (open: CheckPort) => Promise<void>) => {
    if (state.status !== 'open') return;
    try {
      await work(state.port);
    } catch {
      state.port.end();
      setState({ status: 'refused', name: state.name, fault: 'broken', at: 0 });
    }
  };

  return {
    state,
    open,
    cancel,
    fix: (group: GroupName, row?: number) =>
      asking(async ({ call }) => {
        const answer = await call('fix', { ...group, row });
        if ('cancelled' in answer) cancelled();
        else changed(answer.summary, answer.fixed);
      }),
    edit: (row: number, cells: readonly CellFix[]) =>
      asking(async ({ call }) => changed(await call('edit', { row, cells }), 1)),
    remove: (row: number) => asking(async ({ call }) => changed(await call('remove', { row }), 1)),
    undo: () =>
      asking(async ({ call }) => {
        const answer = await call('undo', {});
        if ('cancelled' in answer) cancelled();
        else reopened(answer, 0);
      }),
    /** Lets go of the correction that is being made. */
    stop: () => asking(({ call }) => call('cancel', {})),
    /** Answers what is wrong with the value. */
    fill: async (column: FillableColumn, value: string): Promise<CheckKind | undefined> => {
      let fault: CheckKind | undefined;
      await asking(async ({ call }) => {
        const answer = await call('fill', { column, value });
        if ('cancelled' in answer) cancelled();
        else if ('fault' in answer) fault = answer.fault;
        else reopened(answer, answer.summary.rows);
      });
      return fault;
    },
    download: () =>
      asking(async ({ call }) => {
        if (state.status !== 'open') return;
        saveBlob(await call('file', {}), fileName(state.name));
        setState((before) => (before.status === 'open' ? { ...before, saved: state.version } : before));
      }),
  };
}

export type Check = ReturnType<typeof useCheck>;
