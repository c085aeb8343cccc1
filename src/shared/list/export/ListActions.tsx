import { Suspense, useState } from 'react';
import { Button } from '@/shared/ui/controls/Button';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '@/shared/ui/outcomes/lazy-part';
import { CopyLink } from '../screen/CopyLink';
import type { EntityListDefinition } from '../definition';
import type { ListController } from '../screen/use-list-controller';
import type ExportDialogPart from './ListExportDialog';

const ListExportDialog = lazyPart<typeof ExportDialogPart>(() => import('./ListExportDialog'));

interface Props<T extends object, F extends object> {
  definition: EntityListDefinition<T, F>;
  list: ListController<T, F>;
}

/** What can be done with the result of any list: hand on its address, make a file of it. */
export default function ListActions<T extends object, F extends object>({ definition, list }: Props<T, F>) {
  const { t } = useTranslation('list-export');
  const [open, setOpen] = useState(false);
  const { page } = list;
  if (!page) return null;
  return (
    <>
      <CopyLink />
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        disabled={page.totalElements === 0}
        onClick={() => setOpen(true)}
      >
        {t('open')}
      </Button>
      {open && (
        <Suspense>
          <ListExportDialog definition={definition} page={page} view={list.view} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
