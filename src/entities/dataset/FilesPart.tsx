import { useTranslation } from 'react-i18next';
import type { DatasetDetails, DatasetFile } from '@/contract/dataset';
import { href } from '@/routes/href';
import { Part } from '@/shared/detail/Part';
import { RouteLink } from '@/shared/ui/RouteLink';
import { useFileSize } from '@/shared/ui/use-file-size';
import { FileDownload } from './FileDownload';
import { PlainTable } from './PlainTable';

/** The files a dataset was made from; tables can be looked at before they are downloaded. */
export function FilesPart({ dataset, files }: { dataset: DatasetDetails; files: readonly DatasetFile[] }) {
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
