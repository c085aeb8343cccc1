import { useId, useState } from 'react';
import { Button } from '@/shared/ui/controls/Button';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@/shared/mui/Dialog';
import { useTranslation } from 'react-i18next';
import type { FilteredPage } from '@/contract/page';
import { useFormat } from '@/shared/ui/format/use-format';
import { useText } from '@/shared/ui/text/use-text';
import type { EntityListDefinition } from '../definition';
import type { ListView } from '../address/list-view';
import { exportedColumns } from './exported-columns';
import { ListExportReport } from './ListExportReport';
import { useListExport } from './use-list-export';

interface Props<T extends object, F extends object> {
  definition: EntityListDefinition<T, F>;
  page: FilteredPage<T, F>;
  view: ListView;
  onClose: () => void;
}

/** Makes a CSV file of a result: what it will hold, how far it is, what became of it. */
export default function ListExportDialog<T extends object, F extends object>(props: Props<T, F>) {
  const { definition, page, view, onClose } = props;
  const { entity } = definition;
  const { t } = useTranslation('list-export');
  const text = useText(entity);
  const { number } = useFormat();
  const id = useId();
  const { state, start, cancel } = useListExport<T, F>();
  const running = state.step === 'running';
  const total = page.totalElements;
  const [columns] = useState(() => exportedColumns(definition, page.content));
  const labels = columns.columns.map(({ name }) => text(`${entity}:fields.${name}`));
  const header = columns.id ? [...labels, t('identifier')] : labels;
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      aria-labelledby={id}
      // What is being written ends by its own button only.
      onClose={() => !running && onClose()}
    >
      <DialogTitle id={id}>
        {t('title', { what: text(`${entity}:count`, { count: total, shown: number(total) }) })}
      </DialogTitle>
      <DialogContent dividers>
        <p>{t('what')}</p>
        <p>{t('columns', { columns: header.join(', ') })}</p>
        <ListExportReport state={state} total={total} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={running}>
          {t('close')}
        </Button>
        <Button
          variant={running ? 'outlined' : 'contained'}
          onClick={running ? cancel : () => void start({ definition, page, view, columns, header })}
        >
          {t(running ? 'cancel' : state.step === 'done' ? 'again' : 'start')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
