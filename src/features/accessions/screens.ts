import { accessionList } from '@/entities/accession/screens';
import { listLoader } from '@/shared/screens/list-loader';
import type { Screens } from '@/shared/screens/screens';
import type { accessionViewRoutes } from './routes';

export const accessionViewScreens = {
  accessionsMap: listLoader(accessionList, () => import('./map/MapBody')),
  accessionsImages: listLoader(accessionList, () => import('./images/ImagesBody')),
} satisfies Screens<typeof accessionViewRoutes>;
