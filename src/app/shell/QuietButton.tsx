import { styled } from '@/shared/ui/styled';

/** A bordered button without MUI's weight, for what every page loads. */
export const QuietButton = styled('button')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  minHeight: 36,
  padding: theme.spacing(0.5, 1.75),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 6,
  font: 'inherit',
  fontWeight: 600,
  fontSize: '0.8125rem',
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.paper,
  cursor: 'pointer',
  '&:hover': { borderColor: theme.vars.palette.controlLine },
}));
