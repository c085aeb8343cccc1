import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '@/contract/constants';
import type { ReadMenuItem } from '@/contract/content/menu';
import { href } from '@/routes/href';
import { AnyLink } from '@/shared/ui/controls/AnyLink';
import { useSmallScreen } from '@/shared/ui/layout/use-small-screen';
import { useLocale } from '@/shared/ui/text/use-locale';
import { articleApi } from './api';
import styles from './ArticleMenu.module.css';

interface ItemsProps {
  menuKey: string;
  items: readonly ReadMenuItem[];
  /** The slug of the open article. */
  current: string;
}

/** The address of an article where it stands in a menu. */
const placeOf = (menuKey: string, slug: string) =>
  menuKey === 'documentation' ? href('documentationArticle', { slug }) : href('menuArticle', { menuKey, slug });

function Items({ menuKey, items, current }: ItemsProps) {
  return (
    <ul>
      {items.map(({ id, title, lang, slug, url, items: below = [] }) => {
        const to = slug ? placeOf(menuKey, slug) : url;
        const name = <bdi lang={lang}>{title}</bdi>;
        return (
          <li key={id}>
            {to ? (
              <AnyLink href={to} aria-current={slug === current ? 'page' : undefined}>
                {name}
              </AnyLink>
            ) : (
              <span>{name}</span>
            )}
            {below.length > 0 && <Items menuKey={menuKey} items={below} current={current} />}
          </li>
        );
      })}
    </ul>
  );
}

/** The menu that an article stands in: beside it, on a phone unfolded above it. Without one, or when it fails, nothing. */
export function ArticleMenu({ menuKey, current }: { menuKey: string; current: string }) {
  const { t } = useTranslation('content');
  const id = useId();
  const small = useSmallScreen();
  const { currentData } = articleApi.endpoints.menu.useQuery({ key: menuKey, lang: useLocale() as Language });
  if (!currentData?.items.length) return null;
  const items = <Items menuKey={menuKey} items={currentData.items} current={current} />;
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
