import type { Screens } from '@/shared/screens/screens';
import type { tablePreviewRoutes } from './routes';

export const tablePreviewScreens = {
  tablePreview: () => import('./TablePreviewScreen'),
} satisfies Screens<typeof tablePreviewRoutes>;
