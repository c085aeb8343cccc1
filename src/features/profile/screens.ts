import type { Screens } from '@/shared/screens/screens';
import type { profileRoutes } from './routes';

/** The profile comes with the languages that the installation opens: `app/other-screens.ts`. */
export const profileScreens = { password: () => import('./Password') } satisfies Partial<Screens<typeof profileRoutes>>;
