import type { Language } from '@/contract/constants';
import type { ArticleClass, ReadArticle } from '@/contract/content/article';
import type { ReadMenu } from '@/contract/content/menu';
import { api } from '@/shared/api/api';
import { call } from '@/shared/api/call';

interface InLanguage {
  /** Of the page, so that another one is asked for when that changes. */
  lang: Language;
}

interface BySlug extends InLanguage {
  slug: string;
}

interface OfItem extends InLanguage {
  className: ArticleClass;
  targetId: string;
}

interface ByKey extends InLanguage {
  key: string;
}

const silent = { silent: true };

export const articleApi = api.injectEndpoints({
  endpoints: (build) => ({
    article: build.query<ReadArticle, BySlug>({
      query: ({ slug, lang }) => call('GET /article/:slug', { params: { slug }, query: { lang } }, silent),
    }),
    documentation: build.query<ReadArticle, BySlug>({
      query: ({ slug, lang }) => call('GET /documentation/:slug', { params: { slug }, query: { lang } }, silent),
    }),
    /** Of an item, on whose page it stands. */
    articleOf: build.query<ReadArticle, OfItem>({
      query: ({ className, targetId, lang }) =>
        call('GET /article/:className/:targetId', { params: { className, targetId }, query: { lang } }, silent),
    }),
    menu: build.query<ReadMenu, ByKey>({
      query: ({ key, lang }) => call('GET /menu/:key', { params: { key }, query: { lang } }, silent),
    }),
  }),
});
