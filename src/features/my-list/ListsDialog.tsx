import { Button } from '@/shared/ui/controls/Button';
import { TextField } from '@/shared/mui/TextField';
import { nanoid } from '@reduxjs/toolkit';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { UuidList } from '@/session/my-list/list-algebra';
import { MAX_LIST_NAME_LENGTH, MAX_SAVED_LISTS, MAX_NOTE_LENGTH, type NamedList } from '@/session/my-list/saved-lists';
import { described, switchedTo, withNewList, withoutList, type Lists } from '@/session/my-list/list-moves';
import { useMyList } from '@/session/my-list/use-my-list';
import { useSavedLists } from '@/session/my-list/use-saved-lists';
import { DialogBox } from '@/shared/ui/dialogs/DialogBox';
import { useCounted } from './use-counted';
import styles from './ListsDialog.module.css';

interface Props {
  name: string;
  note: string;
  action: string;
  onSave: (name: string, note: string) => void;
  onCancel: () => void;
}

/** Name and note of a list. */
function ListNameForm(props: Props) {
  const { t } = useTranslation('my-list');
  const [name, setName] = useState(props.name);
  const [note, setNote] = useState(props.note);
  const [touched, setTouched] = useState(false);
  const empty = name.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTouched(true);
    if (!empty) props.onSave(name.trim(), note.trim());
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextField
        autoFocus
        size="small"
        label={t('lists.name')}
        value={name}
        error={touched && empty}
        helperText={touched && empty ? t('lists.nameNeeded') : undefined}
        slotProps={{ htmlInput: { maxLength: MAX_LIST_NAME_LENGTH } }}
        onChange={(event) => setName(event.target.value)}
      />
      <TextField
        size="small"
        label={t('lists.note')}
        value={note}
        slotProps={{ htmlInput: { maxLength: MAX_NOTE_LENGTH } }}
        onChange={(event) => setNote(event.target.value)}
      />
      <Button variant="contained" type="submit">
        {props.action}
      </Button>
      <Button onClick={props.onCancel}>{t('cancel')}</Button>
    </form>
  );
}

/** What is being done to which list. */
type Doing = { what: 'rename' | 'delete' | 'copy'; list: NamedList } | { what: 'new' };

/** All lists: which one is active; makes, copies, renames and deletes them. */
export function ListsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('my-list');
  const counted = useCounted();
  const { uuids } = useMyList();
  const { saved, changeLists } = useSavedLists();
  const [doing, setDoing] = useState<Doing>();
  const [refused, setRefused] = useState(false);
  const full = saved.lists.length >= MAX_SAVED_LISTS;
  const all = [{ ...saved.current, accessions: uuids }, ...saved.lists];
  const nameOf = ({ name }: NamedList) => name || t('unnamed');
  const run = (move: (lists: Lists) => Lists) => {
    const stored = changeLists(move);
    setRefused(!stored);
    if (stored) setDoing(undefined);
  };
  const begin = (name: string, note: string, accessions: UuidList) =>
    run((lists) => withNewList(lists, { id: nanoid(), name, note }, accessions));
  return (
    <DialogBox
      title={t('lists.title')}
      onClose={onClose}
      wide
      actions={<Button onClick={onClose}>{t('close')}</Button>}
    >
      <p>{t('lists.text', { max: MAX_SAVED_LISTS + 1 })}</p>
      {refused && <p role="alert">{t('notSaved')}</p>}
      <ul className={styles.rows}>
        {all.map((list) => (
          <li key={list.id}>
            <div>
              <strong dir="auto">{nameOf(list)}</strong>
              <small>
                {t('count', counted(list.accessions.length))}
                {list.id === saved.current.id && ` · ${t('lists.active')}`}
              </small>
              {list.note && <small dir="auto">{list.note}</small>}
            </div>
            {list.id !== saved.current.id && (
              <Button variant="outlined" onClick={() => run((lists) => switchedTo(lists, list.id))}>
                {t('lists.open')}
              </Button>
            )}
            <Button onClick={() => setDoing({ what: 'rename', list })}>{t('lists.rename')}</Button>
            <Button disabled={full} onClick={() => setDoing({ what: 'copy', list })}>
              {t('lists.copy')}
            </Button>
            <Button color="error" onClick={() => setDoing({ what: 'delete', list })}>
              {t('lists.delete')}
            </Button>
            {doing?.what === 'rename' && doing.list.id === list.id && (
              <ListNameForm
                name={list.name}
                note={list.note}
                action={t('save')}
                onCancel={() => setDoing(undefined)}
                onSave={(name, note) => run((lists) => described(lists, { id: list.id, name, note }))}
              />
            )}
            {doing?.what === 'copy' && doing.list.id === list.id && (
              <ListNameForm
                name={t('lists.copyOf', { name: nameOf(list) })}
                note={list.note}
                action={t('lists.copy')}
                onCancel={() => setDoing(undefined)}
                onSave={(name, note) => begin(name, note, list.accessions)}
              />
            )}
            {doing?.what === 'delete' && doing.list.id === list.id && (
              <div role="alert">
                <p>{t('lists.deleteText', { name: nameOf(list), ...counted(list.accessions.length) })}</p>
                <Button variant="contained" color="error" onClick={() => run((lists) => withoutList(lists, list.id))}>
                  {t('lists.deleteConfirm')}
                </Button>
                <Button onClick={() => setDoing(undefined)}>{t('cancel')}</Button>
              </div>
            )}
          </li>
        ))}
      </ul>
      {doing?.what === 'new' ? (
        <ListNameForm
          name=""
          note=""
          action={t('lists.create')}
          onCancel={() => setDoing(undefined)}
          onSave={(name, note) => begin(name, note, [])}
        />
      ) : (
        <div>
          <Button variant="outlined" disabled={full} onClick={() => setDoing({ what: 'new' })}>
            {t('lists.new')}
          </Button>
          {full && <p>{t('lists.full', { max: MAX_SAVED_LISTS + 1 })}</p>}
        </div>
      )}
    </DialogBox>
  );
}
