import { detailLoader } from '@/shared/screens/detail-loader';
import { editorLoader } from '@/shared/screens/editor-loader';
import { listLoader } from '@/shared/screens/list-loader';
import type { Screens } from '@/shared/screens/screens';
import type { networkRoutes } from './routes';

const editor = editorLoader(() => import('./editor').then((module) => module.networkEditor));

export const networkScreens = {
  networks: listLoader(() => import('./list').then((module) => module.networkList)),
  network: detailLoader(() => import('./detail').then((module) => module.networkDetail)),
  newNetwork: editor,
  editNetwork: editor,
} satisfies Screens<typeof networkRoutes>;
