import { styled } from '@/shared/ui/styled';

/** How many accessions are in My List. */
export const MyListCount = styled('span')(({ theme }) => ({
  display: 'inline-block',
  minWidth: 20,
  marginInlineStart: theme.spacing(0.75),
  paddingInline: 6,
  borderRadius: 99,
  fontSize: '0.75rem',
  fontWeight: 600,
  textAlign: 'center',
  color: '#22261c',
  backgroundColor: theme.vars.palette.highlight,
}));
