import type { Screens } from '@/shared/screens/screens';
import type { signInRoutes } from './routes';

export const signInScreens = {
  login: () => import('./SignIn'),
} satisfies Screens<typeof signInRoutes>;
