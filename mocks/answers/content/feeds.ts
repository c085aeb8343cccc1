import type { Language } from '@/contract/constants';
import type { InLanguage } from '@/contract/content/article';
import { textsIn, wantedLanguage } from '../../data/content/read-in';
import { portalPages } from '../../rules/accounts/portal-pages';
import { open } from '../../rules/tokens/caller';
import { answer, type Answer } from '../../rules/world/answer';
import type { World } from '../../rules/world/world';
import { sentence } from '../../tools/http/sentence';
import { element, xmlResponse } from '../../tools/http/xml';
import { isPublic, publicPages } from './public-pages';

/** The most addresses of one sitemap, by its protocol. */
const MAX_PAGES = 50_000;
/** The newest of them: readers of feeds remember the others. */
const MAX_ENTRIES = 50;

interface Entry {
  uuid: string;
  title: string;
  summary?: string | null | undefined;
  path: string;
  published: string;
  updated: string;
  lang: string;
}

interface Feed {
  path: string;
  title: string;
  /** Of the list that it tells of. */
  page: string;
  entries: readonly Entry[];
}

function atom({ settings }: World, origin: string, language: Language, { path, title, page, entries }: Feed): Response {
  const pages = portalPages(settings.frontendUrl, language);
  const newest = entries.toSorted((a, b) => b.published.localeCompare(a.published)).slice(0, MAX_ENTRIES);
  const updated = newest.map((each) => each.updated).toSorted();
  const self = `${origin}${path}${language === 'en' ? '' : `?lang=${language}`}`;
  return xmlResponse(
    'application/atom+xml',
    element('feed', { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': language }, [
      element('id', {}, self),
      element('title', {}, title),
      element('updated', {}, updated.at(-1) ?? '1970-01-01T00:00:00.000Z'),
      element('author', {}, [element('name', {}, 'PGR Portal')]),
      element('link', { rel: 'self', type: 'application/atom+xml', href: self }),
      element('link', { rel: 'alternate', type: 'text/html', href: pages.page(page) }),
      ...newest.map((entry) =>
        element('entry', { 'xml:lang': entry.lang }, [
          element('id', {}, `urn:uuid:${entry.uuid}`),
          element('title', {}, entry.title),
          element('published', {}, entry.published),
          element('updated', {}, entry.updated),
          element('link', { rel: 'alternate', type: 'text/html', href: pages.page(entry.path) }),
          ...(entry.summary ? [element('summary', {}, entry.summary)] : []),
        ]),
      ),
    ]),
  );
}

/** Programs that read feeds say no language of a person. */
const languageOf = ({ lang = 'en' }: InLanguage): Language => wantedLanguage({ query: { lang }, language: 'en' });

/** What engines and readers of feeds ask for without a token: only what anybody may read. */
export const feeds: readonly Answer[] = [
  answer('GET /sitemap.xml', open, async ({ world }) => {
    const { page } = portalPages(world.settings.frontendUrl, 'en');
    const pages = (await publicPages(world)).slice(0, MAX_PAGES);
    return xmlResponse(
      'application/xml',
      element(
        'urlset',
        { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' },
        pages.map(({ path, changed }) =>
          element('url', {}, [
            element('loc', {}, page(path)),
            ...(changed === undefined ? [] : [element('lastmod', {}, changed)]),
          ]),
        ),
      ),
    );
  }),

  answer('GET /feeds/news.xml', open, async ({ world, origin, query }) => {
    const language = languageOf(query);
    const entries = (await world.content.posts.allPublic()).map((post): Entry => {
      const { lang, title, description } = textsIn(post, language);
      const published = `${post.date ?? ''}T00:00:00Z`;
      const path = `/content/news/${post.uuid}/${post.slug}`;
      return { uuid: post.uuid, lang, title, summary: description, path, published, updated: post.publishedDate ?? '' };
    });
    const title = sentence('feedOfNews')(language);
    return atom(world, origin, language, { path: '/feeds/news.xml', title, page: '/content/news', entries });
  }),

  answer('GET /feeds/datasets.xml', open, async ({ world, origin, query }) => {
    const language = languageOf(query);
    const entries = (await world.catalogue.datasetRows.all()).filter(isPublic).map((dataset): Entry => {
      const { uuid, createdDate = '', lastModifiedDate = createdDate, language: written } = dataset;
      const own = written === language ? undefined : dataset.translations?.[language];
      const lang = own?.title ? language : (written ?? 'en');
      const { title, description } = { ...dataset, ...(own?.title && own) };
      const path = `/datasets/${uuid}`;
      return { uuid, title, summary: description, path, published: createdDate, updated: lastModifiedDate, lang };
    });
    const title = sentence('feedOfDatasets')(language);
    return atom(world, origin, language, { path: '/feeds/datasets.xml', title, page: '/datasets', entries });
  }),
];
