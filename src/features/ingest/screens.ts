import type { Screens } from '@/shared/screens/screens';
import type { ingestRoutes } from './routes';

export const ingestScreens = {
  ingest: () => import('./IngestScreen'),
} satisfies Screens<typeof ingestRoutes>;
