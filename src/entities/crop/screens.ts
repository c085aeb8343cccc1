import { detailLoader } from '@/shared/screens/detail-loader';
import { editorLoader } from '@/shared/screens/editor-loader';
import type { Screens } from '@/shared/screens/screens';
import type { cropRoutes } from './routes';

const editor = editorLoader(() => import('./editor').then((module) => module.cropEditor));

export const cropScreens = {
  crops: () => import('./list'),
  crop: detailLoader(() => import('./detail').then((module) => module.cropDetail)),
  newCrop: editor,
  editCrop: editor,
} satisfies Screens<typeof cropRoutes>;
