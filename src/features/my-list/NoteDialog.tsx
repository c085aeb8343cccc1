import { useState } from 'react';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import { NOTE_MAX, withNote } from '@/session/my-list/shelf';
import { useShelf } from '@/session/my-list/use-shelf';
import type { NotedAccession } from './edit-note';
import { DialogBox } from '@/shared/ui/DialogBox';

/** Writes the note of an accession. What cannot be stored stays in its field. */
export function NoteDialog({ accession, onClose }: { accession: NotedAccession; onClose: () => void }) {
  const { t } = useTranslation('my-list');
  const { shelf, change } = useShelf();
  const [note, setNote] = useState(shelf.notes[accession.uuid] ?? '');
  const [refused, setRefused] = useState(false);
  const tooLong = note.trim().length > NOTE_MAX;
  const save = () => {
    if (tooLong) return;
    if (change((before) => withNote(before, accession.uuid, note))) onClose();
    else setRefused(true);
  };
  const problem = tooLong ? t('note.tooLong', { max: NOTE_MAX, length: note.trim().length }) : refused && t('notSaved');
  return (
    <DialogBox
      title={t('note.title', { number: accession.accessionNumber })}
      onClose={onClose}
      onSubmit={save}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="contained" type="submit">
            {t('save')}
          </Button>
        </>
      }
    >
      <TextField
        autoFocus
        multiline
        minRows={3}
        maxRows={10}
        label={t('note.label')}
        value={note}
        error={Boolean(problem)}
        helperText={problem || t('note.help')}
        onChange={(event) => setNote(event.target.value)}
        sx={{ mt: 1 }}
      />
    </DialogBox>
  );
}
