import { detailLoader } from '@/shared/screens/detail-loader';
import { editorLoader } from '@/shared/screens/editor-loader';
import { listLoader } from '@/shared/screens/list-loader';
import type { Screens } from '@/shared/screens/screens';
import type { partnerRoutes } from './routes';

const editor = editorLoader(() => import('./editor').then((module) => module.partnerEditor));

export const partnerScreens = {
  partners: listLoader(() => import('./list').then((module) => module.partnerList)),
  partner: detailLoader(() => import('./detail').then((module) => module.partnerDetail)),
  newPartner: editor,
  editPartner: editor,
} satisfies Screens<typeof partnerRoutes>;
