import type { Screens } from '@/shared/screens/screens';
import type { fileRoutes } from './routes';

export const fileScreens = {
  instituteFile: () => import('./detail'),
} satisfies Screens<typeof fileRoutes>;
