import { useId } from 'react';
import { styled } from '@mui/material/styles';
import type { ItemName } from '@/contract/publication';
import { Card } from '@/shared/ui/Card';
import { RouteLink } from '@/shared/ui/RouteLink';

const List = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  display: 'grid',
  gap: theme.spacing(0.75),
  '& small': { display: 'block', fontSize: '0.8125rem', color: theme.vars.palette.text.secondary },
}));

interface Props<T extends ItemName> {
  title: string;
  items: readonly T[];
  to: (uuid: string) => string;
  /** What is said below each name. */
  more?: (item: T) => string;
}

/** What uses a descriptor, by name. */
export function UsedIn<T extends ItemName>({ title, items, to, more }: Props<T>) {
  const id = useId();
  if (items.length === 0) return null;
  return (
    <Card aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <List>
        {items.map((item) => (
          <li key={item.uuid}>
            <RouteLink to={to(item.uuid)}>
              <bdi>{item.title}</bdi>
            </RouteLink>
            {more && <small>{more(item)}</small>}
          </li>
        ))}
      </List>
    </Card>
  );
}
