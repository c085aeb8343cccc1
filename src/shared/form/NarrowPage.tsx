import { styled } from '@/shared/ui/styled';

/** The measure of a page with one short form, such as logging in. */
export const NarrowPage = styled('div')(({ theme }) => ({
  maxWidth: 440,
  marginInline: 'auto',
  padding: theme.spacing(5, 2, 8),
  [theme.breakpoints.down('sm')]: { paddingBlockStart: theme.spacing(3) },
  '& h1': { margin: theme.spacing(0, 0, 2), fontSize: '1.75rem' },
  '& > p': { margin: theme.spacing(0, 0, 2.5) },
  '& > ul': { margin: theme.spacing(-1.5, 0, 2.5), paddingInlineStart: theme.spacing(2.5) },
  '& > form + p': { marginBlockStart: theme.spacing(2.5) },
}));
