import type { Screens } from '@/shared/screens/screens';
import type { myListRoutes } from './routes';

export const myListScreens = {
  myList: () => import('./MyListScreen'),
  myListMap: () => import('./MyListMapScreen'),
} satisfies Screens<typeof myListRoutes>;
