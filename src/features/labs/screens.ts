import type { Screens } from '@/shared/screens/screens';
import type { labsRoutes } from './routes';

export const labsScreens = {
  labs: () => import('./DuplicatesScreen'),
} satisfies Screens<typeof labsRoutes>;
