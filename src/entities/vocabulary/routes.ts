import { anyone, type Rows } from '@/routes/route';

declare module 'i18next' {
  interface Texts {
    vocabulary: typeof import('../../../locales/en/vocabulary.json');
    'vocabulary-term': typeof import('../../../locales/en/vocabulary-term.json');
  }
}

export const vocabularyRoutes = {
  vocabularies: { path: '/vocabulary', allow: anyone, parent: 'descriptorLists' },
  vocabulary: { path: '/vocabulary/{uuid}', allow: anyone, parent: 'vocabularies' },
} as const satisfies Rows;
