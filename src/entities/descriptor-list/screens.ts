import { detailLoader } from '@/shared/screens/detail-loader';
import { editorLoader } from '@/shared/screens/editor-loader';
import { listLoader } from '@/shared/screens/list-loader';
import { overviewLoader } from '@/shared/screens/overview-loader';
import type { Screens } from '@/shared/screens/screens';
import type { descriptorListRoutes } from './routes';

const list = () => import('./list').then((module) => module.descriptorListList);

const editor = editorLoader(() => import('./editor').then((module) => module.descriptorListEditor));

export const descriptorListScreens = {
  descriptorLists: listLoader(list),
  descriptorListsOverview: listLoader(
    list,
    overviewLoader(() => import('./descriptor-list-overview').then((module) => module.descriptorListOverview)),
  ),
  descriptorList: detailLoader(() => import('./detail').then((module) => module.descriptorListDetail)),
  dashboardDescriptorLists: listLoader(() =>
    import('./dashboard-list').then((module) => module.dashboardDescriptorListList),
  ),
  newDescriptorList: editor,
  editDescriptorList: editor,
} satisfies Screens<typeof descriptorListRoutes>;
