import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { useHistory } from '@/routes/use-history';

interface Props extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** A path from the root, without language prefix, as `href()` gives it. */
  to: string;
  /** When the underline shows; where only it tells the link from the words around it, always. */
  underline?: 'always' | 'hover' | 'none';
  strong?: boolean;
  /** The history's state at the new address, asked for when the link is followed. */
  state?: (link: HTMLAnchorElement) => unknown;
}

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/**
 * A link inside the portal. Lists hold hundreds of them: its look is one rule of the theme (`.link`), and unlike the
 * router's own it does not follow the location, so that none is drawn anew at every change of the address.
 */
export function RouteLink(props: Props) {
  const { to, underline = 'hover', strong, state, className, onClick, children, ...rest } = props;
  const { basename, push } = useHistory();
  const address = basename === '/' ? to : `${basename}${to}`;
  const names = ['link', `link-${underline}`, strong && 'link-strong', className].filter(Boolean);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlain(event) || rest.target) return;
    event.preventDefault();
    push(address, state?.(event.currentTarget));
  };
  return (
    <a {...rest} href={address} className={names.join(' ')} onClick={follow}>
      {children}
    </a>
  );
}
