import { listLoader } from '@/shared/screens/list-loader';
import type { Screens } from '@/shared/screens/screens';
import type { activityPostRoutes } from './routes';

export const activityPostScreens = {
  news: listLoader(
    () => import('./list').then((module) => module.activityPostList),
    () => import('./NewsCards'),
  ),
  newsItem: () => import('./detail'),
} satisfies Screens<typeof activityPostRoutes>;
