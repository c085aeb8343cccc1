import { styled } from '@mui/material/styles';

/** The settings: small labelled groups, one below the other, two beside one another where there is room. */
export const Fields = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2.5, 4),
  alignItems: 'start',
  padding: theme.spacing(2, 2.5),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 8,
  backgroundColor: theme.vars.palette.background.paper,
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
  '& > .wide': { gridColumn: '1 / -1' },
  '& fieldset': { display: 'grid', gap: theme.spacing(1), margin: 0, padding: 0, border: 0, minWidth: 0 },
  '& legend': {
    padding: 0,
    marginBlockEnd: theme.spacing(1),
    fontFamily: theme.typography.h3.fontFamily,
    fontWeight: 600,
  },
  '& p': { margin: 0 },
  '& .hint, & small': { fontSize: '0.8125rem', color: theme.vars.palette.text.secondary },
  '& .problem': { fontSize: '0.8125rem', color: theme.vars.palette.error.main },
  '& .row': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1, 2), alignItems: 'end' },
  '& .row > label:has(> input:not([type]))': { flex: '0 1 120px' },
  '& .option': { display: 'flex', gap: theme.spacing(1), alignItems: 'baseline' },
  '& .option small': { display: 'block' },
  '& input[type="radio"], & input[type="checkbox"]': { accentColor: theme.vars.palette.primary.main, margin: 0 },
  '@media print': { display: 'none' },
}));
