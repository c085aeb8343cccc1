import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { href } from '@/routes/href';
import { MyListLabel } from './MyListLabel';
import { useMenu } from './use-menu';

const Nav = styled('nav')(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  '& ul': {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: theme.spacing(2),
    [theme.breakpoints.up('xl')]: { columnGap: theme.spacing(2.75) },
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  '& a': {
    display: 'block',
    paddingBlock: theme.spacing(0.75),
    color: 'inherit',
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: 4 },
    '&[aria-current]': { color: theme.vars.palette.primary.main, fontWeight: 700 },
  },
  [theme.breakpoints.down('lg')]: { '& ul': { display: 'none' } },
}));

/** The menu in the header of large screens; the same entries are in the side menu of smaller ones. */
export function MainMenu() {
  const { t } = useTranslation(['common', 'nav']);
  const menu = useMenu();
  return (
    <Nav aria-label={t('nav:mainMenu')}>
      <ul>
        {menu.map(({ name, labelKey, current }) => (
          <li key={name}>
            <Link to={href(name as 'accessions')} aria-current={current ? 'true' : undefined}>
              {name === 'myList' ? <MyListLabel /> : t(labelKey)}
            </Link>
          </li>
        ))}
      </ul>
    </Nav>
  );
}
