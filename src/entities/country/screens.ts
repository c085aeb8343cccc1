import { detailLoader } from '@/shared/screens/detail-loader';
import { editorLoader } from '@/shared/screens/editor-loader';
import { listLoader } from '@/shared/screens/list-loader';
import type { Screens } from '@/shared/screens/screens';
import type { countryRoutes } from './routes';

export const countryScreens = {
  countries: listLoader(() => import('./list').then((module) => module.countryList)),
  country: detailLoader(() => import('./detail').then((module) => module.countryDetail)),
  editCountry: editorLoader(() => import('./editor').then((module) => module.countryEditor)),
} satisfies Screens<typeof countryRoutes>;
