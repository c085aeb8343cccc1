import type { ActivityPost } from '@/contract/content/activity-post';
import type { Article } from '@/contract/content/article';
import type { Menu } from '@/contract/content/menu';
import type { Audit } from '../../tools/store/audit';
import type { Clock } from '../../tools/store/clock';
import type { Store } from '../../tools/store/store';
import { articleSeeds, menuSeeds, postSeeds, type TextFiles } from './content-seeds';
import { draftedTable, type DraftedTable } from './drafted-table';

/** What the portal says of itself. */
export interface Content {
  /** By slug. */
  articles: DraftedTable<Article>;
  /** By key. */
  menus: DraftedTable<Menu>;
  posts: DraftedTable<ActivityPost>;
}

/** @param texts that it begins with, read when the first is asked for. */
export function makeContent(
  changes: { store: Store; audit: Audit; clock: Clock },
  texts: () => Promise<TextFiles>,
): Content {
  return {
    articles: draftedTable<Article>(changes, {
      name: 'article',
      key: ({ slug }) => slug,
      seeds: async () => articleSeeds(await texts()),
    }),
    menus: draftedTable<Menu>(changes, { name: 'menu', key: ({ key }) => key, seeds: async () => menuSeeds() }),
    posts: draftedTable<ActivityPost>(changes, {
      name: 'activitypost',
      key: ({ uuid }) => uuid,
      seeds: async () => postSeeds(await texts()),
    }),
  };
}
