import { anyone, type Rows } from '@/routes/route';

declare module 'i18next' {
  interface Texts {
    'activity-post': typeof import('../../../locales/en/activity-post.json');
  }
}

export const activityPostRoutes = {
  news: { path: '/content/news/{filterCode?}', allow: anyone, menu: { group: 'about', order: 20 } },
  newsItem: { path: '/content/news/{uuid}/{slug}', titleKey: 'nav:titles.news', allow: anyone, parent: 'news' },
} as const satisfies Rows;
