import { listLoader } from '@/shared/screens/list-loader';
import type { Screens } from '@/shared/screens/screens';
import type { apiTokenRoutes } from './routes';

export const apiTokenScreens = {
  apiTokens: () => import('./ApiTokensScreen'),
  allApiTokens: listLoader(() => import('@/entities/api-token/list').then((module) => module.allTokensList)),
} satisfies Screens<typeof apiTokenRoutes>;
