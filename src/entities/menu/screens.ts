import { editorLoader } from '@/shared/screens/editor-loader';
import { listLoader } from '@/shared/screens/list-loader';
import type { Screens } from '@/shared/screens/screens';
import type { menuRoutes } from './routes';

const editor = editorLoader(() => import('./editor').then((module) => module.menuEditor));

export const menuScreens = {
  menus: listLoader(() => import('./list').then((module) => module.menuList)),
  newMenu: editor,
  editMenu: editor,
} satisfies Screens<typeof menuRoutes>;
