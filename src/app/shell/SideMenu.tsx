import { Drawer } from '@/shared/mui/Drawer';
import { useTranslation } from 'react-i18next';
import { Link } from '@/shared/ui/controls/Link';
import { href } from '@/routes/href';
import { MyListLabel } from './MyListLabel';
import { QuietButton } from './QuietButton';
import { useMenu } from './use-menu';
import styles from './SideMenu.module.css';

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
        <ul className={styles.list}>
          {menu.map(({ name, labelKey, current }) => (
            <li key={name}>
              <Link to={href(name as 'accessions')} onClick={close} aria-current={current ? 'true' : undefined}>
                {name === 'myList' ? <MyListLabel /> : t(labelKey)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </Drawer>
  );
}
