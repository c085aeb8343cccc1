import { Skeleton } from '@/shared/ui/Skeleton';
import { styled } from '@/shared/ui/styled';
import { useMemo, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { DatasetDetails, DatasetFile } from '@/contract/dataset';
import type { Descriptor } from '@/contract/descriptor';
import { CiteCard } from '@/entities/publication/CiteCard';
import { citedWorkOf } from '@/entities/publication/cited-work';
import { Creators } from '@/entities/publication/Creators';
import { VersionsCard } from '@/entities/publication/VersionsCard';
import { Related, type RelatedLink } from '@/entities/related/Related';
import { href } from '@/routes/href';
import { useRouteParams } from '@/routes/use-route';
import { DetailFields } from '@/shared/detail/DetailFields';
import { DetailOutcome, type ItemQuery } from '@/shared/detail/DetailOutcome';
import { Part } from '@/shared/detail/Part';
import { ColumnsLayout } from '@/shared/ui/ColumnsLayout';
import { RetryNote } from '@/shared/ui/RetryNote';
import { RouteLink } from '@/shared/ui/RouteLink';
import { useFileSize } from '@/shared/ui/use-file-size';
import { datasetApi } from './api';
import { DatasetShell } from './DatasetShell';
import { FileDownload } from './FileDownload';
import { jsonLdOf } from './json-ld';
import { LocationsPart } from './LocationsPart';
import { PlainTable } from '@/shared/ui/PlainTable';
import { lazyPart } from '@/shared/ui/lazy-part';
import { datasetSections } from './sections';
import { DATASET_TABS, datasetHref, type DatasetBodies, type DatasetBody, type DatasetTab } from './tabs';

/** The files a dataset was made from; tables can be looked at before they are downloaded. */
function FilesPart({ dataset, files }: { dataset: DatasetDetails; files: readonly DatasetFile[] }) {
  const { t } = useTranslation('dataset');
  const sizeOf = useFileSize();
  if (files.length === 0) return null;
  return (
    <Part title={t('parts.files')}>
      <PlainTable label={t('parts.files')}>
        <thead>
          <tr>
            <th scope="col">{t('files.name')}</th>
            <th scope="col">{t('files.description')}</th>
            <th scope="col" className="figure">
              {t('files.size')}
            </th>
            <th scope="col">{t('files.preview')}</th>
          </tr>
        </thead>
        <tbody>
          {files.map(({ uuid, name, label, description, size, table }) => (
            <tr key={uuid}>
              <th scope="row">
                <FileDownload uuid={dataset.uuid} name={name} open={dataset.state === 'PUBLISHED'} />
              </th>
              <td>
                <bdi>{[label, description].filter(Boolean).join('. ')}</bdi>
              </td>
              <td className="figure">{sizeOf(size)}</td>
              <td className="whole">
                {table && (
                  <RouteLink to={href('tablePreview', { uuid })} aria-label={t('files.lookAt', { name })}>
                    {t('files.look')}
                  </RouteLink>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
    </Part>
  );
}

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
function DescriptorsPart({ query }: { query: ItemQuery<readonly Descriptor[]> }) {
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

// The tabs above end with a line already.
const Columns = styled(ColumnsLayout)({
  '& > div > section:first-of-type': { borderBlockStart: 0, paddingBlockStart: 0 },
  // Tables have the whole width of the paper.
  '@media print': { gridTemplateColumns: 'minmax(0, 1fr)' },
});

/** Who made a dataset, how and where, and how to use it. */
function AboutTab({ dataset }: { dataset: DatasetDetails }) {
  const { uuid, title, creators, locations, files, doi, citation } = dataset;
  const [accessed] = useState(() => new Date());
  const address = new URL(datasetHref(uuid), globalThis.location.origin).href;
  const versions = datasetApi.endpoints.datasetVersions.useQuery(uuid);
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
    <Columns>
      <script type="application/ld+json">{JSON.stringify(jsonLdOf(dataset, known ?? [], address))}</script>
      <div>
        <DetailFields entity="dataset" item={dataset} sections={datasetSections} />
        <DescriptorsPart query={descriptors} />
        <LocationsPart title={title} locations={locations} />
        <Creators creators={creators} />
        <FilesPart dataset={dataset} files={files} />
      </div>
      <aside>
        {dataset.state === 'PUBLISHED' && (
          <CiteCard
            work={citedWorkOf(dataset, { creators, doi, address, accessed })}
            asked={citation}
            fileName={`dataset-${uuid}`}
          />
        )}
        <VersionsCard item={dataset} query={versions} to={datasetHref} />
        <Related links={links} />
      </aside>
    </Columns>
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
      <DetailOutcome query={query} name={params.uuid}>
        {(dataset) => (
          <DatasetShell dataset={dataset} tab={tab}>
            <Body dataset={dataset} />
          </DatasetShell>
        )}
      </DetailOutcome>
    );
  };
}
