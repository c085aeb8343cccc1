import { styled } from '@mui/material/styles';

/** What is asked beside what is found; on a phone one below the other. */
export const CriteriaLayout = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2, 3),
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& p': { margin: 0, maxWidth: '75ch' },
  '& .hint': { fontSize: '0.8125rem', color: theme.vars.palette.text.secondary },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: '340px minmax(0, 1fr)' },
  '@media print': { display: 'block' },
}));
