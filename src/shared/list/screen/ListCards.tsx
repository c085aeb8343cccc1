import { startTransition, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RowsDefinition, RowActions } from '../definition';
import { RowMenu } from '../work/RowMenu';
import { cardName, rowText } from '../address/row-name';
import type { Selection } from '../work/use-selection';
import styles from './ListCards.module.css';

/** Pixels that a card is high, at least. */
const HEIGHT = 108;

/** Only the first cards after the page was loaded: later ones are drawn in less time than it takes to scroll back to them. */
let inSightFirst = true;

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
    <ul className={styles.cards}>
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
    </ul>
  );
}
