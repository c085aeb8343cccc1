import { listLoader } from '@/shared/screens/list-loader';
import type { Screens } from '@/shared/screens/screens';
import type { auditRoutes } from './routes';

export const auditScreens = {
  auditLog: listLoader(() => import('./list').then((module) => module.auditList)),
} satisfies Screens<typeof auditRoutes>;
