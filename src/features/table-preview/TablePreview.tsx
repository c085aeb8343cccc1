import { useTranslation } from 'react-i18next';
import type { TableFile } from '@/contract/table-preview';
import { FileDownload } from '@/entities/dataset/FileDownload';
import { href } from '@/routes/href';
import { usePageTitle } from '@/routes/use-page-title';
import { DetailHead } from '@/shared/detail/DetailHead';
import { Outcome } from '@/shared/ui/Outcome';
import { PageBody } from '@/shared/ui/PageBody';
import { RetryNote } from '@/shared/ui/RetryNote';
import { RouteLink } from '@/shared/ui/RouteLink';
import { useFileSize } from '@/shared/ui/use-file-size';
import { ReadingProgress } from './ReadingProgress';
import { Sheets } from './Sheets';

interface Props {
  file: TableFile;
  /** As it stands in the address. */
  sheet: string | undefined;
  /** Whether it is not known any more how far the reading is. */
  failed: boolean;
  again: () => void;
}

/** The file, and its tables as soon as they are read. */
export function TablePreview({ file, sheet, failed, again }: Props) {
  const { t } = useTranslation(['table-preview', 'ui']);
  const sizeOf = useFileSize();
  const { name, size, status, error, dataset } = file;
  usePageTitle(name);
  return (
    <PageBody>
      <DetailHead
        title={name}
        subtitle={
          <>
            {sizeOf(size)}
            {dataset && (
              <>
                {' · '}
                <FileDownload uuid={dataset.uuid} name={name}>
                  {t('download')}
                </FileDownload>
                {' · '}
                <RouteLink to={href('dataset', { uuid: dataset.uuid })}>
                  <bdi>{dataset.title}</bdi>
                </RouteLink>
              </>
            )}
          </>
        }
      />
      {status === 'READING' && !failed && <ReadingProgress progress={file.progress} />}
      {status === 'READING' && failed && <RetryNote text={t('lost')} label={t('ui:actions.retry')} onRetry={again} />}
      {status === 'FAILED' && <Outcome title={t('failed')} text={error ?? t('failedText')} />}
      {status === 'READY' && <Sheets file={file} asked={sheet} />}
    </PageBody>
  );
}
