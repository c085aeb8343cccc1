import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { DatasetDetails, DatasetFile } from '@/contract/dataset/dataset';
import { Creators } from '@/entities/publication/values/Creators';
import { TranslatedTitle } from '@/entities/publication/values/TranslatedTitle';
import { translated } from '@/entities/publication/values/translated';
import { href } from '@/routes/href';
import { DetailFields } from '@/shared/detail/DetailFields';
import { Part } from '@/shared/detail/Part';
import { PlainTable } from '@/shared/ui/layout/PlainTable';
import { RetryNote } from '@/shared/ui/outcomes/RetryNote';
import { RouteLink } from '@/shared/ui/controls/RouteLink';
import { Skeleton } from '@/shared/ui/outcomes/Skeleton';
import { useLocale } from '@/shared/ui/text/use-locale';
import { useFileSize } from '@/shared/ui/format/use-file-size';
import { datasetApi } from '../catalogue/api';
import { FileDownload } from './FileDownload';
import { LocationsPart } from './LocationsPart';
import { datasetSections } from './sections';
import styles from './AboutParts.module.css';

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

/** What was observed: the descriptors in the order of the columns, with their units; one that was taken back has no page. */
function DescriptorsPart({ uuid: dataset }: { uuid: string }) {
  const { t } = useTranslation(['dataset', 'ui']);
  const { currentData, error, refetch } = datasetApi.endpoints.datasetDescriptors.useQuery(dataset);
  if (currentData?.length === 0) return null;
  return (
    <Part title={t('parts.descriptors')}>
      {currentData && (
        <ul className={styles.list}>
          {currentData.map((descriptor) => (
            <li key={descriptor.uuid}>
              {descriptor._permissions?.read === false ? (
                <TranslatedTitle item={descriptor} />
              ) : (
                <RouteLink to={href('descriptor', { uuid: descriptor.uuid })}>
                  <TranslatedTitle item={descriptor} />
                </RouteLink>
              )}
              {descriptor.uom && <span> {t('inUnit', { unit: descriptor.uom })}</span>}
            </li>
          ))}
        </ul>
      )}
      {!currentData && error === undefined && <Skeleton height={60} />}
      {!currentData && error !== undefined && (
        <RetryNote text={t('descriptorsFailed')} label={t('ui:actions.retry')} onRetry={() => void refetch()} />
      )}
    </Part>
  );
}

interface Props {
  dataset: DatasetDetails;
  /** What places are drawn in: a map is tall. */
  places?: typeof Part;
}

/**
 * What is known of a dataset: on its page, and before it is published. Drawn once: what comes for the parts beside it
 * would have it drawn again, all at once.
 */
export const AboutParts = memo(function AboutParts({ dataset, places = Part }: Props) {
  const { uuid, creators, locations, files } = dataset;
  const { title } = translated(dataset, useLocale());
  return (
    <>
      <DetailFields entity="dataset" item={dataset} sections={datasetSections} />
      <DescriptorsPart uuid={uuid} />
      <LocationsPart title={title} locations={locations} Part={places} />
      <Creators creators={creators} />
      <FilesPart dataset={dataset} files={files} />
    </>
  );
});
