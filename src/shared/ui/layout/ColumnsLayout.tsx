import { styled } from '../styled';

/** A page in two columns, the second one for what goes with the text; one below the other on small screens. */
export const ColumnsLayout = styled('div')(({ theme }) => ({
  display: 'grid',
  // A wide table scrolls inside itself instead of widening the page.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(2, 4.5),
  alignItems: 'start',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) 400px' },
  '& > aside': { display: 'grid', gap: theme.spacing(2) },
}));
