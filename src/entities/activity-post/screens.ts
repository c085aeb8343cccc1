import { detailLoader } from '@/shared/screens/detail-loader';
import { editorLoader } from '@/shared/screens/editor-loader';
import { listLoader } from '@/shared/screens/list-loader';
import type { Screens } from '@/shared/screens/screens';
import type { activityPostRoutes } from './routes';

const editor = editorLoader(() => import('./editor').then((module) => module.activityPostEditor));

export const activityPostScreens = {
  news: listLoader(() => import('./list').then((module) => module.newsList)),
  activityPost: detailLoader(() => import('./detail').then((module) => module.activityPostDetail)),
  activityPosts: listLoader(() => import('./admin-list').then((module) => module.activityPostList)),
  newActivityPost: editor,
  editActivityPost: editor,
} satisfies Screens<typeof activityPostRoutes>;
