import type { ComponentProps, MouseEvent } from 'react';
import { useHistory } from '@/routes/hooks/use-history';

export interface LinkProps extends ComponentProps<'a'> {
  /** A path from the root, without language prefix, as `href()` gives it. */
  to: string;
  /** The history's state at the new address, asked for when the link is followed. */
  state?: (link: HTMLAnchorElement) => unknown;
}

/** Neither asks for another tab or window, nor for a download. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);

/**
 * An address inside the portal, without a look of its own. Unlike the router's own link it does not follow the location, so
 * that none is drawn anew at every change of the address, nor does it bring the router's preloading of data, 4 kB.
 */
export function Link({ to, state, onClick, children, ...rest }: LinkProps) {
  const { basename, push } = useHistory();
  const address = basename === '/' ? to : `${basename}${to}`;
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event) || rest.target) return;
    event.preventDefault();
    push(address, state?.(event.currentTarget));
  };
  return (
    <a {...rest} href={address} onClick={follow}>
      {children}
    </a>
  );
}
