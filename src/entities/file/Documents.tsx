import { useId } from 'react';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { asFailure } from '@/shared/api/failure';
import { Card } from '@/shared/ui/Card';
import { RetryNote } from '@/shared/ui/RetryNote';
import { fileApi } from './api';
import { FolderFiles } from './FolderFiles';

const Framed = styled(Card)({
  // Folders of folders may all be empty; one that failed is told.
  '&:not(:has(li, [role=alert]))': { display: 'none' },
});

/** The files that an institute keeps here; nothing where it keeps none. */
export function Documents({ code }: { code: string }) {
  const { t } = useTranslation(['files', 'ui']);
  const id = useId();
  const { currentData, error, refetch } = fileApi.endpoints.folder.useQuery(`wiews/${code}`);
  // A folder that nobody made holds nothing.
  if (error && asFailure(error).status !== 404) {
    return <RetryNote text={t('failed')} label={t('ui:actions.retry')} onRetry={() => void refetch()} />;
  }
  if (!currentData && !error) return <div hidden aria-busy="true" />;
  if (!currentData?.files.length && !currentData?.subFolders.length) return null;
  return (
    <Framed aria-labelledby={id}>
      <h2 id={id}>{t('documents')}</h2>
      <FolderFiles code={code} folder={currentData} />
    </Framed>
  );
}
