import { useEffect, useRef } from 'react';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { href } from '@/routes/href';
import { useRoute } from '@/routes/use-route';
import { RouteLink } from '@/shared/ui/RouteLink';
import { useText } from '@/shared/ui/use-text';
import type { ListView } from './definition';
import { OWN_PAGE } from './list-view';

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
  '@media print': { display: 'none' },
}));

/** How the list is looked at belongs to the table; it is there again when somebody comes back. */
function kept(search: string): string {
  const params = new URLSearchParams(search);
  for (const name of ['view', 'page', OWN_PAGE]) params.delete(name);
  const text = params.toString();
  return text && `?${text}`;
}

interface Props {
  entity: string;
  views: readonly ListView[];
  code: string | undefined;
}

/** The pictures of one result. Each is an address, with the same filter. */
export function ListTabs({ entity, views, code }: Props) {
  const text = useText(entity);
  const { t } = useTranslation('ui');
  const { search } = useLocation();
  const open = useRoute()?.name;
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
    <Nav ref={nav} aria-label={t('list.views')}>
      <ul>
        {views.map(({ name, route }) => (
          <li key={name}>
            <RouteLink
              to={href(route as 'accessions', { filterCode: code }) + kept(search)}
              aria-current={route === open ? 'page' : undefined}
            >
              {text(`${entity}:views.${name}`)}
            </RouteLink>
          </li>
        ))}
      </ul>
    </Nav>
  );
}
