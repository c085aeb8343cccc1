import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { DatasetDetails } from '@/contract/dataset';
import { RouteLink } from '@/shared/ui/RouteLink';
import { useFormat } from '@/shared/ui/use-format';
import { datasetHref } from './tabs';

const Counts = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0.5, 3),
  margin: theme.spacing(0, 0, 1.5),
  padding: 0,
  listStyle: 'none',
}));

/** How much was observed, each count leading to what it counts. */
export function DatasetCounts({ dataset }: { dataset: DatasetDetails }) {
  const { t } = useTranslation('dataset');
  const { number } = useFormat();
  const { uuid, accessionCount, descriptorCount, observationCount } = dataset;
  const said = (count: number) => ({ count, shown: number(count) });
  return (
    <Counts>
      <li>
        <RouteLink to={datasetHref(uuid, 'subset')}>{t('counts.accessions', said(accessionCount))}</RouteLink>
      </li>
      <li>
        <RouteLink to={datasetHref(uuid, 'overview')}>{t('counts.descriptors', said(descriptorCount))}</RouteLink>
      </li>
      <li>
        <RouteLink to={datasetHref(uuid, 'data')}>{t('counts.observations', said(observationCount))}</RouteLink>
      </li>
    </Counts>
  );
}
