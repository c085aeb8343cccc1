import { detailLoader } from '@/shared/screens/detail-loader';
import { listLoader } from '@/shared/screens/list-loader';
import type { Screens } from '@/shared/screens/screens';
import type { vocabularyRoutes } from './routes';

export const vocabularyScreens = {
  vocabularies: listLoader(() => import('./list').then((module) => module.vocabularyList)),
  vocabulary: detailLoader(() => import('./detail').then((module) => module.vocabularyDetail)),
} satisfies Screens<typeof vocabularyRoutes>;
