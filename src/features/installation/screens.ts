import type { Screens } from '@/shared/screens/screens';
import type { installationRoutes } from './routes';

export const installationScreens = {
  caches: () => import('./CachesScreen'),
  cluster: () => import('./ClusterScreen'),
  searchIndex: () => import('./SearchIndexScreen'),
  tools: () => import('./ToolsScreen'),
  loggers: () => import('./LoggersScreen'),
  publisherLoggers: () => import('./PublisherLoggersScreen'),
} satisfies Screens<typeof installationRoutes>;
