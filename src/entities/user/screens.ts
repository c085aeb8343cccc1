import { detailLoader } from '@/shared/screens/detail-loader';
import { editorLoader } from '@/shared/screens/editor-loader';
import { listLoader } from '@/shared/screens/list-loader';
import type { Screens } from '@/shared/screens/screens';
import type { userRoutes } from './routes';

export const userScreens = {
  users: listLoader(() => import('./list').then((module) => module.userList)),
  user: detailLoader(() => import('./detail').then((module) => module.userDetail)),
  editUser: editorLoader(() => import('./editor').then((module) => module.userEditor)),
} satisfies Screens<typeof userRoutes>;
