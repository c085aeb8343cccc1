import type { Screens } from '@/shared/screens/screens';
import type { dashboardRoutes } from './routes';

export const dashboardScreens = {
  dashboard: () => import('./DashboardScreen'),
} satisfies Screens<typeof dashboardRoutes>;
