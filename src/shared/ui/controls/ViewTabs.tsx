import { useEffect, useRef } from 'react';
import { styled } from '../styled';
import { RouteLink } from './RouteLink';

const Nav = styled('nav')(({ theme }) => ({
  overflowX: 'auto',
  borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
  '& ul': { display: 'flex', gap: theme.spacing(0.5), margin: 0, padding: 0, listStyle: 'none' },
  '& a': {
    display: 'block',
    padding: theme.spacing(1, 1.5),
    whiteSpace: 'nowrap',
    color: theme.vars.palette.text.secondary,
    textDecoration: 'none',
    borderBlockEnd: '3px solid transparent',
    '&:hover': { color: theme.vars.palette.text.primary },
    '&[aria-current]': {
      fontWeight: 600,
      color: theme.vars.palette.text.primary,
      borderBlockEndColor: theme.vars.palette.highlight,
    },
  },
  // A border that is not seen is drawn there.
  '@media (forced-colors: active)': { '& a:not([aria-current])': { borderBlockEndColor: 'Canvas' } },
  '@media print': { display: 'none' },
}));

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
    <Nav ref={nav} aria-label={label}>
      <ul>
        {views.map((view) => (
          <li key={view.name}>
            <RouteLink to={view.to} aria-current={view.name === open ? 'page' : undefined}>
              {view.label}
            </RouteLink>
          </li>
        ))}
      </ul>
    </Nav>
  );
}
