import { listLoader } from '@/shared/screens/list-loader';
import type { Screens } from '@/shared/screens/screens';
import type { oauthClientRoutes } from './routes';

export const oauthClientScreens = {
  oauthClients: listLoader(() => import('./list').then((module) => module.oauthClientList)),
  oauthClient: () => import('./ClientScreen'),
} satisfies Screens<typeof oauthClientRoutes>;
