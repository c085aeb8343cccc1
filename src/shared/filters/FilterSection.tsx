import type { ReactNode } from 'react';
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

/** A part of the filter panel that opens and closes by itself, without script. */
export function FilterSection({ title, open, children }: { title: string; open?: boolean; children: ReactNode }) {
  return (
    <Details open={open}>
      <summary>{title}</summary>
      {children}
    </Details>
  );
}
