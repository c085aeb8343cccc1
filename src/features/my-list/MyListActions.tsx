import { useState } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import type { Accession } from '@/contract/accession';
import type { AccessionFilter } from '@/contract/accession-filter';
import { ExportButton } from '@/entities/accession/export/ExportButton';
import { MatchButton } from '@/entities/accession/match/MatchButton';
import type { WithMyList } from '@/session/my-list/my-list-slice';
import { useMyList } from '@/session/my-list/use-my-list';
import { useShelf } from '@/session/my-list/use-shelf';
import type { ChangedRow } from './changed-rows';
import { ChangesDialog } from './ChangesDialog';
import { ClearDialog } from './ClearDialog';
import { CombineDialog } from './CombineDialog';
import { fileNameFor, saveListCsv } from './list-csv';
import { ListsDialog } from './ListsDialog';
import { ShareDialog } from './ShareDialog';
import { useCounted } from './use-counted';

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  '@media print': { display: 'none' },
}));

const DIALOGS = ['share', 'combine', 'lists', 'changes', 'clear'] as const;
type DialogName = (typeof DIALOGS)[number];

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
  const { shelf } = useShelf();
  const mayUndo = useSelector(({ myList }: WithMyList) => myList.before !== undefined);
  const [open, setOpen] = useState<DialogName>();
  const close = () => setOpen(undefined);
  const empty = count === 0;
  const disabled: Record<DialogName, boolean> = {
    share: known === 0 || !whole,
    combine: false,
    lists: false,
    changes: !whole || empty,
    clear: empty,
  };
  return (
    <Bar>
      <MatchButton />
      {!empty && <ExportButton filter={filter} code={undefined} total={known} />}
      {!empty && (
        <Button
          variant="outlined"
          disabled={!whole}
          onClick={() => void saveListCsv(rows(), shelf, fileNameFor(shelf.current.name || t('title')))}
        >
          {t('csv')}
        </Button>
      )}
      {DIALOGS.filter((name) => !empty || name === 'lists' || name === 'combine').map((name) => (
        <Button
          key={name}
          variant="outlined"
          aria-haspopup="dialog"
          disabled={disabled[name]}
          onClick={() => setOpen(name)}
        >
          {name === 'changes' && changed.length ? t('open.changed', counted(changed.length)) : t(`open.${name}`)}
        </Button>
      ))}
      {!empty && (
        <Button variant="outlined" disabled={!whole} onClick={() => globalThis.print()}>
          {t('print')}
        </Button>
      )}
      {mayUndo && <Button onClick={undo}>{t('undo')}</Button>}
      {open === 'share' && <ShareDialog filter={filter} count={known} onClose={close} />}
      {open === 'combine' && <CombineDialog onClose={close} />}
      {open === 'lists' && <ListsDialog onClose={close} />}
      {open === 'changes' && <ChangesDialog changed={changed} onClose={close} />}
      {open === 'clear' && <ClearDialog onClose={close} />}
    </Bar>
  );
}
