import type { ComponentProps } from 'react';
import { matchRoute } from '@/routes/match-route';
import { ExternalLink } from '../values/ExternalLink';
import { RouteLink } from './RouteLink';

/** Of the portal's own host: with two slashes, or a backslash, it would be of another one. */
const isPath = (href: string) => /^\/(?![/\\])/.test(href);

/**
 * A link out of data, which may lead into the portal (`/a`), to a file of it (`/openapi.json`), to a place on the page, or
 * elsewhere. What is no address stays text.
 */
export function AnyLink({ href = '', children, ...rest }: ComponentProps<'a'>) {
  if (isPath(href) && matchRoute(href.replace(/[?#].*$/s, ''))) {
    return (
      <RouteLink {...rest} to={href}>
        {children}
      </RouteLink>
    );
  }
  if (isPath(href) || href.startsWith('#')) {
    return (
      <a {...rest} className="link link-hover" href={href}>
        {children}
      </a>
    );
  }
  return <ExternalLink url={href}>{children}</ExternalLink>;
}
