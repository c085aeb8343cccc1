import { accessionList } from '@/entities/accession/screens';
import { listLoader } from '@/shared/screens/list-loader';
import type { Screens } from '@/shared/screens/screens';
import type { traitsRoutes } from './routes';

export const traitsScreens = {
  accessionsTraits: listLoader(accessionList, () => import('./TraitsBody')),
} satisfies Screens<typeof traitsRoutes>;
