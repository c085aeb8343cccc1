import { styled } from '@mui/material/styles';

/** The measure of a page that is no list. */
export const PageBody = styled('div')(({ theme }) => ({
  maxWidth: 1180,
  marginInline: 'auto',
  padding: theme.spacing(2, 2, 6),
  [theme.breakpoints.up('md')]: { padding: theme.spacing(3, 4, 8) },
}));
