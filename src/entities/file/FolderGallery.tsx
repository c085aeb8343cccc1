import { useTranslation } from 'react-i18next';
import type { ImageGallery } from '@/contract/repository/repository';
import { href } from '@/routes/href';
import { asFailure } from '@/shared/api/failure';
import { RouteLink } from '@/shared/ui/controls/RouteLink';
import { RetryNote } from '@/shared/ui/outcomes/RetryNote';
import { fileApi } from './api';
import { Picture } from './repository/Picture';
import styles from './FolderGallery.module.css';

interface PicturesProps {
  code: string;
  gallery: ImageGallery;
  width: 160 | 640;
}

/** Pictures in their order, each leading to its page; what has been moved to others' folders has none here. */
export function GalleryPictures({ code, gallery: { images }, width }: PicturesProps) {
  const root = `/wiews/${code}/`;
  return (
    <ul className={styles.pictures} data-large={width > 160}>
      {images.map((file) => {
        const path = `${file.folder}/${file.name}`;
        const shown = (
          <>
            <Picture file={file} width={width} alt="" />
            <bdi>{file.title || file.name}</bdi>
          </>
        );
        return (
          <li key={file.uuid}>
            {path.startsWith(root) ? (
              <RouteLink to={href('instituteFile', { wiewsCode: code, path: path.slice(root.length) })}>
                {shown}
              </RouteLink>
            ) : (
              shown
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** The gallery of a folder within an institute's, whose title leads to its page. */
export default function FolderGallery({ code, path }: { code: string; path: string }) {
  const { t } = useTranslation(['files', 'ui']);
  const { currentData, error, refetch } = fileApi.endpoints.gallery.useQuery(path.slice(1));
  if (error && asFailure(error).status !== 404)
    return <RetryNote text={t('galleryFailed')} label={t('ui:actions.retry')} onRetry={() => void refetch()} />;
  if (!currentData?.images.length) return <div hidden aria-busy={!error && !currentData} />;
  const within = path.slice(`/wiews/${code}/`.length);
  return (
    <section>
      <h3>
        {within ? (
          <RouteLink to={href('instituteFile', { wiewsCode: code, path: within })}>
            <bdi>{currentData.title}</bdi>
          </RouteLink>
        ) : (
          <bdi>{currentData.title}</bdi>
        )}
      </h3>
      <GalleryPictures code={code} gallery={currentData} width={160} />
    </section>
  );
}
