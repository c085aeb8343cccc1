import type { ReactNode } from 'react';
import { styled } from '../styled';
import { useFormat } from '../format/use-format';

const List = styled('ol')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: '0.875rem',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: theme.spacing(2),
    alignItems: 'baseline',
    paddingBlock: 4,
  },
  '& .count': { fontVariantNumeric: 'tabular-nums' },
  '& .bar': {
    gridColumn: '1 / -1',
    height: 3,
    marginBlockStart: 2,
    borderRadius: 2,
    justifySelf: 'start',
    backgroundColor: theme.vars.palette.meter,
  },
}));

export interface Counted {
  key: string;
  label: ReactNode;
  count: number;
}

/** Names with their counts, each count also as a bar in proportion to the greatest. */
export function CountedList({ items }: { items: readonly Counted[] }) {
  const { number } = useFormat();
  const most = Math.max(1, ...items.map(({ count }) => count));
  return (
    <List>
      {items.map(({ key, label, count }) => (
        <li key={key}>
          <span>{label}</span>
          <span className="count">{number(count)}</span>
          {count > 0 && <span className="bar" style={{ width: `${Math.max(1, (100 * count) / most)}%` }} />}
        </li>
      ))}
    </List>
  );
}
