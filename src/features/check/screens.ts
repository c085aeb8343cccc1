import type { Screens } from '@/shared/screens/screens';
import type { checkRoutes } from './routes';

export const checkScreens = {
  passportCheck: () => import('./CheckScreen'),
} satisfies Screens<typeof checkRoutes>;
