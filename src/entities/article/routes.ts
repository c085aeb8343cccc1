import { anyone, LANG, whoWrites, type Rows } from '@/routes/route';

declare module 'i18next' {
  interface Texts {
    article: typeof import('../../../locales/en/article.json');
    content: typeof import('../../../locales/en/content.json');
  }
}

const editors = whoWrites('article', 'ROLE_CONTENTMANAGER');

/** What the portal says of itself. Every article has an address; those of the menus stand below their words. */
export const articleRoutes = {
  about: { path: '/content/about/about', allow: anyone, menu: { group: 'about', order: 10 } },
  /** What is, history, FAQ, how to use, join. */
  aboutArticle: { path: '/content/about/{slug}', titleKey: 'nav:titles.about', allow: anyone, parent: 'about' },
  legal: { path: '/content/legal/terms', allow: anyone, menu: { group: 'about', order: 30 } },
  /** Copying, disclaimer, privacy. */
  legalArticle: { path: '/content/legal/{slug}', titleKey: 'nav:titles.legal', allow: anyone, parent: 'legal' },
  documentation: { path: '/documentation/basics', allow: anyone, menu: { group: 'about', order: 40 } },
  documentationArticle: {
    path: '/documentation/{slug}',
    titleKey: 'nav:titles.documentation',
    allow: anyone,
    parent: 'documentation',
  },
  /** What a form says in the end. */
  confirmation: { path: '/content/confirmation/{slug}', allow: anyone, parent: 'about' },
  menuArticle: { path: '/content/{menuKey}/{slug}', titleKey: 'nav:titles.article', allow: anyone, parent: 'about' },
  article: { path: '/content/{slug}', allow: anyone, parent: 'about' },
  articles: {
    path: '/admin/content',
    allow: editors,
    parent: 'admin',
    menu: { group: 'content', order: 10 },
    card: { on: 'dashboard', group: 'content', order: 10 },
  },
  newArticle: { path: '/admin/content/edit', allow: editors, parent: 'articles' },
  editArticle: {
    path: `/admin/content/{slug}/${LANG}/edit/`,
    allow: editors,
    parent: 'articles',
  },
  /** Leads to the article of that name, or begins one about an item. */
  entityArticle: {
    path: `/admin/content/{slug}/${LANG}/edit/{className:Crop|Country|Institute|Network|Partner|Dataset|Subset|Descriptor|DescriptorList|DiversityTree}/{targetId}`,
    allow: editors,
    parent: 'articles',
  },
} as const satisfies Rows;
