import { anyone, whoWrites, type Rows } from '@/routes/route';

declare module 'i18next' {
  interface Texts {
    vocabulary: typeof import('../../../locales/en/vocabulary.json');
    'vocabulary-term': typeof import('../../../locales/en/vocabulary-term.json');
  }
}

export const vocabularyRoutes = {
  vocabularies: { path: '/vocabulary', allow: anyone, parent: 'descriptorLists' },
  vocabulary: { path: '/vocabulary/{uuid}', allow: anyone, parent: 'vocabularies' },
  adminVocabularies: {
    path: '/admin/vocabulary',
    allow: whoWrites('vocabulary'),
    parent: 'admin',
    menu: { group: 'administration', order: 40 },
  },
  newVocabulary: { path: '/admin/vocabulary/create', allow: whoWrites('vocabulary'), parent: 'adminVocabularies' },
  editVocabulary: {
    path: '/admin/vocabulary/{uuid}/edit',
    allow: whoWrites('vocabulary'),
    parent: 'adminVocabularies',
  },
} as const satisfies Rows;
