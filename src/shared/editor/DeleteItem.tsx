import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Stored } from '@/contract/entity';
import { catalogueChanged } from '@/shared/api/changes';
import { useApiDispatch } from '@/shared/api/use-api-dispatch';
import { Button } from '@/shared/ui/controls/Button';
import { ConfirmDialog } from '@/shared/ui/dialogs/ConfirmDialog';
import { useIsolated } from '@/shared/ui/text/use-isolated';
import type { EditorDefinition } from './definition';

interface Props<T extends Stored> {
  title: string;
  remove: NonNullable<EditorDefinition<T>['remove']>;
  item: T;
}

/** Deletes the item of an editor, once that is confirmed; why it cannot be is told in the dialog. */
export function DeleteItem<T extends Stored>({ title, remove: { run, to }, item }: Props<T>) {
  const { t } = useTranslation('editor');
  const isolated = useIsolated();
  const navigate = useNavigate();
  const dispatch = useApiDispatch();
  const [asks, setAsks] = useState(false);
  return (
    <div>
      <Button color="error" aria-haspopup="dialog" onClick={() => setAsks(true)}>
        {t('delete.button')}
      </Button>
      {asks && (
        <ConfirmDialog
          title={t('delete.title', { title: isolated(title) })}
          confirm={t('delete.button')}
          work={async () => {
            await run(item);
            dispatch(catalogueChanged());
            await navigate(to, { replace: true });
          }}
          onClose={() => setAsks(false)}
        >
          <p>{t('delete.text')}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}
