import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';

const Box = styled('div')(({ theme }) => ({
  padding: theme.spacing(5, 2),
  textAlign: 'center',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 8,
  backgroundColor: theme.vars.palette.background.paper,
  '& h2': { margin: 0, fontSize: '1.25rem' },
  '& p': { margin: theme.spacing(1, 'auto', 2), maxWidth: '60ch', color: theme.vars.palette.text.secondary },
}));

/** What a place says instead of its content: nothing there, not allowed, failed. Announced when it appears. */
export function Outcome({ title, text, children }: { title: string; text?: string; children?: ReactNode }) {
  return (
    <Box role="status">
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      {children}
    </Box>
  );
}
