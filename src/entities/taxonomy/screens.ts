import { detailLoader } from '@/shared/screens/detail-loader';
import { editorLoader } from '@/shared/screens/editor-loader';
import { listLoader } from '@/shared/screens/list-loader';
import type { Screens } from '@/shared/screens/screens';
import type { taxonomyRoutes } from './routes';

export const taxonomyScreens = {
  genus: detailLoader(() => import('./detail').then((module) => module.genusDetail)),
  dashboardTaxa: listLoader(() => import('./dashboard-list').then((module) => module.dashboardTaxonList)),
  editTaxon: editorLoader(() => import('./editor').then((module) => module.taxonEditor)),
} satisfies Screens<typeof taxonomyRoutes>;
