import { Skeleton } from '@/shared/ui/outcomes/Skeleton';
import { useTranslation } from 'react-i18next';
import type { DatasetDetails } from '@/contract/dataset/dataset';
import { ObservationSearch } from '@/entities/observation/ObservationSearch';
import { FailureOutcome } from '@/shared/ui/outcomes/FailureOutcome';
import { Outcome } from '@/shared/ui/outcomes/Outcome';
import { fileName } from './file-name';
import { useDatasetObservations } from '@/entities/dataset/catalogue/use-dataset-observations';

/** Finds accessions by what was observed of them in this dataset. */
export default function ObservationsTab({ dataset }: { dataset: DatasetDetails }) {
  const { t } = useTranslation('observations');
  const { descriptors, summaries, failure, retry } = useDatasetObservations(dataset);
  if (failure) return <FailureOutcome failure={failure} retry={retry} />;
  if (!descriptors) return <Skeleton variant="rounded" height={420} />;
  if (descriptors.length === 0) return <Outcome title={t('data.empty')} text={t('data.emptyText')} />;
  return (
    <ObservationSearch
      datasets={[dataset.uuid]}
      descriptors={descriptors}
      summaries={summaries}
      name={fileName(dataset)}
    />
  );
}
