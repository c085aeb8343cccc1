import type { ReactNode } from 'react';
import Add from '@mui/icons-material/Add';
import { useTranslation } from 'react-i18next';
import { ITEM_EDITOR_ADVISED } from '@/contract/constants';
import { Alert } from '@/shared/mui/Alert';
import { Button } from '@/shared/ui/controls/Button';
import { VisuallyHidden } from '@/shared/ui/text/VisuallyHidden';
import type { DrawnField, ItemsField, RowsField } from '../fields/field-definition';
import { FieldFrame } from '../fields/FieldFrame';
import type { ItemList } from './use-items';

interface Props extends Omit<DrawnField<ItemsField | RowsField>, 'entity' | 'name'> {
  of: ItemList;
  /** Of what was undone and is to be read beside it. */
  more?: ReactNode;
  onAdd: () => void;
  children: ReactNode;
}

/** Around the items of a form: what they are, how one is added, and what comes back. */
export function ItemsFrame({ of, field, label, help, required, more, onAdd, children }: Props) {
  const { t } = useTranslation('fields');
  const { items, undo, putBack, element, isFull, said, wrong } = of;
  const advised = field.advised ?? ITEM_EDITOR_ADVISED;
  return (
    <FieldFrame label={label} help={help} required={required} wrong={wrong}>
      <div ref={element}>
        {items.length > advised && (
          <Alert severity="warning" sx={{ mb: 1 }}>
            {t('items.advised', { most: advised })}
          </Alert>
        )}
        {children}
        <div role="status">
          {undo && (
            <Alert
              severity="info"
              sx={{ mt: 1 }}
              action={
                <Button data-undo color="inherit" size="small" onClick={putBack}>
                  {t('items.undo')}
                </Button>
              }
            >
              {undo.said}
            </Alert>
          )}
          {more}
        </div>
        <Button
          startIcon={<Add />}
          style={{ marginBlockStart: 8 }}
          disabled={isFull}
          aria-label={t('items.named', { action: t('items.add'), item: label })}
          onClick={onAdd}
        >
          {t('items.add')}
        </Button>
        <VisuallyHidden role="status">{said}</VisuallyHidden>
      </div>
    </FieldFrame>
  );
}
