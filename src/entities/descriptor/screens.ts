import { detailLoader } from '@/shared/screens/detail-loader';
import { editorLoader } from '@/shared/screens/editor-loader';
import { listLoader } from '@/shared/screens/list-loader';
import type { Screens } from '@/shared/screens/screens';
import type { descriptorRoutes } from './routes';

const editor = editorLoader(() => import('./editor').then((module) => module.descriptorEditor));

export const descriptorScreens = {
  descriptors: listLoader(() => import('./list').then((module) => module.descriptorList)),
  descriptor: detailLoader(() => import('./detail').then((module) => module.descriptorDetail)),
  dashboardDescriptors: listLoader(() => import('./dashboard-list').then((module) => module.dashboardDescriptorList)),
  newDescriptor: editor,
  editDescriptor: editor,
} satisfies Screens<typeof descriptorRoutes>;
