import { styled } from '@mui/material/styles';

/** The form of the question: small labelled parts, one below the other. */
export const Fields = styled('form')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(2),
  alignContent: 'start',
  marginBlockEnd: theme.spacing(2),
  '& fieldset': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: theme.spacing(1),
    margin: 0,
    padding: 0,
    border: 0,
    minWidth: 0,
  },
  '& legend': {
    padding: 0,
    marginBlockEnd: theme.spacing(1),
    fontFamily: theme.typography.h3.fontFamily,
    fontWeight: 600,
  },
  '& p': { margin: 0 },
  '& .hint': { fontSize: '0.8125rem', color: theme.vars.palette.text.secondary },
  '& .problem': { fontSize: '0.8125rem', color: theme.vars.palette.error.main },
  '& .row': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1), alignItems: 'end' },
  '& .another > label': {
    flex: '1 1 200px',
    flexDirection: 'column',
    alignItems: 'stretch',
    gap: 0,
    fontSize: '0.8125rem',
  },
  '@media print': { display: 'none' },
}));
