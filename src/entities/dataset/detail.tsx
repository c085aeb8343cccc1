import { useMemo, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { DatasetDetails } from '@/contract/dataset/dataset';
import { AboutItem } from '@/entities/article/AboutItem';
import { CiteCard } from '@/entities/publication/page/CiteCard';
import { citedWorkOf } from '@/entities/publication/page/cited-work';
import { VersionsCard } from '@/entities/publication/page/VersionsCard';
import { Related, type RelatedLink } from '@/entities/related/Related';
import { useRouteParams } from '@/routes/hooks/use-route';
import { DetailOutcome } from '@/shared/detail/outcome/DetailOutcome';
import { ColumnsLayout } from '@/shared/ui/layout/ColumnsLayout';
import { JsonLd } from '@/shared/ui/values/JsonLd';
import { AboutParts } from './page/AboutParts';
import { datasetApi } from './catalogue/api';
import { DatasetShell } from './page/DatasetShell';
import { jsonLdOf } from './page/json-ld';
import { lazyPart } from '@/shared/ui/outcomes/lazy-part';
import { DATASET_TABS, datasetHref, type DatasetBodies, type DatasetBody, type DatasetTab } from './page/tabs';
import styles from './detail.module.css';

function DatasetVersions({ dataset }: { dataset: DatasetDetails }) {
  const query = datasetApi.endpoints.datasetVersions.useQuery(dataset.uuid);
  return <VersionsCard item={dataset} query={query} to={datasetHref} />;
}

/** Who made a dataset, how and where, and how to use it. */
function AboutTab({ dataset }: { dataset: DatasetDetails }) {
  const { uuid, creators, doi, citation } = dataset;
  const [accessed] = useState(() => new Date());
  const { t } = useTranslation('common');
  const address = new URL(datasetHref(uuid), globalThis.location.origin).href;
  const descriptors = datasetApi.endpoints.datasetDescriptors.useQuery(uuid);
  const known = descriptors.currentData;
  const links = useMemo(
    (): RelatedLink[] => [
      { name: 'accession', filter: { datasets: [uuid] } },
      { name: 'descriptor', filter: { datasets: [uuid] } },
      ...(known?.length
        ? [{ name: 'descriptorList' as const, filter: { descriptors: known.map((descriptor) => descriptor.uuid) } }]
        : []),
    ],
    [uuid, known],
  );
  return (
    <ColumnsLayout className={styles.columns}>
      {dataset.state === 'PUBLISHED' && <JsonLd data={jsonLdOf(dataset, known ?? [], address, t('brand'))} />}
      <div>
        <AboutItem className="Dataset" targetId={uuid} />
        <AboutParts dataset={dataset} />
      </div>
      <aside>
        {dataset.state === 'PUBLISHED' && (
          <CiteCard
            work={citedWorkOf(dataset, { creators, doi, address, accessed })}
            asked={citation}
            fileName={`dataset-${uuid}`}
          />
        )}
        <DatasetVersions dataset={dataset} />
        <Related links={links} />
      </aside>
    </ColumnsLayout>
  );
}

/** The screen of a dataset: what it is, and its tabs, whose bodies others bring. */
export function datasetScreen(bodies: DatasetBodies): ComponentType {
  const drawn = Object.fromEntries(
    DATASET_TABS.map((tab) => [tab, tab === 'about' ? AboutTab : lazyPart(bodies[tab])]),
  ) as Record<DatasetTab, DatasetBody>;
  return function DatasetScreen() {
    const params = useRouteParams('dataset', 'datasetTab');
    const tab = 'tab' in params ? params.tab : 'about';
    const query = datasetApi.endpoints.dataset.useQuery(params.uuid);
    const Body = drawn[tab];
    return (
      <DetailOutcome query={query} name={params.uuid} prefetched="title">
        {(dataset) => (
          <DatasetShell dataset={dataset} tab={tab}>
            <Body dataset={dataset} />
          </DatasetShell>
        )}
      </DetailOutcome>
    );
  };
}
