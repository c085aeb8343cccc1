import { styled } from '@mui/material/styles';
import { RouteLink } from '@/shared/ui/RouteLink';

/** What a row is called on its card, leading to its page. */
export const CardName = styled(RouteLink)(({ theme }) => ({
  fontFamily: theme.typography.h1.fontFamily,
  fontWeight: 600,
  fontSize: '1rem',
}));
