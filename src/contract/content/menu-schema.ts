import { array, object, string, type ObjectSchema } from 'yup';
import { inLanguages, text } from '../schema';
import { isUrl } from '../patterns';
import { CONTENT_LIMITS } from './article';
import { SLUG, slug } from './article-schema';
import { TRANSLATED_LANGUAGES } from './languages';
import { MENU_ITEMS_MAX, MENU_LEVELS, type MenuItem } from './menu';

const title = text(CONTENT_LIMITS.title);
/** A path of the portal, never of another host. */
const isPath = (value: string): boolean => /^\/(?![/\\])[^\s\\]*$/.test(value);

const itemSchema = (levels: number): ObjectSchema<MenuItem> =>
  object({
    id: string()
      .required({ key: 'required' })
      .matches(/^[\w-]{1,100}$/, { message: { key: 'pattern' } }),
    title,
    slug: text(CONTENT_LIMITS.slug).matches(SLUG, {
      message: { key: 'pattern' },
      excludeEmptyString: true,
    }),
    url: text(1_000).test('url', { key: 'url' }, (value) => !value || isPath(value) || isUrl(value)),
    translations: inLanguages({ title }, TRANSLATED_LANGUAGES),
    items: levels > 1 ? array(itemSchema(levels - 1)) : array().max(0, { key: 'listAtMost', count: 0 }),
  }).test(
    'names',
    { key: 'required' },
    // An article names itself.
    (item) => Boolean(item.title ?? item.slug),
  ) as unknown as ObjectSchema<MenuItem>;

/** All of them, of every level. */
export const allItems = (items: readonly MenuItem[]): MenuItem[] =>
  items.flatMap((item) => [item, ...allItems(item.items ?? [])]);

const isDistinct = (items: readonly MenuItem[]): boolean =>
  new Set(allItems(items).map(({ id }) => id)).size === allItems(items).length;

/** What may be sent of a menu: `key` is given once. */
export const menuSchema = object({
  key: slug(),
  items: array(itemSchema(MENU_LEVELS))
    .default([])
    .test('most', { key: 'listAtMost', count: MENU_ITEMS_MAX }, (items) => allItems(items).length <= MENU_ITEMS_MAX)
    .test('distinct', { key: 'pattern' }, (items) => isDistinct(items)),
});

export interface MenuChange {
  key: string;
  items: MenuItem[];
}
