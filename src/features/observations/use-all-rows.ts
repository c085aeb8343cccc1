import { useEffect, useState } from 'react';
import type { DataRow } from '@/contract/observation';
import { allRows } from '@/entities/observation/all-rows';
import { asFailure, type Failure } from '@/shared/api/failure';
import { useApiDispatch } from '@/shared/api/use-api-dispatch';

interface Fetched {
  /** What was asked for. */
  key: string;
  rows?: readonly DataRow[];
  done: number;
  total: number;
  failure?: Failure;
}

/** All accessions of a dataset with some of their values, fetched page by page; what was asked before stays until then. */
export function useAllRows(dataset: string, select: readonly string[], fields: readonly string[]) {
  const dispatch = useApiDispatch();
  const [tries, setTries] = useState(0);
  const key = JSON.stringify([dataset, [...new Set(select)].toSorted(), fields, tries]);
  const [fetched, setFetched] = useState<Fetched>({ key: '', done: 0, total: 0 });
  useEffect(() => {
    const [datasetUuid, selected, paths] = JSON.parse(key) as [string, string[], string[]];
    const mine = new AbortController();
    const asked = { datasets: [datasetUuid], select: selected, fields: paths.join(','), s: 'seqNo' };
    const told = (done: number, total: number) => setFetched((before) => ({ ...before, done, total }));
    allRows(dispatch, asked, mine.signal, told).then(
      ({ rows, total }) => setFetched({ key, rows, done: rows.length, total }),
      (error: unknown) => {
        if (!mine.signal.aborted) setFetched({ key, done: 0, total: 0, failure: asFailure(error) });
      },
    );
    return () => mine.abort();
  }, [key, dispatch]);
  const busy = fetched.key !== key;
  return {
    rows: fetched.rows,
    busy,
    done: busy ? fetched.done : 0,
    total: fetched.total,
    failure: busy ? undefined : fetched.failure,
    retry: () => setTries(tries + 1),
  };
}
