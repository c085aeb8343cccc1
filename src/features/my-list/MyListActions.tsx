import { Button } from '@/shared/ui/controls/Button';
import { LinearProgress } from '@/shared/mui/LinearProgress';
import { TextField } from '@/shared/mui/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useHref } from 'react-router-dom';
import { Link } from '@/shared/ui/controls/Link';
import type { Accession } from '@/contract/accession/accession';
import type { AccessionFilter } from '@/contract/accession/accession-filter';
import { ExportButton } from '@/entities/accession/export/ExportButton';
import { MatchButton } from '@/entities/accession/match/MatchButton';
import { href } from '@/routes/href';
import type { WithMyList } from '@/session/my-list/my-list-slice';
import { useMyList } from '@/session/my-list/use-my-list';
import { useSavedLists } from '@/session/my-list/use-saved-lists';
import { isApiInBrowser } from '@/shared/api/is-api-in-browser';
import { ConfirmDialog } from '@/shared/ui/dialogs/ConfirmDialog';
import { CopyButton } from '@/shared/ui/controls/CopyButton';
import { DialogBox } from '@/shared/ui/dialogs/DialogBox';
import { FailureOutcome } from '@/shared/ui/outcomes/FailureOutcome';
import type { ChangedRow } from './changed-rows';
import { ChangesDialog } from './ChangesDialog';
import { CombineDialog } from './CombineDialog';
import { fileNameFor, saveListCsv } from './list-csv';
import { ListsDialog } from './ListsDialog';
import { useCounted } from './use-counted';
import { useListCode } from './use-list-code';
import styles from './MyListActions.module.css';

interface ShareDialogProps {
  filter: AccessionFilter;
  count: number;
  onClose: () => void;
}

/** A link that opens the list for anybody: the address of its filter. */
function ShareDialog({ filter, count, onClose }: ShareDialogProps) {
  const { t } = useTranslation('my-list');
  const counted = useCounted();
  const { data, failure, retry } = useListCode(filter);
  const code = data?.filterCode;
  const path = useHref(href('accessions', { filterCode: code }));
  const address = new URL(path, globalThis.location.origin).href;
  return (
    <DialogBox title={t('share.title')} onClose={onClose} actions={<Button onClick={onClose}>{t('close')}</Button>}>
      <p>{t('share.text', counted(count))}</p>
      {failure && <FailureOutcome failure={failure} retry={retry} />}
      {!failure && !code && <LinearProgress aria-label={t('share.title')} />}
      {code && (
        <>
          <TextField
            label={t('share.link')}
            value={address}
            slotProps={{ htmlInput: { readOnly: true, dir: 'ltr' } }}
            onFocus={(event) => event.target.select()}
            sx={{ mt: 1 }}
          />
          <div>
            <CopyButton text={address} label={t('share.copy')} />
          </div>
          {code.startsWith('v3') && isApiInBrowser() && <p role="note">{t('share.onlyHere')}</p>}
          <p>{t('share.still')}</p>
        </>
      )}
    </DialogBox>
  );
}

/** Asks before everything is taken out of the list. */
function ClearDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('my-list');
  const counted = useCounted();
  const { count, uuids, remove } = useMyList();
  return (
    <ConfirmDialog
      title={t('clear.title')}
      confirm={t('clear.confirm', counted(count))}
      work={() => void remove(uuids)}
      onClose={onClose}
    >
      <p>{t('clear.text', counted(count))}</p>
    </ConfirmDialog>
  );
}

/** What is wanted less often, and not the first thing on the screen. */
const RARER = ['lists', 'combine', 'changes'] as const;
type DialogName = (typeof RARER)[number] | 'share' | 'clear';

interface Props {
  /** Exactly the list's accessions that are known. */
  filter: AccessionFilter;
  known: number;
  /** Whether all of them are fetched. */
  whole: boolean;
  /** The rows of the table, all pages of it. */
  rows: () => readonly Accession[];
  changed: readonly ChangedRow[];
}

/** What can be done with the list as a whole. */
export function MyListActions({ filter, known, whole, rows, changed }: Props) {
  const { t } = useTranslation('my-list');
  const counted = useCounted();
  const { count, undo } = useMyList();
  const { saved } = useSavedLists();
  const mayUndo = useSelector(({ myList }: WithMyList) => myList.before !== undefined);
  const [open, setOpen] = useState<DialogName>();
  const close = () => setOpen(undefined);
  const empty = count === 0;
  const opens = (name: DialogName) => ({ 'aria-haspopup': 'dialog' as const, onClick: () => setOpen(name) });
  return (
    <div className={styles.bar}>
      {!empty && (
        <Button variant="contained" component={Link} to={href('requestAccessions')}>
          {t('request')}
        </Button>
      )}
      <MatchButton />
      {!empty && <ExportButton filter={filter} code={undefined} total={known} />}
      {!empty && (
        <Button variant="outlined" disabled={known === 0 || !whole} {...opens('share')}>
          {t('open.share')}
        </Button>
      )}
      {mayUndo && <Button onClick={undo}>{t('undo')}</Button>}
      <div className={styles.rarer}>
        {RARER.filter((name) => !empty || name !== 'changes').map((name) => (
          <Button key={name} disabled={name === 'changes' && !whole} {...opens(name)}>
            {name === 'changes' && changed.length ? t('open.changed', counted(changed.length)) : t(`open.${name}`)}
          </Button>
        ))}
        {!empty && (
          <>
            <Button
              disabled={!whole}
              onClick={() => void saveListCsv(rows(), saved, fileNameFor(saved.current.name || t('title')))}
            >
              {t('csv')}
            </Button>
            <Button disabled={!whole} onClick={() => globalThis.print()}>
              {t('print')}
            </Button>
            <Button {...opens('clear')}>{t('open.clear')}</Button>
          </>
        )}
      </div>
      {open === 'share' && <ShareDialog filter={filter} count={known} onClose={close} />}
      {open === 'combine' && <CombineDialog onClose={close} />}
      {open === 'lists' && <ListsDialog onClose={close} />}
      {open === 'changes' && <ChangesDialog changed={changed} onClose={close} />}
      {open === 'clear' && <ClearDialog onClose={close} />}
    </div>
  );
}
