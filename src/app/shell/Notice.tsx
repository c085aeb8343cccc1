import { styled } from '@/shared/ui/styled';

/** A page that says one thing. */
export const Notice = styled('div')(({ theme }) => ({
  maxWidth: '42rem',
  marginInline: 'auto',
  padding: theme.spacing(6, 2),
  overflowWrap: 'anywhere',
  '& h1': { fontSize: '1.75rem', marginBlock: theme.spacing(0, 1) },
  '& p': { marginBlock: theme.spacing(0, 2) },
}));
