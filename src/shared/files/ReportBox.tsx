import { styled } from '@/shared/ui/styled';

/** What is said of a file that is made: beforehand, on the way, and what became of it (`alert`: why there is none). */
export const ReportBox = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  padding: theme.spacing(1, 1.5),
  borderInlineStart: `3px solid ${theme.vars.palette.primary.main}`,
  backgroundColor: theme.vars.palette.tint,
  '&[role=alert]': { borderColor: theme.vars.palette.error.main },
}));
