import { Skeleton } from '@/shared/ui/outcomes/Skeleton';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { DatasetDetails } from '@/contract/dataset/dataset';
import { datasetHref } from '@/entities/dataset/page/tabs';
import { Distributions } from '@/entities/observation/distribution/Distributions';
import { WHERE } from '@/entities/observation/use-where';
import type { Criterion } from '@/entities/observation/where';
import { writeWhere } from '@/entities/observation/where-codec';
import { useTranslated } from '@/entities/publication/values/translated';
import { FailureOutcome } from '@/shared/ui/outcomes/FailureOutcome';
import { Outcome } from '@/shared/ui/outcomes/Outcome';
import { useDatasetObservations } from '@/entities/dataset/catalogue/use-dataset-observations';

/** The distribution of every descriptor of a dataset. */
export default function OverviewTab({ dataset }: { dataset: DatasetDetails }) {
  const { t } = useTranslation('observations');
  const navigate = useNavigate();
  const { descriptors: found, summaries, failure, retry } = useDatasetObservations(dataset);
  const descriptors = useTranslated(found);
  if (failure) return <FailureOutcome failure={failure} retry={retry} />;
  if (!descriptors) return <Skeleton variant="rounded" height={420} />;
  const drawn = descriptors.flatMap((descriptor) => {
    const summary = summaries.get(descriptor.uuid);
    return summary && summary.valueCount > 0 ? [{ descriptor, summary }] : [];
  });
  if (drawn.length === 0) return <Outcome title={t('data.empty')} text={t('data.emptyText')} />;
  const find = (uuid: string, criterion: Criterion) => {
    const search = new URLSearchParams({ [WHERE]: writeWhere({ [uuid]: criterion }) });
    void navigate(`${datasetHref(dataset.uuid, 'observations')}?${search}`);
  };
  return (
    <>
      <p>{t('overview.intro')}</p>
      <Distributions of={drawn} onPick={find} />
    </>
  );
}
