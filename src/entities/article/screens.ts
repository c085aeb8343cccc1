import type { Screens } from '@/shared/screens/screens';
import type { articleRoutes } from './routes';

const article = () => import('./article-screen').then((module) => ({ default: module.ArticleScreen }));

const documentation = () => import('./article-screen').then((module) => ({ default: module.DocumentationScreen }));

export const articleScreens = {
  about: article,
  aboutArticle: article,
  legal: article,
  legalArticle: article,
  documentation,
  documentationArticle: documentation,
  confirmation: article,
  menuArticle: article,
  article,
} satisfies Screens<typeof articleRoutes>;
