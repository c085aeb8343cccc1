import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSmallScreen } from '@/shared/ui/layout/use-small-screen';
import { articleApi } from './api';
import { MenuList } from './MenuList';
import styles from './ArticleMenu.module.css';

/** The menu that an article stands in: beside it, on a phone unfolded above it. Without one, or when it fails, nothing. */
export function ArticleMenu({ menuKey, current }: { menuKey: string; current: string }) {
  const { t } = useTranslation('content');
  const id = useId();
  const small = useSmallScreen();
  const { currentData } = articleApi.endpoints.menu.useQuery(menuKey);
  if (!currentData?.items.length) return null;
  const items = <MenuList menuKey={menuKey} items={currentData.items} current={current} />;
  return (
    <nav className={styles.menu} aria-labelledby={id}>
      {small ? (
        <details key={current}>
          <summary id={id}>{t('menu')}</summary>
          {items}
        </details>
      ) : (
        <>
          <p id={id}>{t('menu')}</p>
          {items}
        </>
      )}
    </nav>
  );
}
