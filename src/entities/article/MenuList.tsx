import type { ReadMenuItem } from '@/contract/content/menu';
import { href } from '@/routes/href';
import { AnyLink } from '@/shared/ui/controls/AnyLink';
import styles from './MenuList.module.css';

interface Props {
  menuKey: string;
  items: readonly ReadMenuItem[];
  /** The slug of the open article. */
  current?: string;
}

/** The address of an article where it stands in a menu. */
const placeOf = (menuKey: string, slug: string) =>
  menuKey === 'documentation' ? href('documentationArticle', { slug }) : href('menuArticle', { menuKey, slug });

/** The items of a menu, those below another within it. */
export function MenuList({ menuKey, items, current }: Props) {
  return (
    <ul className={styles.list}>
      {items.map(({ id, title, lang, slug, url, items: below = [] }) => {
        const to = slug ? placeOf(menuKey, slug) : url;
        const name = <bdi lang={lang}>{title}</bdi>;
        return (
          <li key={id}>
            {to ? (
              <AnyLink href={to} aria-current={slug !== undefined && slug === current ? 'page' : undefined}>
                {name}
              </AnyLink>
            ) : (
              <span>{name}</span>
            )}
            {below.length > 0 && <MenuList menuKey={menuKey} items={below} {...(current && { current })} />}
          </li>
        );
      })}
    </ul>
  );
}
