import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { DatasetDetails } from '@/contract/dataset';
import { datasetHref } from '@/entities/dataset/tabs';
import type { Criterion } from '@/entities/observation/where';
import { WHERE } from '@/entities/observation/use-where';
import { writeWhere } from '@/entities/observation/where-codec';
import { FailureOutcome } from '@/shared/ui/FailureOutcome';
import { Outcome } from '@/shared/ui/Outcome';
import { Distribution } from './Distribution';
import { useDatasetObservations } from './use-dataset-observations';

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  // A card ends where its content does.
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
  '@media print': { display: 'block', columns: 2, columnGap: 12, '& > *': { marginBlockEnd: 12 } },
}));

/** The distribution of every descriptor of a dataset. */
export default function OverviewTab({ dataset }: { dataset: DatasetDetails }) {
  const { t } = useTranslation('observations');
  const navigate = useNavigate();
  const { descriptors, summaries, failure, retry } = useDatasetObservations(dataset);
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
      <Grid>
        {drawn.map(({ descriptor, summary }) => (
          <Distribution
            key={descriptor.uuid}
            descriptor={descriptor}
            summary={summary}
            onPick={(criterion) => find(descriptor.uuid, criterion)}
          />
        ))}
      </Grid>
    </>
  );
}
