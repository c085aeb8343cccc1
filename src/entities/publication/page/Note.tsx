import { styled } from '@/shared/ui/styled';

/** What a reader must know before the rest. */
export const Note = styled('p')(({ theme }) => ({
  margin: theme.spacing(0, 0, 2.5),
  padding: theme.spacing(1.25, 2),
  borderRadius: 8,
  borderInlineStart: `4px solid ${theme.vars.palette.highlight}`,
  backgroundColor: theme.vars.palette.tint,
}));
