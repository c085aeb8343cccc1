import type { Article } from '@/contract/content/article';
import type { Menu, ReadMenu } from '@/contract/content/menu';
import { allItems } from '@/contract/content/menu-schema';
import { readItems } from '@/contract/content/read-menu';
import type { Language } from '@/contract/constants';
import type { Content } from './content';
import { textsIn } from './read-in';

type Articles = ReadonlyMap<string, Article>;

/** Those that are pages, by slug. */
export const publicArticles = async ({ articles }: Content): Promise<Articles> =>
  new Map((await articles.allPublic()).filter(({ template }) => !template).map((each) => [each.slug, each]));

/** What is public of a menu, as a reader of this language sees it. */
export const menuIn = ({ key, items }: Menu, articles: Articles, wanted: Language): ReadMenu => {
  const titleOf = (slug: string) => {
    const article = articles.get(slug);
    return article && textsIn(article, wanted);
  };
  return { key, lang: wanted, items: readItems(items, titleOf, wanted) };
};

/** The first menu in which an article stands. */
export const menuOf = (menus: readonly Menu[], slug: string): string | null =>
  menus.find(({ items }) => allItems(items).some((item) => item.slug === slug))?.key ?? null;
