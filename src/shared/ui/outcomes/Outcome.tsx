import type { ReactNode } from 'react';
import { styled } from '../styled';

const Box = styled('div')(({ theme }) => ({
  padding: theme.spacing(5, 2),
  textAlign: 'center',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 8,
  backgroundColor: theme.vars.palette.background.paper,
  '& h1, & h2': { margin: 0, fontSize: '1.25rem' },
  '& p': { margin: theme.spacing(1, 'auto', 2), maxWidth: '60ch', color: theme.vars.palette.text.secondary },
}));

interface Props {
  title: string;
  text?: string;
  /** 1 where it stands for the whole page. */
  level?: 1 | 2;
  children?: ReactNode;
}

/** What a place says instead of its content: nothing there, not allowed, failed. Announced when it appears. */
export function Outcome({ title, text, level = 2, children }: Props) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <Box role="status">
      <Heading>{title}</Heading>
      {text && <p>{text}</p>}
      {children}
    </Box>
  );
}
