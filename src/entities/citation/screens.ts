import { detailLoader } from '@/shared/screens/detail-loader';
import { editorLoader } from '@/shared/screens/editor-loader';
import { listLoader } from '@/shared/screens/list-loader';
import type { Screens } from '@/shared/screens/screens';
import type { citationRoutes } from './routes';

const editor = editorLoader(() => import('./editor').then((module) => module.citationEditor));

export const citationScreens = {
  bibliography: listLoader(() => import('./list').then((module) => module.citationList)),
  citation: detailLoader(() => import('./detail').then((module) => module.citationDetail)),
  dashboardCitations: listLoader(() => import('./dashboard-list').then((module) => module.dashboardCitationList)),
  newCitation: editor,
  editCitation: editor,
} satisfies Screens<typeof citationRoutes>;
