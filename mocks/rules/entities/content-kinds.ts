import { ARTICLE_CLASSES, type Article, type ArticleClass } from '@/contract/content/article';
import type { ActivityPost } from '@/contract/content/activity-post';
import { activityPostSchema } from '@/contract/content/activity-post-schema';
import { articleSchema } from '@/contract/content/article-schema';
import { menuSchema } from '@/contract/content/menu-schema';
import type { Menu } from '@/contract/content/menu';
import { badRequest } from '../../tools/http/api-failure';
import { sentence } from '../../tools/http/sentence';
import type { Source } from '../../tools/store/source';
import type { World } from '../world/world';
import { draftedKind } from './drafts';
import { refused, type Fields } from './read-change';

const fresh = { state: 'DRAFT' as const, publishedDate: null };

/** A page needs something to read: a draft may wait for it. */
const withoutBody = ({ body }: { body?: string | null }): Fields => (body ? {} : { body: 'required' });

/** The class of an address; 400 for one that no article can be about. */
export function readArticleClass(name: string): ArticleClass {
  const found = ARTICLE_CLASSES.find((each) => each === name);
  if (!found) throw badRequest(sentence('wrongModel', { models: ARTICLE_CLASSES.join(', ') }));
  return found;
}

const targetsOf = ({ catalogue, ...world }: World): Readonly<Record<ArticleClass, Source<unknown>>> => ({
  Crop: world.crops,
  Country: world.countries,
  Institute: world.institutes,
  Network: catalogue.networks,
  Partner: catalogue.partners,
  Dataset: catalogue.datasets,
  Subset: catalogue.subsets,
  Descriptor: catalogue.descriptors,
  DescriptorList: catalogue.descriptorLists,
  DiversityTree: catalogue.trees,
});

export const articles = draftedKind<Article>({
  kind: 'article',
  key: 'slug',
  what: 'article',
  schema: articleSchema,
  once: ['slug', 'className', 'targetId'],
  rows: ({ content }) => content.articles,
  fresh: () => ({ slug: '', template: false, title: '', ...fresh }),
  missing: withoutBody,
  check: async ({ slug, className, targetId }, world) => {
    const all = await world.content.articles.table.all();
    if (slug && all.some((each) => each.slug === slug)) throw refused({ slug: 'taken' });
    if (!className) return;
    const kind = readArticleClass(className);
    if (!(await targetsOf(world)[kind].one(targetId ?? ''))) throw refused({ targetId: 'notFound' });
    if (all.some((each) => each.className === kind && each.targetId === targetId)) throw refused({ targetId: 'taken' });
  },
});

export const menus = draftedKind<Menu>({
  kind: 'menu',
  key: 'key',
  what: 'menu',
  schema: menuSchema,
  once: ['key'],
  rows: ({ content }) => content.menus,
  fresh: () => ({ key: '', items: [], ...fresh }),
  missing: () => ({}),
  check: async ({ key }, { content }) => {
    if (key && (await content.menus.table.one(key))) throw refused({ key: 'taken' });
  },
});

export const posts = draftedKind<ActivityPost>({
  kind: 'activitypost',
  what: 'post',
  schema: activityPostSchema,
  rows: ({ content }) => content.posts,
  fresh: () => ({ uuid: crypto.randomUUID(), slug: '', date: null, title: '', ...fresh }),
  missing: withoutBody,
  completed: ({ date }, { clock }) => ({ date: date ?? new Date(clock.now()).toISOString().slice(0, 10) }),
});
