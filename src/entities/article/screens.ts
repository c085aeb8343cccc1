import { editorLoader } from '@/shared/screens/editor-loader';
import { listLoader } from '@/shared/screens/list-loader';
import type { Screens } from '@/shared/screens/screens';
import type { articleRoutes } from './routes';

const article = () => import('./article-screen').then((module) => ({ default: module.ArticleScreen }));

const documentation = () => import('./article-screen').then((module) => ({ default: module.DocumentationScreen }));

const editor = editorLoader(() => import('./editor').then((module) => module.articleEditor));

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
  articles: listLoader(() => import('./admin-list').then((module) => module.articleList)),
  newArticle: editor,
  editArticle: editor,
  entityArticle: () => import('./EntityArticleScreen'),
} satisfies Screens<typeof articleRoutes>;
