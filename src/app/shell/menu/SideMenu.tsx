import { useId } from 'react';
import { Drawer } from '@/shared/mui/Drawer';
import { useTranslation } from 'react-i18next';
import type { MenuItem } from './menu';
import { MenuLink } from './MenuLink';
import { QuietButton } from '../QuietButton';
import { useMenu } from './use-menu';
import styles from './SideMenu.module.css';

interface SideMenuProps {
  open: boolean;
  close: () => void;
}

/** The main menu as a drawer, the names of its groups as headings. A choice closes it. */
export default function SideMenu({ open, close }: SideMenuProps) {
  const { t } = useTranslation(['common', 'nav']);
  const id = useId();
  const { entries, current } = useMenu();
  const link = (item: MenuItem) => (
    <li key={item.name}>
      <MenuLink item={item} current={current} onClick={close} />
    </li>
  );
  return (
    <Drawer open={open} onClose={close} slotProps={{ paper: { 'aria-label': t('nav:mainMenu'), sx: { width: 280 } } }}>
      <nav aria-label={t('nav:mainMenu')}>
        <QuietButton type="button" onClick={close} style={{ margin: 16 }}>
          {t('nav:closeMenu')}
        </QuietButton>
        <ul className={styles.list}>
          {entries.map((entry) =>
            'named' in entry ? (
              <li key={entry.named}>
                <h2 id={id + entry.named}>{t(`nav:groups.${entry.named}`)}</h2>
                <ul aria-labelledby={id + entry.named}>{entry.items.map(link)}</ul>
              </li>
            ) : (
              link(entry)
            ),
          )}
        </ul>
      </nav>
    </Drawer>
  );
}
