import Link, { type LinkProps } from '@mui/material/Link';
import { Link as RouterLink, type LinkProps as RouterLinkProps } from 'react-router-dom';

/** A link inside the portal: the look of MUI's, the way of the router's. */
export function RouteLink(
  props: Omit<LinkProps, 'component' | 'href'> & Pick<RouterLinkProps, 'to' | 'replace' | 'state'>,
) {
  return <Link component={RouterLink} {...props} />;
}
