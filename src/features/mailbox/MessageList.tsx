import { styled } from '@mui/material/styles';

/** Messages one below the other, each folded to its subject. */
export const MessageList = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& details': {
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: 8,
    backgroundColor: theme.vars.palette.background.paper,
    breakInside: 'avoid',
  },
  '& summary': { padding: theme.spacing(1.25, 2), cursor: 'pointer', overflowWrap: 'anywhere' },
  '& summary > bdi': { fontWeight: 600 },
  '& small': { display: 'block', fontSize: '0.8125rem', color: theme.vars.palette.text.secondary },
  '& .text': {
    padding: theme.spacing(1.5, 2, 2),
    borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
    whiteSpace: 'pre-wrap',
    // From the side where its own language begins.
    textAlign: 'start',
    overflowWrap: 'anywhere',
  },
}));
