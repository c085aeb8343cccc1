import { styled } from '@mui/material/styles';

/** A list at the end of the page of what it belongs to. */
export const Below = styled('div')(({ theme }) => ({
  // The page above ends with room enough for its own end.
  marginBlockStart: theme.spacing(-3),
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
}));
