import type { ContentLanguage, Language } from '../constants';
import type { FullText, Logic, StringFilter } from '../filter';
import type { Translations } from '../publication/publication';
import type { ContentState, Drafted } from './drafted';

/** Characters. */
export const CONTENT_LIMITS = { slug: 100, title: 250, description: 160, body: 100_000 } as const;

/** Fixed words of the portal's addresses, where a slug or the key of a menu could stand. */
export const RESERVED_SLUGS: readonly string[] = [
  'about',
  'news',
  'legal',
  'confirmation',
  'menu',
  'activity-post',
  'draft',
];

/** What an article can be about. */
export const ARTICLE_CLASSES = [
  'Crop',
  'Country',
  'Institute',
  'Network',
  'Partner',
  'Dataset',
  'Subset',
  'Descriptor',
  'DescriptorList',
  'DiversityTree',
] as const;
export type ArticleClass = (typeof ARTICLE_CLASSES)[number];

/** What is read by people: the description by search engines, the body is Markdown. */
export interface ContentTexts {
  title: string;
  description?: string | null;
  body?: string | null;
}

/** As editors have it. The slug is its key, and its address; it never changes. */
export interface Article extends Drafted, ContentTexts {
  slug: string;
  /** Its `{{places}}` are filled in by the server, as in a letter: it is no page. */
  template: boolean;
  /** The item on whose page it stands, by its key. */
  className?: ArticleClass | null;
  targetId?: string | null;
  translations?: Translations;
}

/** Of a list. `titles`: in the languages it can be read in; `missing`: enabled ones in which English stands in. */
export interface ArticleRow extends Omit<Article, 'body' | 'translations'> {
  /** The menu that it stands in. */
  menuKey: string | null;
  languages: ContentLanguage[];
  titles: Partial<Record<ContentLanguage, string>>;
  missing: Language[];
}

export interface ArticleFilter extends FullText, Logic<ArticleFilter> {
  slug?: string[];
  title?: StringFilter;
  state?: ContentState[];
  template?: boolean;
  languages?: string[];
  missing?: string[];
  className?: string[];
}

/** What is public, in one language. Dates are ISO text. */
export interface ReadContent extends ContentTexts {
  /** That of the texts: English, where they are not translated. */
  lang: Language;
  /** All that it can be read in. */
  languages: Language[];
  createdDate: string;
  publishedDate: string;
  version: number;
}

export interface ReadArticle extends ReadContent {
  slug: string;
  /** The menu that it stands in. */
  menuKey: string | null;
}

/** `lang`: what texts are wanted in; the caller's `Accept-Language` without it. */
export interface InLanguage {
  lang?: Language;
}
