import { styled } from '../styled';

/** A list of labels and values. */
export const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.5, 2),
  margin: 0,
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'minmax(120px, 3fr) 7fr' },
  [theme.breakpoints.down('sm')]: { '& dd': { marginBlockEnd: theme.spacing(1) } },
}));
