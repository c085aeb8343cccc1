import { Suspense, type ReactNode } from 'react';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { DatasetDetails } from '@/contract/dataset';
import { OlderVersionNote } from '@/entities/publication/OlderVersionNote';
import { PublicationBadges } from '@/entities/publication/PublicationBadges';
import { UnpublishedNote } from '@/entities/publication/UnpublishedNote';
import { usePageTitle } from '@/routes/use-page-title';
import { DetailHead } from '@/shared/detail/DetailHead';
import { PageBody } from '@/shared/ui/PageBody';
import { ViewTabs } from '@/shared/ui/ViewTabs';
import { datasetApi } from './api';
import { DatasetCounts } from './DatasetCounts';
import { DatasetOrigin } from './DatasetOrigin';
import { DATASET_TABS, datasetHref, type DatasetTab } from './tabs';

const Body = styled('div')(({ theme }) => ({ marginBlockStart: theme.spacing(2.5) }));

interface Props {
  dataset: DatasetDetails;
  tab: DatasetTab;
  children: ReactNode;
}

/** What stands over every tab of a dataset: its name, what must be known of it, how much it holds. */
export function DatasetShell({ dataset, tab, children }: Props) {
  const { t } = useTranslation('dataset');
  const { uuid, title } = dataset;
  const label = t(`tabs.${tab}`);
  usePageTitle(tab === 'about' ? title : t('titleOfTab', { title, tab: label }));
  const { currentData: versions } = datasetApi.endpoints.datasetVersions.useQuery(uuid);
  // A list has the whole width.
  const isWide = tab === 'subset';
  const body = <Suspense fallback={<Skeleton variant="rounded" height={320} />}>{children}</Suspense>;
  return (
    <>
      <PageBody>
        <DetailHead title={title} subtitle={<DatasetOrigin dataset={dataset} />}>
          <PublicationBadges item={dataset} />
        </DetailHead>
        <UnpublishedNote item={dataset} />
        <OlderVersionNote item={dataset} versions={versions} to={datasetHref} />
        <DatasetCounts dataset={dataset} />
        <ViewTabs
          label={t('tabs.label')}
          views={DATASET_TABS.map((name) => ({ name, label: t(`tabs.${name}`), to: datasetHref(uuid, name) }))}
          open={tab}
        />
        {!isWide && <Body>{body}</Body>}
      </PageBody>
      {isWide && body}
    </>
  );
}
