import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';

const Pair = styled('div')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  gap: theme.spacing(2),
  paddingBlock: theme.spacing(0.5),
  '& + &': { borderBlockStart: `1px solid ${theme.vars.palette.divider}` },
  '& dt': { color: theme.vars.palette.text.secondary },
  // The name of a language is broken only where it is longer than the line.
  '& dd bdi': { display: 'inline-block' },
  '& dd': { margin: 0, textAlign: 'end', overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
}));

/** A label and its value, as a line of a list. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Pair>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </Pair>
  );
}
