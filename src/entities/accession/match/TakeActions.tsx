import { useState } from 'react';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import { useTranslation } from 'react-i18next';
import { useOpenFilter } from '@/shared/list/use-open-filter';
import { useFormat } from '@/shared/ui/use-format';
import { ExportButton } from '../export/ExportButton';
import { filterOfUuids } from '../filter-of-uuids';
import { AddToMyList } from '../my-list/AddToMyList';
import { accessionsPath, openableList } from '../openable-list';
import { CopyReport } from './CopyReport';
import type { Choices, Entry, Taken } from './match-report';

interface Props {
  entries: readonly Entry[];
  choices: Choices;
  taken: Taken;
  onClose: () => void;
}

/** How many accessions are taken, and what can be done with them. */
export function TakeActions({ entries, choices, taken, onClose }: Props) {
  const { t } = useTranslation('match');
  const { number, list } = useFormat();
  const [ended, setEnded] = useState(false);
  const { open, opening } = useOpenFilter(openableList, accessionsPath);
  const { uuids, doubles } = taken;
  const count = uuids.length;
  const filter = filterOfUuids(uuids, taken.historic);
  const said = [
    t('taken', { count, shown: number(count) }),
    ...(doubles > 0 ? [t('sameTwice', { count: doubles, shown: number(doubles) })] : []),
  ];
  const show = async () => {
    // What could not be opened is still here to be tried again.
    if (!(await open(filter))) return;
    setEnded(true);
    onClose();
  };
  return (
    <>
      <p role="status" style={{ margin: '12px 24px 0' }}>
        {list(said)}
      </p>
      <DialogActions disableSpacing sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={onClose} sx={{ marginInlineEnd: 'auto', marginInlineStart: -1 }}>
          {t('actions.close')}
        </Button>
        <CopyReport entries={entries} choices={choices} />
        <ExportButton filter={filter} code={undefined} total={count} />
        <AddToMyList uuids={uuids} />
        <Button variant="contained" disabled={count === 0 || opening || ended} onClick={() => void show()}>
          {t('actions.open')}
        </Button>
      </DialogActions>
    </>
  );
}
