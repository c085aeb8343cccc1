import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DatasetDetails, DatasetFile } from '@/contract/dataset/dataset';
import { allowedActions } from '@/contract/publication/workflow';
import { href } from '@/routes/href';
import { useSession } from '@/session/use-session';
import { catalogueChanged, useWrite } from '@/shared/api/changes';
import { isFailure } from '@/shared/api/failure';
import { saveFile } from '@/shared/api/requests/file-answer';
import { sendPastStore } from '@/shared/api/send-past-store';
import { useApiDispatch } from '@/shared/api/use-api-dispatch';
import { FileUploads } from '@/shared/form/fields/FileUploads';
import type { Upload } from '@/shared/form/fields/field-definition';
import { Alert } from '@/shared/mui/Alert';
import { TextField } from '@/shared/mui/TextField';
import { AttemptFailed } from '@/shared/ui/dialogs/AttemptFailed';
import { Button } from '@/shared/ui/controls/Button';
import { Link } from '@/shared/ui/controls/Link';
import { ConfirmDialog } from '@/shared/ui/dialogs/ConfirmDialog';
import { RouteLink } from '@/shared/ui/controls/RouteLink';
import { lazyPart } from '@/shared/ui/outcomes/lazy-part';
import { useAttempt } from '@/shared/ui/dialogs/use-attempt';
import { useFileSize } from '@/shared/ui/format/use-file-size';
import { useFormat } from '@/shared/ui/format/use-format';
import { datasetApi } from './catalogue/api';
import { fileToImport } from './file-to-import';
import { FileDownload } from './page/FileDownload';
import type TemplateDialogPart from './template/TemplateDialog';
import styles from './DatasetFiles.module.css';

/** One file: what it is called and holds, and what can be done with it. */
function FileRow({ dataset, file, mayEdit }: { dataset: DatasetDetails; file: DatasetFile; mayEdit: boolean }) {
  const { t } = useTranslation(['dataset', 'ui']);
  const { number } = useFormat();
  const sizeOf = useFileSize();
  const { loads = [] } = file;
  const total = (part: 'observations' | 'loaded') => loads.reduce((sum, load) => sum + load[part], 0);
  const write = useWrite();
  const [typed, setTyped] = useState({ label: file.label ?? '', description: file.description ?? '' });
  const [isRemoving, setRemoving] = useState(false);
  const params = { uuid: dataset.uuid, name: file.name };
  const save = useAttempt(async () => {
    await write('PUT /dataset/:uuid/files/:name', { params, body: typed });
  });
  const isSame = typed.label === (file.label ?? '') && typed.description === (file.description ?? '');
  return (
    <li>
      <div className={styles.head}>
        <FileDownload uuid={dataset.uuid} name={file.name} />
        <span>{sizeOf(file.size)}</span>
        {file.table && (
          <RouteLink to={href('tablePreview', { uuid: file.uuid })} aria-label={t('files.lookAt', { name: file.name })}>
            {t('files.look')}
          </RouteLink>
        )}
        {loads.length > 0 && (
          <span>
            {t('files.loaded', {
              count: total('observations'),
              all: number(total('observations')),
              shown: number(total('loaded')),
            })}
          </span>
        )}
        {file.table && mayEdit && (
          <Button
            variant={file === fileToImport(dataset) ? 'contained' : 'outlined'}
            size="small"
            component={Link}
            to={href('ingest', { datasetUuid: dataset.uuid, uuid: file.uuid, sheet: '0' })}
            aria-label={t('files.ingestOf', { name: file.name })}
          >
            {t('files.ingest')}
          </Button>
        )}
      </div>
      {(['label', 'description'] as const).map((part) => (
        <TextField
          key={part}
          fullWidth
          label={t(`files.${part}`)}
          value={typed[part]}
          onChange={({ target }) => setTyped({ ...typed, [part]: target.value })}
          slotProps={{ htmlInput: { readOnly: !mayEdit, maxLength: part === 'label' ? 200 : 1_000 } }}
        />
      ))}
      {save.failed && (
        <Alert severity="error" role="alert" className={styles.foot}>
          {t('files.notSaved', { error: save.failed.message || t('ui:failure.noAnswer') })}
        </Alert>
      )}
      {mayEdit && (
        <div className={styles.foot}>
          <Button variant="outlined" size="small" loading={save.busy} disabled={isSame} onClick={() => save.run()}>
            {t('files.save', { name: file.name })}
          </Button>
          <Button color="error" size="small" onClick={() => setRemoving(true)}>
            {t('files.remove', { name: file.name })}
          </Button>
        </div>
      )}
      {isRemoving && (
        <ConfirmDialog
          title={t('files.remove', { name: file.name })}
          confirm={t('files.removeIt')}
          work={async () => void (await write('DELETE /dataset/:uuid/files/:name', { params }))}
          onClose={() => setRemoving(false)}
        >
          <p>{t('files.removeText')}</p>
        </ConfirmDialog>
      )}
    </li>
  );
}

/** What became of each value when observations were taken in last, as a file. */
function LoadReport({ dataset: { uuid, title } }: { dataset: DatasetDetails }) {
  const { t } = useTranslation('dataset');
  const [fetchReport, { isLoading, error }] = datasetApi.endpoints.loadReport.useMutation();
  const save = async () => {
    const { data } = await fetchReport(uuid);
    if (data) saveFile(data, `${title}.csv`);
  };
  return (
    <div>
      <Button variant="outlined" loading={isLoading} onClick={() => void save()}>
        {t('files.loadReport')}
      </Button>
      <AttemptFailed failure={isFailure(error) ? error : undefined} />
    </div>
  );
}

const TemplateDialog = lazyPart<typeof TemplateDialogPart>(() => import('./template/TemplateDialog'));

/** An empty table for whoever has none yet. */
function TemplateButton({ dataset }: { dataset: DatasetDetails }) {
  const { t } = useTranslation('dataset');
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.template}>
      <Button variant="outlined" size="small" onClick={() => setOpen(true)}>
        {t('template.open')}
      </Button>
      {isOpen && (
        <Suspense>
          <TemplateDialog dataset={dataset} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}

/** Tables of text; workbooks are packed already. */
const TEXTS = /\.(?:csv|tsv|tab|txt)$/i;

/** The step of an editor with the files that a dataset is made from: those there are, and more. */
export default function DatasetFiles({ item }: { item: DatasetDetails }) {
  const { t } = useTranslation('dataset');
  const { authorities } = useSession();
  const dispatch = useApiDispatch();
  const { uuid, files } = item;
  const mayEdit = allowedActions(item, authorities).includes('edit');
  const upload: Upload = (file, options) => {
    const form = new FormData();
    form.append('file', file);
    return sendPastStore(
      'POST /dataset/:uuid/files',
      { params: { uuid }, upload: form },
      { ...options, silent: true, timeout: false },
    );
  };
  return (
    <>
      <p>{t('files.how')}</p>
      {mayEdit && <TemplateButton dataset={item} />}
      {mayEdit && (
        <FileUploads
          label={t('parts.files')}
          packs={TEXTS}
          upload={upload}
          onLoaded={() => void dispatch(catalogueChanged())}
        />
      )}
      <ul className={styles.files} aria-label={t('parts.files')}>
        {files.map((file) => (
          <FileRow key={file.uuid} dataset={item} file={file} mayEdit={mayEdit} />
        ))}
      </ul>
      {item.loadReport && item._permissions?.write && <LoadReport dataset={item} />}
    </>
  );
}
