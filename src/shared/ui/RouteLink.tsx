import { styled } from '@mui/material/styles';
import { Link, type LinkProps } from 'react-router-dom';

interface Props {
  /** When the underline shows; where only it tells the link from the words around it, always. */
  underline?: 'always' | 'hover' | 'none';
}

const Styled = styled(Link, { shouldForwardProp: (name) => name !== 'underline' && name !== 'sx' })<Props>(
  ({ theme, underline }) => ({
    color: theme.vars.palette.primary.main,
    textDecoration: underline === 'always' ? 'underline' : 'none',
    '&:hover': { textDecoration: underline === 'none' ? 'none' : 'underline' },
  }),
);

/** A link inside the portal. Lists hold hundreds of them, hence no more parts than needed. */
export function RouteLink(props: LinkProps & Props & Pick<Parameters<typeof Styled>[0], 'sx'>) {
  return <Styled {...props} />;
}
