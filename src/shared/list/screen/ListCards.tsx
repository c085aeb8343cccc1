import { startTransition, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from '@/shared/ui/styled';
import type { RowsDefinition, RowActions } from '../definition';
import { RowMenu } from '../work/RowMenu';
import { cardName, rowText } from '../address/row-name';
import type { Selection } from '../work/use-selection';

/** Pixels that a card is high, at least. */
const HEIGHT = 108;

/** Only the first cards after the page was loaded: later ones are drawn in less time than it takes to scroll back to them. */
let inSightFirst = true;

const Cards = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.25),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    position: 'relative',
    display: 'flex',
    justifyContent: 'space-between',
    gap: theme.spacing(1),
    padding: theme.spacing(1.5, 2),
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: 8,
    backgroundColor: theme.vars.palette.background.paper,
  },
  // Those far below are not laid out before somebody comes near; heights that are only guessed would miss a place.
  ':root:not([data-restored]) & > li': { contentVisibility: 'auto', containIntrinsicBlockSize: `auto ${HEIGHT}px` },
  // The whole card leads to where the row opens; what else is to be pressed lies above.
  '& > li > div:first-of-type': { flex: 1, minWidth: 0 },
  '& .opens::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 8 },
  '& a:not(.opens), & button, & input': { position: 'relative', zIndex: 1 },
  '& input': { width: 22, height: 22, accentColor: theme.vars.palette.primary.main, flexShrink: 0 },
  '@media print': { '& input': { display: 'none' }, '& > li': { breakInside: 'avoid' } },
}));

interface Props<T extends object> {
  definition: RowsDefinition<T>;
  rows: readonly T[];
  selection?: Selection<T>;
  actions?: RowActions<T>;
}

/** Rows on a small screen; the table and its code are never loaded there. */
export function ListCards<T extends object>({ definition, rows, selection, actions }: Props<T>) {
  const { t } = useTranslation('ui');
  const { idOf, Card } = definition;
  // Those in sight first: a phone takes longer for fifty than for all that stands around them.
  const [drawn, setDrawn] = useState(() => (inSightFirst ? Math.ceil(globalThis.innerHeight / HEIGHT) : Infinity));
  useEffect(() => {
    inSightFirst = false;
    startTransition(() => setDrawn(Infinity));
  }, []);
  return (
    <Cards>
      {rows.slice(0, drawn).map((row) => {
        const id = idOf(row);
        return (
          <li key={id}>
            <div>
              <Card row={row} name={cardName(definition, row)} />
            </div>
            {actions && actions.all.length > 0 && <RowMenu definition={definition} row={row} actions={actions} />}
            {selection?.on && (
              <input
                type="checkbox"
                aria-label={t('filters.criterion', { label: t('list.select'), value: rowText(definition, row) })}
                checked={selection.has(id)}
                onChange={() => selection.toggle(id)}
              />
            )}
          </li>
        );
      })}
    </Cards>
  );
}
