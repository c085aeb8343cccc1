import { detailLoader } from '@/shared/screens/detail-loader';
import type { Screens } from '@/shared/screens/screens';
import type { kpiRoutes } from './routes';

export const kpiScreens = {
  kpi: () => import('./KpiScreen'),
  kpiExecution: detailLoader(() => import('./detail').then((module) => module.kpiExecutionDetail)),
} satisfies Screens<typeof kpiRoutes>;
