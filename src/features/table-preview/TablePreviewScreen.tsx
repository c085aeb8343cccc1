import { LinearProgress } from '@/shared/mui/LinearProgress';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TableFile } from '@/contract/dataset/table-preview';
import { FileDownload } from '@/entities/dataset/page/FileDownload';
import { useDatasetTitle } from '@/entities/names/use-item-title';
import { href } from '@/routes/href';
import { usePageTitle } from '@/routes/hooks/use-page-title';
import { useRouteParams } from '@/routes/hooks/use-route';
import { DetailHead } from '@/shared/detail/outcome/DetailHead';
import { DetailOutcome } from '@/shared/detail/outcome/DetailOutcome';
import { Outcome } from '@/shared/ui/outcomes/Outcome';
import { PageBody } from '@/shared/ui/layout/PageBody';
import { RetryNote } from '@/shared/ui/outcomes/RetryNote';
import { RouteLink } from '@/shared/ui/controls/RouteLink';
import { useFileSize } from '@/shared/ui/format/use-file-size';
import { VisuallyHidden } from '@/shared/ui/text/VisuallyHidden';
import { tablePreviewApi } from './api';
import { Sheets } from './Sheets';
import styles from './TablePreviewScreen.module.css';

/** How far the server has read the file. `progress` from 0 to 1. */
function ReadingProgress({ progress }: { progress: number }) {
  const { t } = useTranslation('table-preview');
  const percent = Math.round(100 * Math.min(1, Math.max(0, progress)));
  return (
    <>
      {/* Told once: the bar says the rest to those who ask it. */}
      <VisuallyHidden role="status">{t('reading')}</VisuallyHidden>
      <div className={styles.box} aria-busy="true">
        <p aria-hidden="true">{t('readingSoFar', { percent })}</p>
        <LinearProgress variant="determinate" value={percent} aria-label={t('reading')} />
      </div>
    </>
  );
}

interface Props {
  file: TableFile;
  /** As it stands in the address. */
  sheet: string | undefined;
  /** Whether it is not known any more how far the reading is. */
  failed: boolean;
  again: () => void;
}

/** The file, and its tables as soon as they are read. */
function TablePreview({ file, sheet, failed, again }: Props) {
  const { t } = useTranslation(['table-preview', 'ui']);
  const sizeOf = useFileSize();
  const { name, size, status, error, dataset } = file;
  const titleOf = useDatasetTitle(dataset ? [dataset.uuid] : []);
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
                  <bdi>{titleOf(dataset.uuid, dataset.title)}</bdi>
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

/** Milliseconds between two questions how far the reading is. */
const POLL = 400;

/** The table file of a uuid, asked for again and again while the server reads it. */
function useTableFile(uuid: string) {
  const [pollingInterval, setPollingInterval] = useState(0);
  const query = tablePreviewApi.endpoints.tableFile.useQuery(uuid, { pollingInterval });
  const next = query.currentData?.status === 'READING' && !query.isError ? POLL : 0;
  if (next !== pollingInterval) setPollingInterval(next);
  return query;
}

/** A table file of a dataset, looked at in the browser without downloading it. */
export default function TablePreviewScreen() {
  const { uuid, sheet } = useRouteParams('tablePreview');
  const query = useTableFile(uuid);
  return (
    <DetailOutcome query={query} name={uuid}>
      {(file) => <TablePreview file={file} sheet={sheet} failed={query.isError} again={() => void query.refetch()} />}
    </DetailOutcome>
  );
}
