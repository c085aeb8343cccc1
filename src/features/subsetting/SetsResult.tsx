import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClusterResult, Indicator } from '@/contract/subsetting';
import { asFailure } from '@/shared/api/failure';
import { FailureOutcome } from '@/shared/ui/FailureOutcome';
import { useFormat } from '@/shared/ui/use-format';
import { useIsolated } from '@/shared/ui/use-isolated';
import { useSubsetRowsQuery } from './api';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';
import type { Run } from './finished-runs';
import { SetsMap } from './SetsMap';
import { SetsTable } from './SetsTable';
import { TakeSets } from './TakeSets';

const E_NE_DIGITS = 2;

interface Props {
  run: Run;
  result: ClusterResult;
  indicators: readonly Indicator[];
  onTake: (taken: ReadonlySet<string>) => void;
}

/** The sets: what they are, on the map, as a table, and what can be done with them. */
export function SetsResult({ run, result, indicators, onTake }: Props) {
  const { t } = useTranslation('subsetting');
  const { number } = useFormat();
  const isolated = useIsolated();
  const { sets, outliers, withoutClimate, entryToNearestEntry, model } = result;
  const chosen = useMemo(() => sets.flatMap((set) => set.chosen), [sets]);
  const { data, error, refetch } = useSubsetRowsQuery(chosen);
  const rows = useMemo(() => data && new Map(data.map((row) => [row.uuid, row] as const)), [data]);
  const members = sets.reduce((sum, set) => sum + set.members.length, 0);
  const title = t('result.title', { count: sets.length, shown: number(sets.length), members: number(members) });
  return (
    <>
      <h2>{title}</h2>
      <VisuallyHidden role="status">{title}</VisuallyHidden>
      <p>{t(`result.${run.request.method}`)}</p>
      {entryToNearestEntry !== undefined && (
        <p>{t('result.entryToNearest', { value: number(entryToNearestEntry, E_NE_DIGITS) })}</p>
      )}
      {outliers.length > 0 && <p>{t('result.outliers', { count: outliers.length, shown: number(outliers.length) })}</p>}
      {withoutClimate > 0 && (
        <p>{t('result.withoutClimate', { count: withoutClimate, shown: number(withoutClimate) })}</p>
      )}
      {model && <p className="hint">{t('model', { model: isolated(model) })}</p>}
      {error !== undefined && <FailureOutcome failure={asFailure(error)} retry={() => void refetch()} />}
      <TakeSets run={run} result={result} indicators={indicators} rows={rows} />
      <SetsMap run={run} result={result} rows={rows} />
      <SetsTable run={run} result={result} indicators={indicators} rows={rows} onTake={onTake} />
    </>
  );
}
