import { anyOf, type Rows } from '@/routes/route';

declare module 'i18next' {
  interface Texts {
    l10n: typeof import('../../../locales/en/l10n.json');
    'text-grid': typeof import('../../../locales/en/text-grid.json');
  }
}

const allow = anyOf('ROLE_TRANSLATOR', 'ROLE_ADMINISTRATOR');

const row = <P extends string>(path: P, order: number) =>
  ({
    path: `/dashboard/l10n/${path}/{filterCode?}`,
    allow,
    parent: 'dashboard',
    menu: { group: 'translations', order },
  }) as const;

/** Texts beside their translations, a kind of things at each. */
export const l10nRoutes = {
  l10nCrops: row('crops', 10),
  l10nArticles: row('articles', 20),
  l10nPosts: row('activityposts', 30),
  l10nSubsets: row('subsets', 40),
  l10nDatasets: row('datasets', 50),
  l10nDescriptors: row('descriptors', 60),
  l10nDescriptorLists: row('descriptorlists', 70),
} as const satisfies Rows;
