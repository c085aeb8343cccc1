import { detailLoader } from '@/shared/screens/detail-loader';
import { editorLoader } from '@/shared/screens/editor-loader';
import { listLoader } from '@/shared/screens/list-loader';
import type { Screens } from '@/shared/screens/screens';
import type { vocabularyRoutes } from './routes';

const editor = editorLoader(() => import('./editor').then((module) => module.vocabularyEditor));

export const vocabularyScreens = {
  vocabularies: listLoader(() => import('./list').then((module) => module.vocabularyList)),
  vocabulary: detailLoader(() => import('./detail').then((module) => module.vocabularyDetail)),
  adminVocabularies: listLoader(() => import('./admin-list').then((module) => module.adminVocabularyList)),
  newVocabulary: editor,
  editVocabulary: editor,
} satisfies Screens<typeof vocabularyRoutes>;
