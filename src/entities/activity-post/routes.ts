import { anyone, LANG, whoWrites, type Rows } from '@/routes/route';

declare module 'i18next' {
  interface Texts {
    'activity-post': typeof import('../../../locales/en/activity-post.json');
  }
}

const editors = whoWrites('activitypost', 'ROLE_CONTENTMANAGER');

export const activityPostRoutes = {
  news: { path: '/content/news/{filterCode?}', allow: anyone, menu: { group: 'about', order: 20 } },
  activityPost: { path: '/content/news/{uuid}/{slug}', titleKey: 'nav:titles.news', allow: anyone, parent: 'news' },
  activityPosts: {
    path: '/admin/content/activity-post/{filterCode?}',
    allow: editors,
    parent: 'admin',
    menu: { group: 'content', order: 20 },
    card: { on: 'dashboard', group: 'content', order: 20 },
  },
  newActivityPost: { path: '/admin/content/activity-post/edit', allow: editors, parent: 'activityPosts' },
  editActivityPost: {
    path: `/admin/content/activity-post/{uuid}/edit/${LANG}`,
    allow: editors,
    parent: 'activityPosts',
  },
} as const satisfies Rows;
