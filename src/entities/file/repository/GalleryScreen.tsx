import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import {
  GALLERY_IMAGES_MAX,
  isImage,
  type ImageGallery,
  type RepositoryFile,
  type RepositoryFolder,
} from '@/contract/repository/repository';
import { imageGallerySchema } from '@/contract/repository/repository-schema';
import { href } from '@/routes/href';
import { usePageTitle } from '@/routes/hooks/use-page-title';
import { useRouteParams } from '@/routes/hooks/use-route';
import { useSession } from '@/session/use-session';
import { useWrite } from '@/shared/api/changes';
import { useApiDispatch } from '@/shared/api/use-api-dispatch';
import { DetailHead } from '@/shared/detail/outcome/DetailHead';
import { DetailOutcome } from '@/shared/detail/outcome/DetailOutcome';
import { EditForm } from '@/shared/form/EditForm';
import type { FieldDefinition } from '@/shared/form/fields/field-definition';
import { FormFields } from '@/shared/form/fields/FormFields';
import { SubmitButton } from '@/shared/form/SubmitButton';
import { useFieldState } from '@/shared/form/use-field-state';
import { Button } from '@/shared/ui/controls/Button';
import { Link } from '@/shared/ui/controls/Link';
import { ConfirmDialog } from '@/shared/ui/dialogs/ConfirmDialog';
import { PageBody } from '@/shared/ui/layout/PageBody';
import { notify } from '@/shared/ui/outcomes/notices';
import { fileApi } from '../api';
import { FolderPath } from './FolderPath';
import { NotDone, useReason } from './NotDone';
import { Picture } from './Picture';
import styles from './GalleryScreen.module.css';

const nameOf = ({ title, name }: RepositoryFile): string => title || name;

const TITLE: readonly FieldDefinition[] = [{ kind: 'text', name: 'title' }];

const schema = imageGallerySchema.pick(['title', 'images']);

/** The pictures there are: a click takes one in, another takes it out again. */
function Pick({ pictures }: { pictures: readonly RepositoryFile[] }) {
  const { t } = useTranslation('repository');
  const { value: chosen, setValue } = useFieldState<readonly string[]>('images');
  const toggle = (uuid: string) =>
    setValue(chosen.includes(uuid) ? chosen.filter((each) => each !== uuid) : [...chosen, uuid]);
  return (
    <section aria-labelledby="pick">
      <h2 id="pick">{t('gallery.pick')}</h2>
      <ul className={styles.pictures}>
        {pictures.map((file) => (
          <li key={file.uuid}>
            <button
              type="button"
              className={styles.toggle}
              aria-pressed={chosen.includes(file.uuid)}
              disabled={!chosen.includes(file.uuid) && chosen.length >= GALLERY_IMAGES_MAX}
              onClick={() => toggle(file.uuid)}
            >
              <Picture file={file} width={160} alt="" className={styles.small} />
              <bdi>{nameOf(file)}</bdi>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function GalleryEditor({ folder, gallery }: { folder: RepositoryFolder; gallery: ImageGallery | undefined }) {
  const { t } = useTranslation('repository');
  const { person } = useSession();
  const write = useWrite();
  const dispatch = useApiDispatch();
  const navigate = useNavigate();
  const reason = useReason();
  const { path } = folder;
  const params = { path: path.slice(1) };
  const [filled, setFilled] = useState(gallery);
  const [isDeleting, setDeleting] = useState(false);
  const { version = 0, title = folder.title ?? folder.name } = filled ?? {};
  usePageTitle(t('gallery.titled', { name: title }));
  // What was moved to another folder stays in the gallery.
  const pictures = useMemo(() => {
    const all = [...(gallery?.images ?? []), ...folder.files.filter(isImage)];
    return new Map(all.map((file) => [file.uuid, file]));
  }, [folder, gallery]);
  const order = useMemo((): readonly FieldDefinition[] => {
    const name = (uuid: string) => {
      const file = pictures.get(uuid);
      return file ? nameOf(file) : uuid;
    };
    return [{ kind: 'order', name: 'images', useNames: () => name }];
  }, [pictures]);
  return (
    <PageBody>
      <FolderPath path={path} />
      <DetailHead title={t('gallery.titled', { name: title })} />
      <EditForm
        initial={{ title, images: filled?.images.map(({ uuid }) => uuid) ?? [] }}
        schema={schema}
        keep={{ form: 'gallery', owner: person }}
        explain={(failure) =>
          t(version === 0 ? 'failed.galleryNotCreated' : 'failed.notSaved', { error: reason(failure) })
        }
        send={async (values) => {
          const body = { version, ...values };
          setFilled(await write('PUT /repository/gallery/:path', { params, body }, { silent: true }));
          dispatch(notify({ key: 'repository:gallery.saved', severity: 'success' }));
        }}
      >
        <FormFields entity="repository" fields={TITLE} />
        <Pick pictures={[...pictures.values()]} />
        <FormFields entity="repository" fields={order} />
        <div className={styles.acts}>
          <SubmitButton>{t('gallery.save')}</SubmitButton>
          {version > 0 && folder._permissions?.delete !== false && (
            <Button color="error" onClick={() => setDeleting(true)}>
              {t('gallery.delete')}
            </Button>
          )}
        </div>
      </EditForm>
      {isDeleting && (
        <ConfirmDialog
          title={t('deleteNamed', { name: title })}
          confirm={t('delete')}
          renderFailure={(failure) => <NotDone what="galleryNotDeleted" failure={failure} />}
          work={async () => {
            await write('DELETE /repository/gallery/:path', { params, query: { version } }, { silent: true });
            void navigate(href('repository', { path }), { replace: true });
          }}
          onClose={() => setDeleting(false)}
        >
          <p>{t('gallery.deleteText')}</p>
        </ConfirmDialog>
      )}
    </PageBody>
  );
}

/** The address of a gallery that cannot be made, or changed, and why. */
function NoEditor({ folder: { path, title, name }, why }: { folder: RepositoryFolder; why: string }) {
  const { t } = useTranslation('repository');
  const shown = t('gallery.titled', { name: title || name || t('root') });
  usePageTitle(shown);
  return (
    <PageBody>
      <FolderPath path={path} />
      <DetailHead title={shown} />
      <p>{why}</p>
      <div>
        <Button variant="contained" component={Link} to={href('repository', { path: path === '/' ? '' : path })}>
          {t('gallery.toFolder')}
        </Button>
      </div>
    </PageBody>
  );
}

/** Whether there is a gallery already is asked once: what is made here stays open. */
function GalleryOf({ folder }: { folder: RepositoryFolder }) {
  const { t } = useTranslation('repository');
  const [isNew] = useState(!folder.gallery);
  const query = fileApi.endpoints.gallery.useQuery(folder.path.slice(1), { skip: isNew });
  if (folder._permissions?.write === false) return <NoEditor folder={folder} why={t('limited')} />;
  if (isNew && !folder.files.some(isImage)) return <NoEditor folder={folder} why={t('gallery.noPictures')} />;
  if (isNew) return <GalleryEditor folder={folder} gallery={undefined} />;
  return (
    <DetailOutcome query={query} name={folder.path}>
      {(gallery) => <GalleryEditor folder={folder} gallery={gallery} />}
    </DetailOutcome>
  );
}

/** The gallery of a folder: which pictures are shown together, and in which order. */
export default function GalleryScreen() {
  const { path } = useRouteParams('repositoryGallery');
  const query = fileApi.endpoints.folder.useQuery(path.slice(1));
  return (
    <DetailOutcome query={query} name={path}>
      {(folder) => <GalleryOf key={folder.path} folder={folder} />}
    </DetailOutcome>
  );
}
