import type { Screens } from '@/shared/screens/screens';
import type { kpiRoutes } from './routes';

export const kpiScreens = {
  kpi: () => import('./KpiScreen'),
  kpiExecution: () => import('./KpiExecutionScreen'),
} satisfies Screens<typeof kpiRoutes>;
