import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { RepositoryFile, RepositoryFolder } from '@/contract/repository/repository';
import { isFolderPath, isRepositoryName } from '@/contract/repository/repository-schema';
import { href } from '@/routes/href';
import { useWrite } from '@/shared/api/changes';
import { TextField } from '@/shared/mui/TextField';
import { Button } from '@/shared/ui/controls/Button';
import { DialogBox } from '@/shared/ui/dialogs/DialogBox';
import { useAttempt } from '@/shared/ui/dialogs/use-attempt';
import { folderAround, inside } from './folder-paths';
import { NotDone } from './NotDone';

interface Place {
  name: string;
  /** The path of the folder around it. */
  folder: string;
}

interface Props {
  title: string;
  confirm: string;
  /** What is said where it does not succeed. */
  failed: 'folderNotCreated' | 'notMoved';
  start: Place;
  /** Where only a name is asked for. */
  inFolder?: boolean;
  work: (place: Place) => Promise<void>;
  onClose: () => void;
}

/** Asks for a name, and for the folder that it is to be in. */
function PlaceDialog({ title, confirm, failed: said, start, inFolder, work, onClose }: Props) {
  const { t } = useTranslation('repository');
  const { t: cancel } = useTranslation();
  const [place, setPlace] = useState(start);
  const [isTried, setTried] = useState(false);
  const { busy, failed, run } = useAttempt(async () => {
    await work(place);
    onClose();
  });
  const wrong = {
    name: !isRepositoryName(place.name),
    folder: place.folder !== '/' && !isFolderPath(place.folder),
  };
  const submit = () => {
    setTried(true);
    if (!wrong.name && !wrong.folder) run();
  };
  const field = (part: keyof Place) => (
    <TextField
      fullWidth
      required
      autoFocus={part === 'name'}
      label={t(`place.${part}`)}
      value={place[part]}
      onChange={({ target }) => setPlace({ ...place, [part]: target.value })}
      error={isTried && wrong[part]}
      helperText={isTried && wrong[part] ? t(`place.${part}Wrong`) : t(`place.${part}Help`)}
      slotProps={{ htmlInput: { dir: 'auto', autoComplete: 'off', spellCheck: false } }}
    />
  );
  return (
    <DialogBox
      title={title}
      onClose={onClose}
      onSubmit={submit}
      actions={
        <>
          <Button onClick={onClose}>{cancel('actions.cancel')}</Button>
          <Button variant="contained" type="submit" loading={busy}>
            {confirm}
          </Button>
        </>
      }
    >
      {field('name')}
      {!inFolder && field('folder')}
      {failed && <NotDone what={said} failure={failed} />}
    </DialogBox>
  );
}

export function NewFolder({ folder, onClose }: { folder: RepositoryFolder; onClose: () => void }) {
  const { t } = useTranslation('repository');
  const write = useWrite();
  return (
    <PlaceDialog
      title={t('newFolder')}
      confirm={t('create')}
      failed="folderNotCreated"
      start={{ name: '', folder: folder.path }}
      inFolder
      work={async ({ name }) => {
        const path = inside(folder.path, name).slice(1);
        await write('PUT /repository/folder/:path', { params: { path }, body: {} }, { silent: true });
      }}
      onClose={onClose}
    />
  );
}

export function MoveFolder({ folder, onClose }: { folder: RepositoryFolder; onClose: () => void }) {
  const { t } = useTranslation('repository');
  const write = useWrite();
  const navigate = useNavigate();
  const { path, name } = folder;
  return (
    <PlaceDialog
      title={t('moveFolder')}
      confirm={t('moveIt')}
      failed="notMoved"
      start={{ name, folder: folderAround(path) }}
      work={async (place) => {
        const to = inside(place.folder, place.name);
        await write(
          'PUT /repository/folder/:path',
          { params: { path: path.slice(1) }, body: { path: to } },
          { silent: true },
        );
        void navigate(href('repository', { path: to }), { replace: true });
      }}
      onClose={onClose}
    />
  );
}

export function MoveFile({ file, onClose }: { file: RepositoryFile; onClose: () => void }) {
  const { t } = useTranslation('repository');
  const write = useWrite();
  const { uuid, version = 0, name, folder } = file;
  return (
    <PlaceDialog
      title={t('moveFile', { name })}
      confirm={t('moveIt')}
      failed="notMoved"
      start={{ name, folder }}
      work={async (place) => {
        await write('PUT /repository/file/:uuid', { params: { uuid }, body: { version, ...place } }, { silent: true });
      }}
      onClose={onClose}
    />
  );
}
