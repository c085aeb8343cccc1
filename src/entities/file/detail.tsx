import type { ReactNode } from 'react';
import { Button } from '@/shared/ui/controls/Button';
import { Skeleton } from '@/shared/ui/outcomes/Skeleton';
import { useTranslation } from 'react-i18next';
import type { RepositoryFile } from '@/contract/repository/repository';
import { useInstituteName } from '@/entities/names/use-institute-name';
import { href } from '@/routes/href';
import { usePageTitle } from '@/routes/hooks/use-page-title';
import { useRouteParams } from '@/routes/hooks/use-route';
import { asFailure } from '@/shared/api/failure';
import { serverAddress } from '@/shared/api/server-address';
import { DetailFields } from '@/shared/detail/DetailFields';
import { DetailHead } from '@/shared/detail/outcome/DetailHead';
import { DetailOutcome } from '@/shared/detail/outcome/DetailOutcome';
import { ColumnsLayout } from '@/shared/ui/layout/ColumnsLayout';
import { FailureOutcome } from '@/shared/ui/outcomes/FailureOutcome';
import { PageBody } from '@/shared/ui/layout/PageBody';
import { RouteLink } from '@/shared/ui/controls/RouteLink';
import { fileApi } from './api';
import { contentKind } from './content-kind';
import { Documents } from './Documents';
import { GalleryPictures } from './FolderGallery';
import { fileSections } from './sections';
import styles from './detail.module.css';

/** Where a file is downloaded from: an address of the web as it stands, anything else is a path of the API. */
function fileAddress({ url }: Pick<RepositoryFile, 'url'>): string {
  return /^https?:\/\//i.test(url) ? url : serverAddress(`/${url.replace(/^\/+/, '')}`);
}

/** What is in a file, as far as a page can show it safely: pictures, and text as text. */
function FileContent({ file, path }: { file: RepositoryFile; path: string }) {
  const { t } = useTranslation('files');
  const kind = contentKind(file);
  return (
    <section className={styles.section} aria-labelledby="file-content">
      <h2 id="file-content">{t('content')}</h2>
      {kind === 'image' && <img src={fileAddress(file)} alt={file.title || file.name} />}
      {kind === 'text' && <FileText path={path} name={file.name} />}
      {kind === 'tooLarge' && <p>{t('tooLarge')}</p>}
      {kind === 'other' && <p>{t('notShown')}</p>}
    </section>
  );
}

function FileText({ path, name }: { path: string; name: string }) {
  const { currentData, error, refetch } = fileApi.endpoints.fileText.useQuery(path);
  if (error) return <FailureOutcome failure={asFailure(error)} name={path} retry={() => void refetch()} />;
  if (currentData === undefined) return <Skeleton variant="rounded" height={200} />;
  return (
    <pre className={styles.text} dir="auto" tabIndex={0} role="region" aria-label={name}>
      {currentData}
    </pre>
  );
}

interface PageProps {
  title: string;
  wiewsCode: string;
  children: ReactNode;
}

/** Beside what an institute keeps, under its name. */
function PageOf({ title, wiewsCode, children }: PageProps) {
  const institute = useInstituteName([wiewsCode])(wiewsCode);
  usePageTitle(title, { above: institute });
  return (
    <PageBody>
      <DetailHead
        title={title}
        subtitle={
          <RouteLink to={href('institute', { wiewsCode })}>
            <bdi>{institute}</bdi>
          </RouteLink>
        }
      />
      <ColumnsLayout>
        <div>{children}</div>
        <aside>
          <Documents code={wiewsCode} />
        </aside>
      </ColumnsLayout>
    </PageBody>
  );
}

interface Props {
  file: RepositoryFile;
  /** From the root of the repository, without its first slash. */
  path: string;
  wiewsCode: string;
}

/** One file of an institute: what it is, what is in it, and the way to have it. */
function FilePage({ file, path, wiewsCode }: Props) {
  const { t } = useTranslation('files');
  return (
    <PageOf title={file.title || file.name} wiewsCode={wiewsCode}>
      <p>
        <Button variant="contained" href={fileAddress(file)} download={file.name}>
          {t('download')}
        </Button>
      </p>
      <DetailFields entity="files" item={file} sections={fileSections} />
      <FileContent file={file} path={path} />
    </PageOf>
  );
}

const isMissing = (error: unknown): boolean => error !== undefined && asFailure(error).status === 404;

/** The file of an address, a path in the folder of its institute; where a folder is there, its gallery. */
export default function InstituteFileDetail() {
  const { wiewsCode, path } = useRouteParams('instituteFile');
  const whole = `wiews/${wiewsCode}/${path}`;
  const query = fileApi.endpoints.file.useQuery(whole);
  const noFile = isMissing(query.error);
  const gallery = fileApi.endpoints.gallery.useQuery(whole, { skip: !noFile });
  if (noFile && !isMissing(gallery.error))
    return (
      <DetailOutcome query={gallery} name={path}>
        {(found) => (
          <PageOf title={found.title} wiewsCode={wiewsCode}>
            <GalleryPictures code={wiewsCode} gallery={found} width={640} />
          </PageOf>
        )}
      </DetailOutcome>
    );
  return (
    <DetailOutcome query={query} name={path}>
      {(file) => <FilePage file={file} path={whole} wiewsCode={wiewsCode} />}
    </DetailOutcome>
  );
}
