import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isImage, type RepositoryFile } from '@/contract/repository/repository';
import { repositoryFileSchema } from '@/contract/repository/repository-schema';
import { licenceSource } from '@/entities/publication/relation-sources';
import { usePageTitle } from '@/routes/hooks/use-page-title';
import { useRouteParams } from '@/routes/hooks/use-route';
import { useSession } from '@/session/use-session';
import { useWrite } from '@/shared/api/changes';
import { serverAddress } from '@/shared/api/server-address';
import { useApiDispatch } from '@/shared/api/use-api-dispatch';
import { DetailHead } from '@/shared/detail/outcome/DetailHead';
import { DetailOutcome } from '@/shared/detail/outcome/DetailOutcome';
import { EditForm } from '@/shared/form/EditForm';
import type { FieldDefinition } from '@/shared/form/fields/field-definition';
import { FormFields } from '@/shared/form/fields/FormFields';
import { SubmitButton } from '@/shared/form/SubmitButton';
import { Button } from '@/shared/ui/controls/Button';
import { CopyButton } from '@/shared/ui/controls/CopyButton';
import { PageBody } from '@/shared/ui/layout/PageBody';
import { notify } from '@/shared/ui/outcomes/notices';
import { fileApi } from '../api';
import { FileSize } from '../FileSize';
import { FolderPath } from './FolderPath';
import { useReason } from './NotDone';
import { markdownOf, Picture } from './Picture';
import styles from './FileScreen.module.css';

const schema = repositoryFileSchema.pick(['title', 'description', 'creator', 'license']);

const FIELDS: readonly FieldDefinition[] = [
  { kind: 'text', name: 'title' },
  { kind: 'markdown', name: 'description' },
  { kind: 'text', name: 'creator', half: true },
  { kind: 'relation', name: 'license', source: licenceSource, half: true },
];

/** What is said of a file. Somebody else's change is a conflict: the form stays with what it was filled from. */
function MetadataForm({ file }: { file: RepositoryFile }) {
  const { t } = useTranslation('repository');
  const { person } = useSession();
  const dispatch = useApiDispatch();
  const write = useWrite();
  const reason = useReason();
  const [filled, setFilled] = useState(file);
  const { uuid, version = 0, title, description, creator, license } = filled;
  return (
    <EditForm
      initial={{
        title: title ?? '',
        description: description ?? '',
        creator: creator ?? '',
        license: license ?? '',
      }}
      schema={schema}
      keep={{ form: 'metadata', owner: person }}
      explain={(failure) => t('failed.metadata', { error: reason(failure) })}
      send={async (values) => {
        const body = { version, ...values };
        setFilled(await write('PUT /repository/file/:uuid', { params: { uuid }, body }, { silent: true }));
        dispatch(notify({ key: 'repository:saved', severity: 'success' }));
      }}
    >
      <FormFields entity="repository" fields={FIELDS} />
      <SubmitButton style={{ alignSelf: 'start' }}>{t('save')}</SubmitButton>
    </EditForm>
  );
}

function FilePage({ file }: { file: RepositoryFile }) {
  const { t } = useTranslation(['repository', 'files']);
  const { name, folder, size, contentType, width, height, url } = file;
  usePageTitle(name);
  return (
    <PageBody>
      <FolderPath path={folder} />
      <DetailHead title={name}>
        {contentType.split(';')[0]} · <FileSize bytes={size} />
        {width && height && ` · ${width} × ${height}`}
      </DetailHead>
      {isImage(file) && <Picture file={file} width={640} alt={file.title ?? ''} className={styles.picture} />}
      <p className={styles.acts}>
        <Button variant="outlined" href={serverAddress(url)} download={name}>
          {t('files:download')}
        </Button>
        {isImage(file) && <CopyButton text={markdownOf(file)} label={t('copy')} />}
      </p>
      {file._permissions?.write === false ? <p>{t('limited')}</p> : <MetadataForm file={file} />}
    </PageBody>
  );
}

/** What is said of one file, and how texts name it. */
export default function FileScreen() {
  const { uuid } = useRouteParams('repositoryFile');
  const query = fileApi.endpoints.file.useQuery(uuid);
  return (
    <DetailOutcome query={query} name={uuid}>
      {(file) => <FilePage key={file.uuid} file={file} />}
    </DetailOutcome>
  );
}
