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
  alignItems: 'center',
  gap: theme.spacing(1),
  '& .rarer': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(0, 0.5), marginInlineStart: 'auto' },
  [theme.breakpoints.down('md')]: { '& .rarer': { marginInline: theme.spacing(-1) } },
  [theme.breakpoints.down('sm')]: { '& > button': { paddingInline: 10 } },
  '@media print': { display: 'none' },
}));

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
  const { shelf } = useShelf();
  const mayUndo = useSelector(({ myList }: WithMyList) => myList.before !== undefined);
  const [open, setOpen] = useState<DialogName>();
  const close = () => setOpen(undefined);
  const empty = count === 0;
  const opens = (name: DialogName) => ({ 'aria-haspopup': 'dialog' as const, onClick: () => setOpen(name) });
  return (
    <Bar>
      <MatchButton />
      {!empty && <ExportButton filter={filter} code={undefined} total={known} />}
      {!empty && (
        <Button variant="outlined" disabled={known === 0 || !whole} {...opens('share')}>
          {t('open.share')}
        </Button>
      )}
      {mayUndo && <Button onClick={undo}>{t('undo')}</Button>}
      <div className="rarer">
        {RARER.filter((name) => !empty || name !== 'changes').map((name) => (
          <Button key={name} disabled={name === 'changes' && !whole} {...opens(name)}>
            {name === 'changes' && changed.length ? t('open.changed', counted(changed.length)) : t(`open.${name}`)}
          </Button>
        ))}
        {!empty && (
          <>
            <Button
              disabled={!whole}
              onClick={() => void saveListCsv(rows(), shelf, fileNameFor(shelf.current.name || t('title')))}
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
    </Bar>
  );
}
