import type { ArticleClass, ReadArticle } from '@/contract/content/article';
import type { ReadMenu } from '@/contract/content/menu';
import { api } from '@/shared/api/api';
import { call } from '@/shared/api/call';
import { itemOf } from '@/shared/api/item-of';

export const articleApi = api.injectEndpoints({
  endpoints: (build) => ({
    article: build.query(itemOf<ReadArticle>('GET /article/:slug')),
    documentation: build.query(itemOf<ReadArticle>('GET /documentation/:slug')),
    /** Of an item, on whose page it stands. */
    articleOf: build.query<ReadArticle, { className: ArticleClass; targetId: string }>({
      query: (params) => call('GET /article/:className/:targetId', { params }, { silent: true }),
    }),
    menu: build.query(itemOf<ReadMenu>('GET /menu/:key')),
  }),
});
