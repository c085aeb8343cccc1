import type { Article } from '@/contract/content/article';
import type { Menu, MenuItem, ReadMenu, ReadMenuItem } from '@/contract/content/menu';
import { allItems } from '@/contract/content/menu-schema';
import type { Language } from '@/contract/constants';
import type { Content } from './content';
import { textsIn } from './read-in';

type Articles = ReadonlyMap<string, Article>;

function itemIn(item: MenuItem, articles: Articles, wanted: Language): ReadMenuItem | [] {
  const article = item.slug ? articles.get(item.slug) : undefined;
  // What is below something that is not public is not, either.
  if (item.slug && !article) return [];
  const items = (item.items ?? []).flatMap((each) => itemIn(each, articles, wanted));
  const own = (wanted !== 'en' && item.translations?.[wanted]?.title) || undefined;
  const said = own
    ? { lang: wanted, title: own }
    : item.title
      ? { lang: 'en' as const, title: item.title }
      : article && textsIn(article, wanted);
  const leads = article ? { slug: article.slug } : item.url ? { url: item.url } : {};
  if (!said || (!('slug' in leads) && !('url' in leads) && items.length === 0)) return [];
  return {
    id: item.id,
    title: said.title,
    ...(said.lang !== wanted && { lang: said.lang }),
    ...leads,
    ...(items.length > 0 && { items }),
  };
}

/** Those that are pages, by slug. */
export const publicArticles = async ({ articles }: Content): Promise<Articles> =>
  new Map((await articles.allPublic()).filter(({ template }) => !template).map((each) => [each.slug, each]));

/** What is public of a menu, as a reader of this language sees it. */
export const menuIn = ({ key, items }: Menu, articles: Articles, wanted: Language): ReadMenu => ({
  key,
  lang: wanted,
  items: items.flatMap((item) => itemIn(item, articles, wanted)),
});

/** The first menu in which an article stands. */
export const menuOf = (menus: readonly Menu[], slug: string): string | null =>
  menus.find(({ items }) => allItems(items).some((item) => item.slug === slug))?.key ?? null;
