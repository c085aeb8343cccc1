import { anyone, type Rows } from '@/routes/route';

declare module 'i18next' {
  interface Texts {
    content: typeof import('../../../locales/en/content.json');
  }
}

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
} as const satisfies Rows;
