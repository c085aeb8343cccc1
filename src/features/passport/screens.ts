import type { Screens } from '@/shared/screens/screens';
import type { passportRoutes } from './routes';

export const passportScreens = {
  passportUpdate: () => import('./PassportUpdateScreen'),
} satisfies Screens<typeof passportRoutes>;
