import { detailLoader } from '@/shared/screens/detail-loader';
import { editorLoader } from '@/shared/screens/editor-loader';
import { listLoader } from '@/shared/screens/list-loader';
import type { Screens } from '@/shared/screens/screens';
import type { oauthClientRoutes } from './routes';

const editor = editorLoader(() => import('./editor').then((module) => module.oauthClientEditor));

export const oauthClientScreens = {
  oauthClients: listLoader(() => import('./list').then((module) => module.oauthClientList)),
  oauthClient: detailLoader(() => import('./detail').then((module) => module.oauthClientDetail)),
  newOauthClient: editor,
  editOauthClient: editor,
} satisfies Screens<typeof oauthClientRoutes>;
