import { accessionList } from '@/entities/accession/screens';
import { listLoader } from '@/shared/screens/list-loader';
import type { Screens } from '@/shared/screens/screens';
import type { subsettingRoutes } from './routes';

export const subsettingScreens = {
  accessionsSubsetting: listLoader(accessionList, () => import('./SubsettingBody')),
} satisfies Screens<typeof subsettingRoutes>;
