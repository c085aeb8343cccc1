import { editorLoader } from '@/shared/screens/editor-loader';
import { listLoader } from '@/shared/screens/list-loader';
import type { Screens } from '@/shared/screens/screens';
import type { divtreeRoutes } from './routes';

const editor = editorLoader(() => import('./editor').then((module) => module.divtreeEditor));

export const divtreeScreens = {
  divtree: () => import('./detail'),
  dashboardDivtrees: listLoader(() => import('./dashboard-list').then((module) => module.dashboardDivtreeList)),
  newDivtree: editor,
  editDivtree: editor,
} satisfies Screens<typeof divtreeRoutes>;
