import type { Screens } from '@/shared/screens/screens';
import type { apiTokenRoutes } from './routes';

export const apiTokenScreens = {
  apiTokens: () => import('./ApiTokensScreen'),
} satisfies Screens<typeof apiTokenRoutes>;
