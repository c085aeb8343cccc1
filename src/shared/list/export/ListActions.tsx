import { Suspense, useState } from 'react';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '@/shared/ui/CopyButton';
import { lazyPart } from '@/shared/ui/lazy-part';
import type { EntityListDefinition } from '../definition';
import type { ListController } from '../use-list-controller';
import type ExportDialogPart from './ListExportDialog';

const ListExportDialog = lazyPart<typeof ExportDialogPart>(() => import('./ListExportDialog'));

interface Props<T extends object, F extends object> {
  definition: EntityListDefinition<T, F>;
  list: ListController<T, F>;
}

const address = () => window.location.href;

/** What can be done with the result of any list: hand on its address, make a file of it. */
export default function ListActions<T extends object, F extends object>({ definition, list }: Props<T, F>) {
  const { t } = useTranslation('list-export');
  const [open, setOpen] = useState(false);
  const { page } = list;
  if (!page) return null;
  return (
    <>
      <CopyButton text={address} label={t('copyLink')} />
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        disabled={page.totalElements === 0}
        onClick={() => setOpen(true)}
      >
        {t('export')}
      </Button>
      {open && (
        <Suspense>
          <ListExportDialog definition={definition} page={page} view={list.view} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
