import { styled } from '../styled';

/** A framed part beside the main text. */
export const Card = styled('section')(({ theme }) => ({
  padding: theme.spacing(2, 2.5),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 8,
  backgroundColor: theme.vars.palette.background.paper,
  breakInside: 'avoid',
  '& h2': { margin: theme.spacing(0, 0, 1), fontSize: '1rem' },
  '& p': { margin: theme.spacing(0.5, 0) },
}));
