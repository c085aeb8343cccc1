import { Suspense, useState } from 'react';
import { styled } from '@/shared/ui/styled';
import { useTranslation } from 'react-i18next';
import { BARE_BUTTON } from '@/shared/ui/controls/bare-button';
import { lazyPart } from '@/shared/ui/outcomes/lazy-part';
import type { RowsDefinition, RowActions } from '../definition';
import { rowText } from '../address/row-name';
import type RowMenuListPart from './RowMenuList';

const RowMenuList = lazyPart<typeof RowMenuListPart>(() => import('./RowMenuList'));

const Dots = styled('button')(({ theme }) => ({
  ...BARE_BUTTON,
  minWidth: 32,
  minHeight: 32,
  borderRadius: 4,
  cursor: 'pointer',
  color: theme.vars.palette.text.secondary,
  '&:hover': { backgroundColor: theme.vars.palette.tint },
  [theme.breakpoints.down('sm')]: { minWidth: 44, minHeight: 44 },
  '@media print': { display: 'none' },
}));

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
      <Dots
        type="button"
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        aria-label={label}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <span aria-hidden="true">⋮</span>
      </Dots>
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
