import { useMemo } from 'react';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import type { DatasetDetails } from '@/contract/dataset';
import { mostTelling } from '@/entities/observation/most-telling';
import { isNumeric } from '@/entities/observation/observations-asked';
import { FailureOutcome } from '@/shared/ui/FailureOutcome';
import { Outcome } from '@/shared/ui/Outcome';
import { Analyses } from './Analyses';
import { useDatasetObservations } from './use-dataset-observations';

/** Analyses of a dataset that are computed here: a cross plot, box plots by group. */
export default function AnalyzeTab({ dataset }: { dataset: DatasetDetails }) {
  const { t } = useTranslation('observations');
  const { descriptors, summaries, failure, retry } = useDatasetObservations(dataset);
  const observed = useMemo(
    () => descriptors?.filter(({ uuid }) => (summaries.get(uuid)?.valueCount ?? 0) > 0),
    [descriptors, summaries],
  );
  const numeric = useMemo(() => observed?.filter(isNumeric), [observed]);
  const grouping = useMemo(
    () => observed?.filter(({ dataType }) => dataType === 'CODED' || dataType === 'SCALE' || dataType === 'BOOLEAN'),
    [observed],
  );
  const first = useMemo(() => mostTelling(numeric ?? [], summaries), [numeric, summaries]);
  if (failure) return <FailureOutcome failure={failure} retry={retry} />;
  if (!numeric || !grouping) return <Skeleton variant="rounded" height={420} />;
  if (numeric.length === 0) return <Outcome title={t('analyze.none')} text={t('analyze.noneText')} />;
  return <Analyses dataset={dataset} numeric={numeric} first={first} grouping={grouping} />;
}
