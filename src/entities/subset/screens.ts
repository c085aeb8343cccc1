import { detailLoader } from '@/shared/screens/detail-loader';
import { editorLoader } from '@/shared/screens/editor-loader';
import { listLoader } from '@/shared/screens/list-loader';
import type { Screens } from '@/shared/screens/screens';
import type { subsetRoutes } from './routes';

const editor = editorLoader(() => import('./editor').then((module) => module.subsetEditor));

export const subsetScreens = {
  subsets: listLoader(() => import('./list').then((module) => module.subsetList)),
  subset: detailLoader(() => import('./detail').then((module) => module.subsetDetail)),
  dashboardSubsets: listLoader(() => import('./dashboard-list').then((module) => module.dashboardSubsetList)),
  newSubset: editor,
  editSubset: editor,
} satisfies Screens<typeof subsetRoutes>;
