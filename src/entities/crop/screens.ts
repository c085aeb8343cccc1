import { detailLoader } from '@/shared/screens/detail-loader';
import { editorLoader } from '@/shared/screens/editor-loader';
import type { Screens } from '@/shared/screens/screens';
import type { cropRoutes } from './routes';

export const cropScreens = {
  crops: () => import('./list'),
  crop: detailLoader(() => import('./detail').then((module) => module.cropDetail)),
  newCrop: editorLoader(() => import('./editor').then((module) => module.newCropEditor)),
  editCrop: editorLoader(() => import('./editor').then((module) => module.cropEditor)),
} satisfies Screens<typeof cropRoutes>;
