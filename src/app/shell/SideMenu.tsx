import { Drawer } from '@/shared/mui/Drawer';
import { styled } from '@/shared/ui/styled';
import { useTranslation } from 'react-i18next';
import { Link } from '@/shared/ui/controls/Link';
import { href } from '@/routes/href';
import { MyListLabel } from './MyListLabel';
import { QuietButton } from './QuietButton';
import { useMenu } from './use-menu';

const List = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: theme.spacing(1, 0),
  listStyle: 'none',
  '& a': {
    display: 'block',
    padding: theme.spacing(1.25, 3),
    color: 'inherit',
    textDecoration: 'none',
    '&:hover': { backgroundColor: theme.vars.palette.tint },
    '&[aria-current]': {
      fontWeight: 600,
      color: theme.vars.palette.primary.main,
      backgroundColor: theme.vars.palette.tint,
      borderInlineStart: `3px solid ${theme.vars.palette.highlight}`,
    },
  },
}));

interface SideMenuProps {
  open: boolean;
  close: () => void;
}

/** The main menu as a drawer. A choice closes it. */
export default function SideMenu({ open, close }: SideMenuProps) {
  const { t } = useTranslation(['common', 'nav']);
  const menu = useMenu();
  return (
    <Drawer open={open} onClose={close} slotProps={{ paper: { 'aria-label': t('nav:mainMenu'), sx: { width: 280 } } }}>
      <nav aria-label={t('nav:mainMenu')}>
        <QuietButton type="button" onClick={close} style={{ margin: 16 }}>
          {t('nav:closeMenu')}
        </QuietButton>
        <List>
          {menu.map(({ name, labelKey, current }) => (
            <li key={name}>
              <Link to={href(name as 'accessions')} onClick={close} aria-current={current ? 'true' : undefined}>
                {name === 'myList' ? <MyListLabel /> : t(labelKey)}
              </Link>
            </li>
          ))}
        </List>
      </nav>
    </Drawer>
  );
}
