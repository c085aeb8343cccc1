import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { href } from '@/routes/href';
import { useRoute } from '@/routes/use-route';
import { RouteLink } from '@/shared/ui/RouteLink';

const Nav = styled('nav')(({ theme }) => ({
  borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
  '& ul': { display: 'flex', gap: theme.spacing(0.5), margin: 0, padding: 0, listStyle: 'none' },
  '& a': {
    display: 'block',
    padding: theme.spacing(1, 1.5),
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

const VIEWS = ['myList', 'myListMap'] as const;

/** The table and the map of the list. */
export function MyListTabs() {
  const { t } = useTranslation('my-list');
  const open = useRoute()?.name;
  return (
    <Nav aria-label={t('views.label')}>
      <ul>
        {VIEWS.map((name) => (
          <li key={name}>
            <RouteLink to={href(name)} aria-current={name === open ? 'page' : undefined}>
              {t(`views.${name}`)}
            </RouteLink>
          </li>
        ))}
      </ul>
    </Nav>
  );
}
