import { useId } from 'react';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { href } from '@/routes/href';
import { Card } from '@/shared/ui/Card';
import { RetryNote } from '@/shared/ui/RetryNote';
import { RouteLink } from '@/shared/ui/RouteLink';
import { cropApi } from './api';

const List = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  display: 'grid',
  gap: theme.spacing(0.5),
}));

/** The diversity trees of a crop; nothing where there is none. */
export function CropTrees({ shortName }: { shortName: string }) {
  const { t } = useTranslation(['crop', 'ui']);
  const id = useId();
  const { currentData, isError, refetch } = cropApi.endpoints.cropTrees.useQuery(shortName);
  if (!currentData && isError)
    return <RetryNote text={t('trees.failed')} label={t('ui:actions.retry')} onRetry={() => void refetch()} />;
  if (!currentData?.length) return null;
  return (
    <Card aria-labelledby={id}>
      <h2 id={id}>{t('trees.title')}</h2>
      <List>
        {currentData.map(({ uuid, title }) => (
          <li key={uuid}>
            <RouteLink to={href('divtree', { uuid })}>
              <bdi>{title}</bdi>
            </RouteLink>
          </li>
        ))}
      </List>
    </Card>
  );
}
