import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Permissions } from '@/contract/entity';
import { FOLDER_CLASS } from '@/contract/publication/acl';
import { FILE_ENDINGS, isImage, type RepositoryFile, type RepositoryFolder } from '@/contract/repository/repository';
import { href } from '@/routes/href';
import { usePageTitle } from '@/routes/hooks/use-page-title';
import { useRouteParams } from '@/routes/hooks/use-route';
import { catalogueChanged } from '@/shared/api/changes';
import { useApiDispatch } from '@/shared/api/use-api-dispatch';
import { DetailHead } from '@/shared/detail/outcome/DetailHead';
import { DetailOutcome } from '@/shared/detail/outcome/DetailOutcome';
import { FileUploads } from '@/shared/form/fields/FileUploads';
import { Button } from '@/shared/ui/controls/Button';
import { CopyButton } from '@/shared/ui/controls/CopyButton';
import { Link } from '@/shared/ui/controls/Link';
import { RouteLink } from '@/shared/ui/controls/RouteLink';
import { PageBody } from '@/shared/ui/layout/PageBody';
import { PlainTable } from '@/shared/ui/layout/PlainTable';
import { useSmallScreen } from '@/shared/ui/layout/use-small-screen';
import { Markdown } from '@/shared/ui/markdown/Markdown';
import { lazyPart } from '@/shared/ui/outcomes/lazy-part';
import { Moment } from '@/shared/ui/values/Moment';
import { fileApi } from '../api';
import { FileSize } from '../FileSize';
import { DeleteFile, DeleteFolder } from './delete-dialogs';
import { FolderPath } from './FolderPath';
import { markdownOf, Picture } from './Picture';
import { MoveFile, MoveFolder, NewFolder } from './place-dialogs';
import { uploadTo } from './upload-to';
import styles from './FolderScreen.module.css';

type Asked =
  | { what: 'new' | 'move' | 'delete' | 'permissions' }
  | { what: 'moveFile' | 'deleteFile'; file: RepositoryFile };

const FolderTree = lazyPart(() => import('./FolderTree'));
const AclDialog = lazyPart(() => import('@/entities/publication/workflow/AclDialog'));

/** What may be done there; everything that its role may, where the server does not say. */
const mayIn = ({ _permissions }: RepositoryFolder): Permissions => _permissions ?? KEPT;
const KEPT: Permissions = { read: true, write: true, create: true, delete: true, manage: false };

interface Props {
  folder: RepositoryFolder;
  onAsk: (asked: Asked) => void;
}

function FileRow({ file, may, onAsk }: { file: RepositoryFile; may: Permissions; onAsk: Props['onAsk'] }) {
  const { t } = useTranslation('repository');
  const { uuid, name, title, contentType, size, lastModifiedDate } = file;
  return (
    <tr>
      <th scope="row">
        <span className={styles.named}>
          {isImage(file) && <Picture file={file} width={160} alt="" className={styles.small} />}
          <span>
            <RouteLink to={href('repositoryFile', { uuid })}>
              <bdi>{name}</bdi>
            </RouteLink>
            {title && (
              <>
                <br />
                <bdi>{title}</bdi>
              </>
            )}
          </span>
        </span>
      </th>
      <td>{contentType.split(';')[0]}</td>
      <td className="figure">
        <FileSize bytes={size} />
      </td>
      <td>{lastModifiedDate && <Moment iso={lastModifiedDate} />}</td>
      <td>
        <span className={styles.acts}>
          {isImage(file) && <CopyButton text={markdownOf(file)} label={t('copy')} beside={name} />}
          {may.write && (
            <Button
              size="small"
              aria-label={t('named', { act: t('move'), name })}
              onClick={() => onAsk({ what: 'moveFile', file })}
            >
              {t('move')}
            </Button>
          )}
          {may.delete && (
            <Button
              size="small"
              color="error"
              aria-label={t('named', { act: t('delete'), name })}
              onClick={() => onAsk({ what: 'deleteFile', file })}
            >
              {t('delete')}
            </Button>
          )}
        </span>
      </td>
    </tr>
  );
}

function Files({ folder, onAsk }: Props) {
  const { t } = useTranslation('repository');
  const dispatch = useApiDispatch();
  const { path, files } = folder;
  const may = mayIn(folder);
  return (
    <section aria-labelledby="files">
      <h2 id="files">{t('files')}</h2>
      {may.create && (
        <FileUploads
          label={t('upload')}
          accept={FILE_ENDINGS}
          upload={uploadTo(path)}
          onLoaded={() => void dispatch(catalogueChanged())}
        />
      )}
      {files.length > 0 && (
        <PlainTable label={t('files')}>
          <thead>
            <tr>
              <th scope="col">{t('fields.name')}</th>
              <th scope="col">{t('fields.contentType')}</th>
              <th scope="col" className="figure">
                {t('fields.size')}
              </th>
              <th scope="col">{t('fields.changed')}</th>
              <th scope="col">{t('fields.acts')}</th>
            </tr>
          </thead>
          <tbody>
            {files.map((file) => (
              <FileRow key={file.uuid} file={file} may={may} onAsk={onAsk} />
            ))}
          </tbody>
        </PlainTable>
      )}
    </section>
  );
}

function Folders({ folder, onAsk }: Props) {
  const { t } = useTranslation(['repository', 'publishing']);
  const { path, subFolders, fixed, gallery, files } = folder;
  const may = mayIn(folder);
  const isRoot = path === '/';
  return (
    <section aria-labelledby="folders">
      <h2 id="folders">{t('folders')}</h2>
      {subFolders.length > 0 && (
        <ul className={styles.folders}>
          {subFolders.map((each) => (
            <li key={each.path}>
              <RouteLink to={href('repository', { path: each.path })}>
                <bdi>{each.name}</bdi>
              </RouteLink>
            </li>
          ))}
        </ul>
      )}
      {!(may.write && may.create && may.delete) && <p>{t('limited')}</p>}
      <div className={styles.acts}>
        {may.create && (
          <Button variant="outlined" onClick={() => onAsk({ what: 'new' })}>
            {t('newFolder')}
          </Button>
        )}
        {!isRoot && may.write && (gallery || files.some(isImage)) && (
          <Button variant="outlined" component={Link} to={href('repositoryGallery', { path })}>
            {t(gallery ? 'gallery.open' : 'gallery.new')}
          </Button>
        )}
        {!isRoot && may.manage && (
          <Button variant="outlined" onClick={() => onAsk({ what: 'permissions' })}>
            {t('publishing:acl.open')}
          </Button>
        )}
        {!fixed && may.delete && (
          <>
            <Button onClick={() => onAsk({ what: 'move' })}>{t('moveFolder')}</Button>
            <Button color="error" onClick={() => onAsk({ what: 'delete' })}>
              {t('deleteFolder')}
            </Button>
          </>
        )}
      </div>
    </section>
  );
}

/** What is being asked: one dialog at a time. */
function Asking({
  folder,
  asked,
  onClose,
}: {
  folder: RepositoryFolder;
  asked: Asked | undefined;
  onClose: () => void;
}) {
  switch (asked?.what) {
    case 'new':
      return <NewFolder folder={folder} onClose={onClose} />;
    case 'move':
      return <MoveFolder folder={folder} onClose={onClose} />;
    case 'permissions':
      return (
        <Suspense fallback={null}>
          <AclDialog kind={FOLDER_CLASS} uuid={folder.path.slice(1)} title={folder.path} onClose={onClose} />
        </Suspense>
      );
    case 'delete':
      return <DeleteFolder folder={folder} onClose={onClose} />;
    case 'moveFile':
      return <MoveFile file={asked.file} onClose={onClose} />;
    case 'deleteFile':
      return <DeleteFile file={asked.file} onClose={onClose} />;
    case undefined:
      return null;
  }
}

function FolderPage({ folder }: { folder: RepositoryFolder }) {
  const { t } = useTranslation('repository');
  const [asked, setAsked] = useState<Asked>();
  const { path, name, description } = folder;
  const title = folder.title || name || t('root');
  usePageTitle(path === '/' ? undefined : title);
  return (
    <PageBody>
      <FolderPath path={path} />
      <DetailHead title={title} />
      {description && <Markdown text={description} />}
      <Folders folder={folder} onAsk={setAsked} />
      {path !== '/' && <Files folder={folder} onAsk={setAsked} />}
      <Asking folder={folder} asked={asked} onClose={() => setAsked(undefined)} />
    </PageBody>
  );
}

/** The file browser: the folder of an address, those within it, and its files, beside all folders where there is room. */
export default function FolderScreen() {
  const { path } = useRouteParams('repository');
  const query = fileApi.endpoints.folder.useQuery(path.slice(1));
  const isSmall = useSmallScreen();
  const page = (
    <DetailOutcome query={query} name={path}>
      {(folder) => <FolderPage key={folder.path} folder={folder} />}
    </DetailOutcome>
  );
  if (isSmall) return page;
  return (
    <div className={styles.beside}>
      <Suspense fallback={<div />}>
        <FolderTree path={path || '/'} />
      </Suspense>
      <div>{page}</div>
    </div>
  );
}
