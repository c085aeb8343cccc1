import { Button } from '@/shared/ui/controls/Button';
import { TextField } from '@/shared/mui/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Accession } from '@/contract/accession/accession';
import type { AccessionFilter } from '@/contract/accession/accession-filter';
import type { FilteredPage } from '@/contract/page';
import { MAX_NOTE_LENGTH, withNote } from '@/session/my-list/saved-lists';
import { useSavedLists } from '@/session/my-list/use-saved-lists';
import type { ListView } from '@/shared/list/address/list-view';
import { ListCards } from '@/shared/list/screen/ListCards';
import { ListSkeleton } from '@/shared/list/screen/ListSkeleton';
import { ListToolbar } from '@/shared/list/screen/ListToolbar';
import { Pager } from '@/shared/list/screen/Pager';
import type { Selection } from '@/shared/list/work/use-selection';
import { DialogBox } from '@/shared/ui/dialogs/DialogBox';
import { Outcome } from '@/shared/ui/outcomes/Outcome';
import { useSmallScreen } from '@/shared/ui/layout/use-small-screen';
import { EditNoteContext, type NotedAccession } from './edit-note';
import { myListDefinition } from './my-list-definition';
import { PlainTable } from './PlainTable';
import styles from './MyListRows.module.css';

/** Writes the note of an accession. What cannot be stored stays in its field. */
function NoteDialog({ accession, onClose }: { accession: NotedAccession; onClose: () => void }) {
  const { t } = useTranslation('my-list');
  const { saved, change } = useSavedLists();
  const [note, setNote] = useState(saved.notes[accession.uuid] ?? '');
  const [refused, setRefused] = useState(false);
  const tooLong = note.trim().length > MAX_NOTE_LENGTH;
  const save = () => {
    if (tooLong) return;
    if (change((before) => withNote(before, accession.uuid, note))) onClose();
    else setRefused(true);
  };
  const problem = tooLong
    ? t('note.tooLong', { max: MAX_NOTE_LENGTH, length: note.trim().length })
    : refused && t('notSaved');
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

interface Props {
  page: FilteredPage<Accession, AccessionFilter>;
  view: ListView;
  selection: Selection<Accession>;
  busy: boolean;
  /** Some rows could not be fetched, which is said above. */
  failed: boolean;
  show: (view: Partial<ListView>) => void;
}

const unchanging = () => undefined;

/** One page of the list: a table, or cards on small screens. */
export function MyListRows({ page, view, selection, busy, failed, show }: Props) {
  const { t } = useTranslation('my-list');
  const small = useSmallScreen();
  const [noted, setNoted] = useState<NotedAccession>();
  const rows = { definition: myListDefinition, rows: page.content, selection };
  const here = { ...view, page: page.number };
  const list = { page, view: here, drawn: here, show, busy, filter: undefined, failure: undefined };
  if (page.totalElements === 0 && !busy) return <Outcome title={t('search.none')} text={t('search.noneText')} />;
  if (page.content.length === 0 && failed && !busy) return null;
  return (
    <EditNoteContext value={setNoted}>
      <section className={styles.onScreen} aria-label={t('title')}>
        <ListToolbar
          definition={myListDefinition}
          list={{ ...list, change: unchanging, retry: unchanging }}
          small={small}
        />
        {page.content.length === 0 && <ListSkeleton small={small} />}
        {page.content.length > 0 &&
          (small ? (
            <ListCards {...rows} />
          ) : (
            <PlainTable rows={page.content} selection={selection} view={view} onSort={show} />
          ))}
        <Pager page={page} view={here} onShow={show} />
      </section>
      {noted && <NoteDialog key={noted.uuid} accession={noted} onClose={() => setNoted(undefined)} />}
    </EditNoteContext>
  );
}
