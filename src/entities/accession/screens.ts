import { listLoader } from '@/shared/screens/list-loader';
import { overviewLoader } from '@/shared/screens/overview-loader';
import type { Screens } from '@/shared/screens/screens';
import type { accessionRoutes } from './routes';

export const accessionList = () => import('./list').then((module) => module.accessionList);

/** The first screens of accessions come with what features draw in them: `app/first-screens.ts`. */
export const accessionScreens = {
  accessionsOverview: listLoader(
    accessionList,
    overviewLoader(() => import('./overview/accession-overview').then((module) => module.accessionOverview)),
  ),
} satisfies Partial<Screens<typeof accessionRoutes>>;
