import type { Article, ArticleFilter, ArticleRow } from '@/contract/content/article';
import { api } from '@/shared/api/api';
import { itemOf } from '@/shared/api/item-of';
import { listOf } from '@/shared/list/list-of';

/** Articles as their editors have them. */
export const articleEditingApi = api.injectEndpoints({
  endpoints: (build) => ({
    articleList: build.query(listOf<ArticleRow, ArticleFilter>('articleList', 'POST /article/filter')),
    articleDraft: build.query(itemOf<Article>('GET /article/draft/:slug')),
  }),
});
