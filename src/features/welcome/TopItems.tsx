import type { ReactNode } from 'react';
import { Skeleton } from '@/shared/ui/outcomes/Skeleton';
import { styled } from '@/shared/ui/styled';
import { RouteLink } from '@/shared/ui/controls/RouteLink';
import { useFormat } from '@/shared/ui/format/use-format';

const Section = styled('section')(({ theme }) => ({
  '& h2': { margin: theme.spacing(0, 0, 1.5), fontSize: '1.25rem' },
  '& ul': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
    gap: theme.spacing(1.25),
    margin: theme.spacing(0, 0, 1.5),
    padding: 0,
    listStyle: 'none',
  },
  '& li > a': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: theme.spacing(1),
    height: '100%',
    padding: theme.spacing(1.25, 2),
    borderRadius: 8,
    border: `1px solid ${theme.vars.palette.divider}`,
    backgroundColor: theme.vars.palette.background.paper,
    color: 'inherit',
  },
  '& li > a:hover': { backgroundColor: theme.vars.palette.tint },
  '& li b': { fontFamily: theme.typography.h1.fontFamily, fontWeight: 600 },
  '& li span': { color: theme.vars.palette.text.secondary, whiteSpace: 'nowrap' },
}));

export interface TopItem {
  key: string;
  name: ReactNode;
  to: string;
  count: number;
}

interface Props {
  id: string;
  title: string;
  /** Undefined while it is on its way. */
  ways: readonly TopItem[] | undefined;
  all: { to: string; label: string };
}

const SHAPES = Array.from({ length: 8 }, (_, shape) => shape);

/** The greatest of a kind with their counts, and a link to all of them. */
export function TopItems({ id, title, ways, all }: Props) {
  const { number } = useFormat();
  return (
    <Section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {ways?.map(({ key, name, to, count }) => (
          <li key={key}>
            <RouteLink to={to} underline="none">
              <b>{name}</b>
              <span>{number(count)}</span>
            </RouteLink>
          </li>
        )) ??
          SHAPES.map((shape) => (
            <li key={shape}>
              <Skeleton variant="rounded" height={44} />
            </li>
          ))}
      </ul>
      <RouteLink to={all.to}>{all.label}</RouteLink>
    </Section>
  );
}
