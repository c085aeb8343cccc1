import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { Descriptor } from '@/contract/descriptor';
import { href } from '@/routes/href';
import type { ItemQuery } from '@/shared/detail/DetailOutcome';
import { Part } from '@/shared/detail/Part';
import { RetryNote } from '@/shared/ui/RetryNote';
import { RouteLink } from '@/shared/ui/RouteLink';

const List = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  columnWidth: 260,
  columnGap: theme.spacing(4),
  '& li': { breakInside: 'avoid', paddingBlock: theme.spacing(0.25) },
  '& span': { color: theme.vars.palette.text.secondary },
}));

/** What was observed: the descriptors in the order of the columns, with their units. */
export function DescriptorsPart({ query }: { query: ItemQuery<readonly Descriptor[]> }) {
  const { t } = useTranslation(['dataset', 'ui']);
  const { currentData, error, refetch } = query;
  if (currentData?.length === 0) return null;
  return (
    <Part title={t('parts.descriptors')}>
      {currentData && (
        <List>
          {currentData.map(({ uuid, title, uom }) => (
            <li key={uuid}>
              <RouteLink to={href('descriptor', { uuid })}>
                <bdi>{title}</bdi>
              </RouteLink>
              {uom && <span> {t('inUnit', { unit: uom })}</span>}
            </li>
          ))}
        </List>
      )}
      {!currentData && error === undefined && <Skeleton height={60} />}
      {!currentData && error !== undefined && (
        <RetryNote text={t('descriptorsFailed')} label={t('ui:actions.retry')} onRetry={() => void refetch()} />
      )}
    </Part>
  );
}
