import { styled } from '../styled';

/** A short fact about an item, beneath its name. */
export const Badge = styled('span')(({ theme }) => ({
  display: 'inline-block',
  padding: theme.spacing(0.5, 1.5),
  borderRadius: 99,
  fontSize: '0.8125rem',
  backgroundColor: theme.vars.palette.tint,
}));
