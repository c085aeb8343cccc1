import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DatasetDetails } from '@/contract/dataset/dataset';
import { useWrite } from '@/shared/api/changes';
import { Button } from '@/shared/ui/controls/Button';
import { ConfirmDialog } from '@/shared/ui/dialogs/ConfirmDialog';

/** What was loaded last can be taken back as long as the dataset is a draft. */
export function UndoImport({ dataset: { uuid, version = 0, undoable } }: { dataset: DatasetDetails }) {
  const { t } = useTranslation('ingest');
  const write = useWrite();
  const [isOpen, setOpen] = useState(false);
  if (!undoable) return null;
  return (
    <div>
      <Button color="error" onClick={() => setOpen(true)}>
        {t('undo')}
      </Button>
      {isOpen && (
        <ConfirmDialog
          title={t('undo')}
          confirm={t('undo')}
          work={async () =>
            void (await write('DELETE /ingest/:dataset/last', { params: { dataset: uuid }, query: { version } }))
          }
          onClose={() => setOpen(false)}
        >
          <p>{t('undoText')}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}
