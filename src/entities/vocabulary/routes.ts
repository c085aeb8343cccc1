import { anyone, type Rows } from '@/routes/route';

export const vocabularyRoutes = {
  vocabularies: { path: '/vocabulary', allow: anyone, parent: 'descriptorLists' },
  vocabulary: { path: '/vocabulary/{uuid}', allow: anyone, parent: 'vocabularies' },
} as const satisfies Rows;
