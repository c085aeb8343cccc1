import { useEffect, useRef } from 'react';
import { RouteLink } from './RouteLink';
import styles from './ViewTabs.module.css';

interface Props {
  /** What the views are of. */
  label: string;
  views: readonly { name: string; label: string; to: string }[];
  /** The name of the view that is open. */
  open: string | undefined;
}

/** The pictures of one thing, each an address of its own. */
export function ViewTabs({ label, views, open }: Props) {
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    // On a phone the tabs are wider than the screen: the open one is brought into sight.
    const tab = nav.current?.querySelector('[aria-current]')?.getBoundingClientRect();
    const frame = nav.current?.getBoundingClientRect();
    if (!nav.current || !tab || !frame) return;
    if (tab.right > frame.right) nav.current.scrollLeft += tab.right - frame.right;
    if (tab.left < frame.left) nav.current.scrollLeft += tab.left - frame.left;
  }, [open]);
  return (
    <nav className={styles.nav} ref={nav} aria-label={label}>
      <ul>
        {views.map((view) => (
          <li key={view.name}>
            <RouteLink to={view.to} aria-current={view.name === open ? 'page' : undefined}>
              {view.label}
            </RouteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
