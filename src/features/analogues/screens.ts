import { accessionList } from '@/entities/accession/screens';
import { listLoader } from '@/shared/screens/list-loader';
import type { Screens } from '@/shared/screens/screens';
import type { analoguesRoutes } from './routes';

export const analoguesScreens = {
  accessionsAnalogues: listLoader(accessionList, () => import('./AnaloguesBody')),
} satisfies Screens<typeof analoguesRoutes>;
