import { useState, type ReactNode } from 'react';
import { styled } from '@/shared/ui/styled';

const Details = styled('details')(({ theme }) => ({
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
  paddingBlock: theme.spacing(1),
  '& > summary': {
    fontFamily: theme.typography.h3.fontFamily,
    fontWeight: 600,
    cursor: 'pointer',
    paddingBlock: theme.spacing(0.75),
    borderRadius: 4,
    listStyle: 'none',
    display: 'flex',
    justifyContent: 'space-between',
    '&::-webkit-details-marker': { display: 'none' },
    '&::after': { content: '"+"', color: theme.vars.palette.text.secondary, fontWeight: 400 },
  },
  '&[open] > summary::after': { content: '"–"' },
  // A group of filters, and the filters in it.
  '&.group > summary': { fontSize: '1rem', color: theme.vars.palette.primary.main },
  '&.group > details': {
    marginInlineStart: theme.spacing(0.5),
    paddingInlineStart: theme.spacing(1.5),
    borderBlockStart: 0,
    borderInlineStart: `2px solid ${theme.vars.palette.divider}`,
    paddingBlock: theme.spacing(0.25),
    '& > summary': { fontFamily: 'inherit', fontSize: '0.875rem' },
  },
}));

interface Props {
  title: string;
  /** Until somebody opens or closes it. */
  open: boolean;
  /** Of filters, which fold as well. */
  group?: boolean;
  children: () => ReactNode;
}

/** A part of the filter panel that folds; what is folded is not drawn. */
export function FilterSection({ title, open, group, children }: Props) {
  const [chosen, setChosen] = useState<boolean>();
  const shown = chosen ?? open;
  return (
    <Details
      className={group ? 'group' : undefined}
      open={shown}
      onToggle={(event) => event.currentTarget.open !== shown && setChosen(event.currentTarget.open)}
    >
      <summary>{title}</summary>
      {shown && children()}
    </Details>
  );
}
