import { useState } from 'react';
import type { FlatRow } from '@/contract/accession';
import type { ClusterResult, Indicator } from '@/contract/subsetting';
import { saveBlob } from '@/shared/files/save-blob';
import { useApiDispatch } from '@/shared/api/use-api-dispatch';
import { subsettingApi } from './api';
import type { Run } from './finished-runs';
import { setsFile } from './sets-file';
import { useIndicatorName } from './use-indicator-name';

const SLICE = 2_000;
const NAME = 'climate-sets.csv';

/** Writes the sets as a CSV file, with the climate of every accession. */
export function useSetsDownload(run: Run, result: ClusterResult, indicators: readonly Indicator[]) {
  const dispatch = useApiDispatch();
  const indicatorName = useIndicatorName(indicators);
  const [state, setState] = useState<'idle' | 'busy' | 'failed' | { rows: number }>('idle');
  const { indicatorsData, subsetNames } = subsettingApi.endpoints;

  const collect = async () => {
    const { filterCode, filter, indicators: asked, months, years } = run.request;
    const which = filterCode ? { filterCode } : { filter };
    const data = dispatch(indicatorsData.initiate({ ...which, indicators: asked, months, years }, { track: false }));
    const uuids = [...result.sets.flatMap(({ members }) => members), ...result.outliers];
    const names = new Map<string, FlatRow>();
    for (let at = 0; at < uuids.length; at += SLICE) {
      const slice = uuids.slice(at, at + SLICE);
      const { content } = await dispatch(subsetNames.initiate(slice, { track: false })).unwrap();
      for (const row of content) names.set(String(row.uuid), row);
    }
    const words = asked.map(indicatorName);
    return setsFile({ result, taken: run.taken, indicators: words, names, data: await data.unwrap() });
  };

  const download = async () => {
    setState('busy');
    try {
      const [rows, { csvWriter }] = await Promise.all([collect(), import('@/shared/files/csv-writer')]);
      const writer = csvWriter();
      writer.add(rows);
      saveBlob(writer.end(), NAME);
      setState({ rows: rows.length - 1 });
    } catch {
      setState('failed');
    }
  };
  return { state, download: () => void download() };
}
