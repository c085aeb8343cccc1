import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '@/shared/ui/outcomes/lazy-part';
import type { RowsDefinition, RowActions } from '../definition';
import { rowText } from '../address/row-name';
import type RowMenuListPart from './RowMenuList';
import styles from './RowMenu.module.css';

const RowMenuList = lazyPart<typeof RowMenuListPart>(() => import('./RowMenuList'));

interface Props<T extends object> {
  definition: RowsDefinition<T>;
  row: T;
  actions: RowActions<T>;
}

/** The button at the end of a row that shows what can be done with it; nothing where that is nothing. */
export function RowMenu<T extends object>({ definition, row, actions }: Props<T>) {
  const { t } = useTranslation('ui');
  const [anchor, setAnchor] = useState<HTMLElement>();
  const allowed = actions.all.filter((action) => action.label && action.allowed(row));
  if (allowed.length === 0) return null;
  const label = t('list.actionsOf', { name: rowText(definition, row) });
  return (
    <>
      <button
        className={styles.dots}
        type="button"
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        aria-label={label}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <span aria-hidden="true">⋮</span>
      </button>
      {anchor && (
        <Suspense>
          <RowMenuList
            label={label}
            anchor={anchor}
            row={row}
            allowed={allowed}
            onBegin={actions.begin}
            onClose={() => setAnchor(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}
