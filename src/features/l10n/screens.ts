import type { L10nEntity } from '@/contract/l10n/l10n';
import { listLoader } from '@/shared/screens/list-loader';
import type { Screens } from '@/shared/screens/screens';
import type { l10nRoutes } from './routes';

const texts = (entity: L10nEntity) =>
  listLoader(
    () => import('./l10n-list').then((module) => module.l10nList(entity)),
    () => import('./texts-body').then((module) => ({ default: module.textsBody(entity) })),
  );

export const l10nScreens = {
  l10nCrops: texts('crop'),
  l10nArticles: texts('article'),
  l10nPosts: texts('activitypost'),
  l10nSubsets: texts('subset'),
  l10nDatasets: texts('dataset'),
  l10nDescriptors: texts('descriptor'),
  l10nDescriptorLists: texts('descriptorlist'),
} satisfies Screens<typeof l10nRoutes>;
