import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DatasetDetails } from '@/contract/dataset/dataset';
import { Distributions } from '@/entities/observation/distribution/Distributions';
import { FirstRows } from '@/entities/observation/FirstRows';
import { useTranslated } from '@/entities/publication/values/translated';
import { FoldedPart } from '@/shared/ui/layout/FoldedPart';
import { Part } from '@/shared/detail/Part';
import { Button } from '@/shared/ui/controls/Button';
import { useFormat } from '@/shared/ui/format/use-format';
import { FailureOutcome } from '@/shared/ui/outcomes/FailureOutcome';
import { Skeleton } from '@/shared/ui/outcomes/Skeleton';
import { useDatasetObservations } from '../catalogue/use-dataset-observations';

/** Charts that stand open: of a dataset with many descriptors the others are asked for. */
const FIRST_CHARTS = 6;

/** What was observed, as it will be public: the first rows, and how values are distributed. */
export function ObservationsPreview({ dataset }: { dataset: DatasetDetails }) {
  const { t } = useTranslation(['dataset', 'observations']);
  const { number } = useFormat();
  const [all, setAll] = useState(false);
  const { descriptors: found, summaries, failure, retry } = useDatasetObservations(dataset);
  const descriptors = useTranslated(found);
  if (failure) return <FailureOutcome failure={failure} retry={retry} level={2} />;
  if (!descriptors) return <Skeleton variant="rounded" height={420} />;
  const observed = descriptors.flatMap((descriptor) => {
    const summary = summaries.get(descriptor.uuid);
    return summary && summary.valueCount > 0 ? [{ descriptor, summary }] : [];
  });
  if (observed.length === 0) return null;
  return (
    <>
      <Part title={t('observations:firstRows')}>
        <FirstRows dataset={dataset.uuid} descriptors={observed.map(({ descriptor }) => descriptor)} />
      </Part>
      <FoldedPart title={t('tabs.overview')}>
        <Distributions of={all ? observed : observed.slice(0, FIRST_CHARTS)} />
        {!all && observed.length > FIRST_CHARTS && (
          <Button onClick={() => setAll(true)}>
            {t('checks.allCharts', { count: observed.length, shown: number(observed.length) })}
          </Button>
        )}
      </FoldedPart>
    </>
  );
}
