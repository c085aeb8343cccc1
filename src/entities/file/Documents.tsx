import { Suspense, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { RepositoryFolder } from '@/contract/repository/repository';
import { href } from '@/routes/href';
import { asFailure } from '@/shared/api/failure';
import { Card } from '@/shared/ui/layout/Card';
import { RetryNote } from '@/shared/ui/outcomes/RetryNote';
import { lazyPart } from '@/shared/ui/outcomes/lazy-part';
import { RouteLink } from '@/shared/ui/controls/RouteLink';
import { fileApi } from './api';
import { FileSize } from './FileSize';
import styles from './Documents.module.css';

// Few institutes show pictures.
const FolderGallery = lazyPart(() => import('./FolderGallery'));

/** Folders within folders that are looked into: a repository may lead in circles. */
const DEEPEST = 3;

interface Props {
  /** The WIEWS code of the institute whose folder it is. */
  code: string;
  folder: RepositoryFolder;
  depth?: number;
}

/** The files of a folder and of those within it, each leading to its page, and the galleries of those. */
function FolderFiles({ code, folder, depth = 0 }: Props) {
  const root = `/wiews/${code}/`;
  const inFolder = folder.files.map((file) => ({ ...file, path: `${file.folder}/${file.name}` }));
  return (
    <>
      {inFolder.length > 0 && (
        <ul className={styles.list}>
          {inFolder.map(({ uuid, path, title, name, size }) => (
            <li key={uuid}>
              <RouteLink to={href('instituteFile', { wiewsCode: code, path: path.replace(root, '') })}>
                <bdi>{title || name}</bdi>
              </RouteLink>{' '}
              <span>
                <FileSize bytes={size} />
              </span>
            </li>
          ))}
        </ul>
      )}
      {folder.gallery && (
        <Suspense fallback={<div hidden aria-busy="true" />}>
          <FolderGallery code={code} path={folder.path} />
        </Suspense>
      )}
      {depth < DEEPEST &&
        folder.subFolders.map(({ path }) => <SubFolder key={path} code={code} path={path} depth={depth + 1} />)}
    </>
  );
}

function SubFolder({ code, path, depth }: { code: string; path: string; depth: number }) {
  const { t } = useTranslation(['files', 'ui']);
  const { currentData, error, refetch } = fileApi.endpoints.folder.useQuery(path.replace(/^\/+/, ''));
  if (error) return <RetryNote text={t('failed')} label={t('ui:actions.retry')} onRetry={() => void refetch()} />;
  if (!currentData) return <div hidden aria-busy="true" />;
  return <FolderFiles code={code} folder={currentData} depth={depth} />;
}

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
    <Card className={styles.framed} aria-labelledby={id}>
      <h2 id={id}>{t('documents')}</h2>
      <FolderFiles code={code} folder={currentData} />
    </Card>
  );
}
