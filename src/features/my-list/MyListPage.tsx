import { styled } from '@/shared/ui/styled';

/** The measure of the list's pages: a table takes what there is. */
export const MyListPage = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(1.5),
  minWidth: 0,
  padding: theme.spacing(2, 2, 10),
  [theme.breakpoints.up('md')]: { padding: theme.spacing(2.5, 4, 10) },
  '& > .head': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: theme.spacing(0.5, 2),
    color: theme.vars.palette.text.secondary,
  },
  '& > .head h1': { margin: 0, fontSize: '1.75rem', color: theme.vars.palette.text.primary, overflowWrap: 'anywhere' },
}));
