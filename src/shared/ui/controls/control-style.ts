import type { Theme } from '@/shared/theme/theme';

/** How the platform's own inputs, selects and text boxes look here; room and width belong to their place. */
export const controlStyle = (theme: Theme) => ({
  font: 'inherit',
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.controlLine}`,
  borderRadius: 6,
});
