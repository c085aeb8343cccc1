import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { RepositoryFile } from '@/contract/repository';
import { useInstituteName } from '@/entities/names/use-institute-name';
import { href } from '@/routes/href';
import { usePageTitle } from '@/routes/use-page-title';
import { DetailFields } from '@/shared/detail/DetailFields';
import { DetailHead } from '@/shared/detail/DetailHead';
import { ColumnsLayout } from '@/shared/ui/ColumnsLayout';
import { PageBody } from '@/shared/ui/PageBody';
import { RouteLink } from '@/shared/ui/RouteLink';
import { Documents } from './Documents';
import { fileAddress } from './file-address';
import { FileContent } from './FileContent';
import { fileSections } from './sections';

interface Props {
  file: RepositoryFile;
  /** From the root of the repository, without its first slash. */
  path: string;
  wiewsCode: string;
}

/** One file of an institute: what it is, what is in it, and the way to have it. */
export function FilePage({ file, path, wiewsCode }: Props) {
  const { t } = useTranslation('files');
  const title = file.title || file.name;
  const institute = useInstituteName([wiewsCode])(wiewsCode);
  usePageTitle(title, institute);
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
        <div>
          <p>
            <Button variant="contained" href={fileAddress(file)} download={file.name}>
              {t('download')}
            </Button>
          </p>
          <DetailFields entity="files" item={file} sections={fileSections} />
          <FileContent file={file} path={path} />
        </div>
        <aside>
          <Documents code={wiewsCode} />
        </aside>
      </ColumnsLayout>
    </PageBody>
  );
}
