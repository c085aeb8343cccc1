import type { Language } from '../constants';
import type { MenuItem, ReadMenuItem } from './menu';

/** The title of an article that is public, in the language that is wanted or in English; nothing of any other. */
export type ReadTitle = (slug: string) => (Pick<ReadMenuItem, 'title'> & { lang: Language }) | undefined;

function readItem(item: MenuItem, titleOf: ReadTitle, wanted: Language): ReadMenuItem | [] {
  const article = item.slug ? titleOf(item.slug) : undefined;
  // What is below something that is not public is not, either.
  if (item.slug && !article) return [];
  const items = readItems(item.items ?? [], titleOf, wanted);
  const own = (wanted !== 'en' && item.translations?.[wanted]?.title) || undefined;
  const said = own ? { lang: wanted, title: own } : item.title ? { lang: 'en' as const, title: item.title } : article;
  const leads = item.slug ? { slug: item.slug } : item.url ? { url: item.url } : {};
  if (!said || (!('slug' in leads) && !('url' in leads) && items.length === 0)) return [];
  return {
    id: item.id,
    title: said.title,
    ...(said.lang !== wanted && { lang: said.lang }),
    ...leads,
    ...(items.length > 0 && { items }),
  };
}

/** What a reader of a language sees of a menu: no heading above nothing, and of articles those that are public. */
export const readItems = (items: readonly MenuItem[], titleOf: ReadTitle, wanted: Language): ReadMenuItem[] =>
  items.flatMap((item) => readItem(item, titleOf, wanted));
