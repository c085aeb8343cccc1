import type { FilteredPage, Page, PageQuery } from '../page';
import { written } from '../families';
import type {
  ActivityPost,
  ActivityPostDraft,
  ActivityPostFilter,
  ActivityPostRow,
  ReadActivityPost,
} from './activity-post';
import type { ActivityPostChange } from './activity-post-schema';
import type { Article, ArticleFilter, ArticleRow, InLanguage, ReadArticle } from './article';
import type { ArticleChange } from './article-schema';
import { drafts } from './drafted';
import type { Menu, MenuFilter, MenuRow, ReadMenu } from './menu';
import type { MenuChange } from './menu-schema';
import type { ContactMessage, NewsletterRequest } from './visitor-schemas';

const line = <E>() => ({}) as E;

/** What the portal says of itself: read by all in one language, kept by editors. */
// oxfmt-ignore
export const contentEndpoints = {
  /** 404 for a template and for what was never public, 410 for what was. */
  'GET /article/:slug': line<{ query: InLanguage; returns: ReadArticle }>(),
  /** 400 for a class that no article can be about. */
  'GET /article/:className/:targetId': line<{ query: InLanguage; returns: ReadArticle }>(),
  /** An article that stands in the menu `documentation`. */
  'GET /documentation/:slug': line<{ query: InLanguage; returns: ReadArticle }>(),
  /** Of editors, as the articles are kept. */
  'POST /article/list': line<{ body: ArticleFilter; query: PageQuery; returns: Page<ArticleRow, ArticleFilter> }>(),
  'POST /article/filter': line<{ body: ArticleFilter; query: PageQuery; returns: FilteredPage<ArticleRow, ArticleFilter> }>(),
  ...drafts('/article', written<Article, ArticleChange>(), 'slug'),

  'GET /menu/:key': line<{ query: InLanguage; returns: ReadMenu }>(),
  /** Of editors. */
  'POST /menu/list': line<{ body: MenuFilter; query: PageQuery; returns: Page<MenuRow, MenuFilter> }>(),
  'POST /menu/filter': line<{ body: MenuFilter; query: PageQuery; returns: FilteredPage<MenuRow, MenuFilter> }>(),
  ...drafts('/menu', written<Menu, MenuChange>(), 'key'),

  /** What is public, the newest first. */
  'POST /activitypost/list': line<{ body: ActivityPostFilter; query: PageQuery & InLanguage; returns: Page<ActivityPostRow, ActivityPostFilter> }>(),
  'POST /activitypost/filter': line<{ body: ActivityPostFilter; query: PageQuery & InLanguage; returns: FilteredPage<ActivityPostRow, ActivityPostFilter> }>(),
  'GET /activitypost/:uuid': line<{ query: InLanguage; returns: ReadActivityPost }>(),
  /** Of editors, as the posts are kept. */
  'POST /activitypost/draft/list': line<{ body: ActivityPostFilter; query: PageQuery; returns: Page<ActivityPostDraft, ActivityPostFilter> }>(),
  'POST /activitypost/draft/filter': line<{ body: ActivityPostFilter; query: PageQuery; returns: FilteredPage<ActivityPostDraft, ActivityPostFilter> }>(),
  ...drafts('/activitypost', written<ActivityPost, ActivityPostChange>()),

  /** Sends a link, whoever has the address, and nothing else happens before it is used. 429 after some. */
  'POST /newsletter': line<{ body: NewsletterRequest; returns: null }>(),
  /** By the link of the letter, which leads to `/newsletter/{token}/confirm`. */
  'POST /newsletter/:token/confirm': line<{ returns: null }>(),
  /** By the link of every newsletter, `/newsletter/{token}/leave`, as often as it is used. */
  'POST /newsletter/:token/leave': line<{ returns: null }>(),
  /** Sends a letter to those who run the portal. 429 after some. */
  'POST /contact': line<{ body: ContactMessage; returns: null }>(),

  /** The pages of the portal that anybody may read, but for those of accessions. */
  'GET /sitemap.xml': line<{ returns: string }>(),
  /** The newest as Atom. */
  'GET /feeds/news.xml': line<{ query: InLanguage; returns: string }>(),
  'GET /feeds/datasets.xml': line<{ query: InLanguage; returns: string }>(),
};
