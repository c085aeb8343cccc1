import { detailLoader } from '@/shared/screens/detail-loader';
import type { Screens } from '@/shared/screens/screens';
import type { taxonomyRoutes } from './routes';

export const taxonomyScreens = {
  genus: detailLoader(() => import('./detail').then((module) => module.genusDetail)),
} satisfies Screens<typeof taxonomyRoutes>;
