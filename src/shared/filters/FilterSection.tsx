import { useState, type ReactNode } from 'react';
import { styled } from '@mui/material/styles';

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
}));

interface Props {
  title: string;
  /** Until somebody opens or closes it. */
  open: boolean;
  children: () => ReactNode;
}

/** A part of the filter panel that folds; what is folded is not drawn. */
export function FilterSection({ title, open, children }: Props) {
  const [chosen, setChosen] = useState<boolean>();
  const shown = chosen ?? open;
  return (
    <Details
      open={shown}
      onToggle={(event) => event.currentTarget.open !== shown && setChosen(event.currentTarget.open)}
    >
      <summary>{title}</summary>
      {shown && children()}
    </Details>
  );
}
