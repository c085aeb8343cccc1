import { editorLoader } from '@/shared/screens/editor-loader';
import { listLoader } from '@/shared/screens/list-loader';
import { overviewLoader } from '@/shared/screens/overview-loader';
import type { Screens } from '@/shared/screens/screens';
import type { datasetRoutes } from './routes';

const list = () => import('./list').then((module) => module.publicDatasetList);

const editor = editorLoader(() => import('./editor').then((module) => module.datasetEditor));

/** Its pages come with what features draw in them: `app/first-screens.ts`. */
export const datasetScreens = {
  datasets: listLoader(list),
  datasetsOverview: listLoader(
    list,
    overviewLoader(() => import('./dataset-overview').then((module) => module.datasetOverview)),
  ),
  dashboardDatasets: listLoader(() => import('./dashboard-list').then((module) => module.dashboardDatasetList)),
  newDataset: editor,
  editDataset: editor,
} satisfies Partial<Screens<typeof datasetRoutes>>;
