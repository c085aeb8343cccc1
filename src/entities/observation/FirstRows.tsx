import { useTranslation } from 'react-i18next';
import type { Descriptor } from '@/contract/descriptor/descriptor';
import { asFailure } from '@/shared/api/failure';
import { FailureOutcome } from '@/shared/ui/outcomes/FailureOutcome';
import { Skeleton } from '@/shared/ui/outcomes/Skeleton';
import { observationApi } from './api';
import { ROW_FIELDS } from './observed-row';
import { ObservedTable } from './ObservedTable';

/** Rows that show how the whole looks. */
const ROWS = 10;

/** The first rows of what was observed in a dataset, as readers find them. */
export function FirstRows({ dataset, descriptors }: { dataset: string; descriptors: readonly Descriptor[] }) {
  const { t } = useTranslation('observations');
  const { currentData, error, refetch } = observationApi.endpoints.observedRows.useQuery({
    datasets: [dataset],
    fields: ROW_FIELDS.join(','),
    methods: true,
    p: 0,
    l: ROWS,
  });
  if (!currentData && error !== undefined)
    return <FailureOutcome failure={asFailure(error)} retry={() => void refetch()} level={2} />;
  if (!currentData) return <Skeleton variant="rounded" height={260} />;
  return <ObservedTable whole label={t('firstRows')} rows={currentData.content} descriptors={descriptors} />;
}
