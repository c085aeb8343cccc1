import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { filterOfUuids } from '@/entities/accession/filter-of-uuids';
import { CompareButton } from '@/entities/accession/compare/CompareButton';
import { ExportButton } from '@/entities/accession/export/ExportButton';
import type { Accession } from '@/contract/accession';
import { useMyListActions } from '@/session/my-list/use-my-list-actions';
import type { Selection } from '@/shared/list/use-selection';
import SelectionBar from '@/shared/list/SelectionBar';

/** What can be done with chosen accessions of the list. */
export function MyListBulk({ ids, selection }: { ids: readonly string[]; selection: Selection<Accession> }) {
  const { t } = useTranslation('my-list');
  const { remove } = useMyListActions();
  if (ids.length === 0) return null;
  const historic = selection.rows.some((row) => row.historic);
  return (
    <SelectionBar count={ids.length} onClear={selection.clear}>
      <Button
        variant="outlined"
        onClick={() => {
          remove(ids);
          selection.clear();
        }}
      >
        {t('removeChosen')}
      </Button>
      <CompareButton uuids={ids} historic={historic} />
      <ExportButton filter={filterOfUuids(ids, historic)} code={undefined} total={ids.length} />
    </SelectionBar>
  );
}
