import { shortText } from '@/shared/ui/text/short-text';
import { Skeleton } from '@/shared/ui/outcomes/Skeleton';
import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DatasetDetails } from '@/contract/dataset/dataset';
import { CropLinks } from '@/entities/names/CropLinks';
import { OlderVersionNote } from '@/entities/publication/page/OlderVersionNote';
import { PublicationBadges } from '@/entities/publication/values/PublicationBadges';
import { translated } from '@/entities/publication/values/translated';
import { TranslatedTitle } from '@/entities/publication/values/TranslatedTitle';
import { PageActions } from '@/entities/publication/page/PageActions';
import { UnpublishedNote } from '@/entities/publication/page/UnpublishedNote';
import { href } from '@/routes/href';
import { usePageTitle } from '@/routes/hooks/use-page-title';
import { DetailHead } from '@/shared/detail/outcome/DetailHead';
import { PageBody } from '@/shared/ui/layout/PageBody';
import { RouteLink } from '@/shared/ui/controls/RouteLink';
import { useFormat } from '@/shared/ui/format/use-format';
import { useLocale } from '@/shared/ui/text/use-locale';
import { ViewTabs } from '@/shared/ui/controls/ViewTabs';
import { datasetApi } from '../catalogue/api';
import { Evaluated } from '../catalogue/Evaluated';
import { DATASET_TABS, datasetHref, type DatasetTab } from './tabs';
import styles from './DatasetShell.module.css';

/** How much was observed, each count leading to what it counts. */
export function DatasetCounts({ dataset }: { dataset: DatasetDetails }) {
  const { t } = useTranslation('dataset');
  const { number } = useFormat();
  const { uuid, accessionCount, descriptorCount, observationCount } = dataset;
  const counted = (count: number) => ({ count, shown: number(count) });
  return (
    <ul className={styles.counts}>
      <li>
        <RouteLink to={datasetHref(uuid, 'subset')}>{t('counts.accessions', counted(accessionCount))}</RouteLink>
      </li>
      <li>
        <RouteLink to={datasetHref(uuid, 'overview')}>{t('counts.descriptors', counted(descriptorCount))}</RouteLink>
      </li>
      <li>
        <RouteLink to={datasetHref(uuid, 'data')}>{t('counts.observations', counted(observationCount))}</RouteLink>
      </li>
    </ul>
  );
}

/** The line below the title: of which crops, by whom, from when. */
function DatasetOrigin({ dataset: { crops, owner, startDate, endDate } }: { dataset: DatasetDetails }) {
  return (
    <>
      {crops.length > 0 && <CropLinks crops={crops} />}
      {crops.length > 0 && owner && ' · '}
      {owner && (
        <RouteLink to={href('partner', { uuid: owner.uuid })}>
          <bdi>{owner.name}</bdi>
        </RouteLink>
      )}
      {(startDate || endDate) && (
        <>
          {' · '}
          <span className={styles.dates}>
            <Evaluated startDate={startDate} endDate={endDate} />
          </span>
        </>
      )}
    </>
  );
}

/** A query of its own: what it brings would have all of the page drawn again, all at once. */
function OlderVersion({ dataset }: { dataset: DatasetDetails }) {
  const { currentData: versions } = datasetApi.endpoints.datasetVersions.useQuery(dataset.uuid);
  return <OlderVersionNote item={dataset} versions={versions} to={datasetHref} />;
}

interface Props {
  dataset: DatasetDetails;
  tab: DatasetTab;
  children: ReactNode;
}

/** What stands over every tab of a dataset: its name, what must be known of it, how much it holds. */
export function DatasetShell({ dataset, tab, children }: Props) {
  const { t } = useTranslation('dataset');
  const { uuid } = dataset;
  const { title, description } = translated(dataset, useLocale());
  const label = t(`tabs.${tab}`);
  usePageTitle(tab === 'about' ? title : t('titleOfTab', { title, tab: label }), {
    description: shortText(description),
    unpublished: dataset.state !== 'PUBLISHED',
  });
  // A list and a table have the whole width.
  const isWide = tab === 'subset' || tab === 'data';
  const space = (
    <div className={styles.space}>
      <Skeleton variant="rounded" height={320} />
    </div>
  );
  const body = <Suspense fallback={space}>{children}</Suspense>;
  return (
    <>
      <PageBody>
        <DetailHead title={<TranslatedTitle item={dataset} />} subtitle={<DatasetOrigin dataset={dataset} />}>
          <PublicationBadges item={dataset} />
        </DetailHead>
        <UnpublishedNote item={dataset} />
        <PageActions kind="dataset" item={dataset} />
        <OlderVersion dataset={dataset} />
        <DatasetCounts dataset={dataset} />
        <ViewTabs
          label={t('tabs.label')}
          views={DATASET_TABS.map((name) => ({ name, label: t(`tabs.${name}`), to: datasetHref(uuid, name) }))}
          open={tab}
        />
        {!isWide && <div className={styles.body}>{body}</div>}
      </PageBody>
      {isWide && body}
    </>
  );
}
