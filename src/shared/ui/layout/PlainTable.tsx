import type { ReactNode } from 'react';
import { styled } from '../styled';

const Scroll = styled('div')(({ theme }) => ({
  overflowX: 'auto',
  marginBlockStart: theme.spacing(1),
  '& table': { width: '100%', minWidth: 540, borderCollapse: 'collapse', fontSize: '0.8125rem' },
  '& th, & td': {
    padding: theme.spacing(0.75, 1),
    textAlign: 'start',
    verticalAlign: 'top',
    fontWeight: 'inherit',
    borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
    overflowWrap: 'break-word',
  },
  '& thead th': { fontWeight: 600, color: theme.vars.palette.text.secondary },
  '& .whole': { whiteSpace: 'nowrap' },
  '& .figure': { textAlign: 'end', whiteSpace: 'nowrap' },
  // Nine columns on an upright sheet.
  '@media print': {
    overflow: 'visible',
    '& table': { minWidth: 0, fontSize: '8.5pt' },
    '& th, & td': { padding: theme.spacing(0.5, 0.75) },
  },
}));

/** A small table that scrolls by itself where it is wider than the screen, with the keyboard too. */
export function PlainTable({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Scroll tabIndex={0} role="group" aria-label={label}>
      <table aria-label={label}>{children}</table>
    </Scroll>
  );
}
