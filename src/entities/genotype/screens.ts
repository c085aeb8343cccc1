import { editorLoader } from '@/shared/screens/editor-loader';
import { listLoader } from '@/shared/screens/list-loader';
import type { Screens } from '@/shared/screens/screens';
import type { genotypeRoutes } from './routes';

const editor = editorLoader(() => import('./editor').then((module) => module.genotypeEditor));

export const genotypeScreens = {
  dashboardGenotypes: listLoader(() => import('./dashboard-list').then((module) => module.dashboardGenotypeList)),
  newGenotype: editor,
  editGenotype: editor,
} satisfies Screens<typeof genotypeRoutes>;
