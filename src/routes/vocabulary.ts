import { anyone, type Row } from './route';

export const vocabularyRoutes = {
  vocabularies: {
    path: '/vocabulary',
    titleKey: 'nav:titles.vocabularies',
    allow: anyone,
    area: 'vocabulary',
    parent: 'descriptorLists',
  },
  vocabulary: {
    path: '/vocabulary/{uuid}',
    titleKey: 'nav:titles.vocabulary',
    allow: anyone,
    area: 'vocabulary',
    parent: 'vocabularies',
  },
} as const satisfies Record<string, Row>;
