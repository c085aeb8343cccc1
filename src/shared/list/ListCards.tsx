import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { EntityListDefinition } from './definition';
import { cardName } from './row-name';
import type { Selection } from './use-selection';

const Cards = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.25),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: theme.spacing(1),
    padding: theme.spacing(1.5, 2),
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: 8,
    backgroundColor: theme.vars.palette.background.paper,
  },
  '& input': { width: 22, height: 22, accentColor: theme.vars.palette.primary.main, flexShrink: 0 },
  '@media print': { '& input': { display: 'none' }, '& > li': { breakInside: 'avoid' } },
}));

interface Props<T extends object, F extends object> {
  definition: EntityListDefinition<T, F>;
  rows: readonly T[];
  selection: Selection<T>;
}

/** Rows on a small screen; the table and its code are never loaded there. */
export function ListCards<T extends object, F extends object>({ definition, rows, selection }: Props<T, F>) {
  const { t } = useTranslation('ui');
  const { idOf, Card, Bulk } = definition;
  return (
    <Cards>
      {rows.map((row) => {
        const id = idOf(row);
        return (
          <li key={id}>
            <div>
              <Card row={row} name={cardName(definition, row)} />
            </div>
            {Bulk && (
              <input
                type="checkbox"
                aria-label={t('list.select')}
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
