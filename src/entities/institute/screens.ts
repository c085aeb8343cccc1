import { detailLoader } from '@/shared/screens/detail-loader';
import { editorLoader } from '@/shared/screens/editor-loader';
import { listLoader } from '@/shared/screens/list-loader';
import type { Screens } from '@/shared/screens/screens';
import type { instituteRoutes } from './routes';

export const instituteScreens = {
  institutes: listLoader(() => import('./list').then((module) => module.instituteList)),
  institute: detailLoader(() => import('./detail').then((module) => module.instituteDetail)),
  editInstitute: editorLoader(() => import('./editor').then((module) => module.instituteEditor)),
} satisfies Screens<typeof instituteRoutes>;
