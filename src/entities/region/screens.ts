import { detailLoader } from '@/shared/screens/detail-loader';
import type { Screens } from '@/shared/screens/screens';
import type { regionRoutes } from './routes';

export const regionScreens = {
  regions: () => import('./list'),
  region: detailLoader(() => import('./detail').then((module) => module.regionDetail)),
} satisfies Screens<typeof regionRoutes>;
