import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { RepositoryFile, RepositoryFolder } from '@/contract/repository/repository';
import { href } from '@/routes/href';
import { asFailure } from '@/shared/api/failure';
import { useWrite } from '@/shared/api/changes';
import { ConfirmDialog } from '@/shared/ui/dialogs/ConfirmDialog';
import { RetryNote } from '@/shared/ui/outcomes/RetryNote';
import { fileApi } from '../api';
import { NotDone } from './NotDone';

export function DeleteFolder({ folder, onClose }: { folder: RepositoryFolder; onClose: () => void }) {
  const { t } = useTranslation('repository');
  const write = useWrite();
  const navigate = useNavigate();
  const { path, name, files, subFolders } = folder;
  const isEmpty = files.length + subFolders.length === 0;
  return (
    <ConfirmDialog
      title={t('deleteNamed', { name })}
      confirm={t('delete')}
      disabled={!isEmpty}
      renderFailure={(failure) => <NotDone what="folderNotDeleted" failure={failure} />}
      work={async () => {
        await write('DELETE /repository/folder/:path', { params: { path: path.slice(1) } }, { silent: true });
        void navigate(href('repository', { path: path.slice(0, path.lastIndexOf('/')) }), { replace: true });
      }}
      onClose={onClose}
    >
      <p>{t(isEmpty ? 'deleteFolderText' : 'folderFilled')}</p>
    </ConfirmDialog>
  );
}

/** What a picture is mostly used by; others are of the catalogue. */
const KNOWN = ['article', 'activitypost', 'gallery'] as const;

/** What uses a file is told, and keeps it: pages would have a hole. */
export function DeleteFile({ file, onClose }: { file: RepositoryFile; onClose: () => void }) {
  const { t } = useTranslation(['repository', 'ui']);
  const write = useWrite();
  const { uuid, version = 0, name } = file;
  const { data: uses, error, refetch } = fileApi.endpoints.uses.useQuery(uuid, { refetchOnMountOrArgChange: true });
  return (
    <ConfirmDialog
      title={t('deleteNamed', { name })}
      confirm={t('delete')}
      disabled={uses?.length !== 0}
      renderFailure={(failure) => <NotDone what="notDeleted" failure={failure} />}
      work={async () => {
        await write('DELETE /repository/file/:uuid', { params: { uuid }, query: { version } }, { silent: true });
      }}
      onClose={onClose}
    >
      {error && (
        <RetryNote
          text={asFailure(error).message || t('usesUnknown')}
          label={t('ui:actions.retry')}
          onRetry={() => void refetch()}
        />
      )}
      {uses?.length === 0 && <p>{t('deleteFileText')}</p>}
      {uses && uses.length > 0 && (
        <>
          <p>{t('used')}</p>
          <ul>
            {uses.map(({ kind, key, title }) => (
              <li key={`${kind} ${key}`}>
                {t(`kinds.${KNOWN.find((each) => each === kind) ?? 'other'}`)}: <bdi>{title}</bdi>
              </li>
            ))}
          </ul>
        </>
      )}
    </ConfirmDialog>
  );
}
