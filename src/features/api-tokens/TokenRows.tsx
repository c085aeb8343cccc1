import { styled } from '@mui/material/styles';

/** Tokens one below the other; their facts stand side by side where there is room. */
export const TokenRows = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'grid',
    gap: theme.spacing(1),
    padding: theme.spacing(1.5, 2),
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: 8,
    backgroundColor: theme.vars.palette.background.paper,
    breakInside: 'avoid',
  },
  '& .head': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.spacing(0.5, 1.5) },
  '& .head > strong': { overflowWrap: 'anywhere', minWidth: 0 },
  '& .head > div': { marginInlineStart: 'auto', display: 'flex' },
  '& .head > span': {
    padding: theme.spacing(0.25, 1.25),
    borderRadius: 99,
    fontSize: '0.8125rem',
    backgroundColor: theme.vars.palette.tint,
  },
  '& .head > .expired': { color: theme.vars.palette.error.main, fontWeight: 600 },
  '& .head > .off': { color: theme.vars.palette.text.secondary },
  '& dl': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(8.5rem, 1fr))',
    gap: theme.spacing(1),
    margin: 0,
  },
  '& dt': { fontSize: '0.75rem', color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, fontSize: '0.875rem' },
}));
