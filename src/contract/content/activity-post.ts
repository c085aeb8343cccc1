import type { ContentLanguage, Language } from '../constants';
import type { DateFilter, FullText, Logic, StringFilter } from '../filter';
import type { ContentTexts, ReadContent } from './article';
import type { Stored } from '../entity';
import type { Translations } from '../publication/publication';
import type { ContentState, Drafted } from './drafted';

/** News, as editors have it. */
export interface ActivityPost extends Drafted, ContentTexts {
  uuid: string;
  /** For readers of its address; `uuid` alone finds it. */
  slug: string;
  /** `YYYY-MM-DD`, under which it stands in the list; the day of publishing where nobody gave one. */
  date: string | null;
  translations?: Translations;
}

/** Of the list of editors. `missing`: enabled languages in which English stands in. */
export interface ActivityPostDraft extends Omit<ActivityPost, 'body' | 'translations'> {
  languages: ContentLanguage[];
  missing: Language[];
}

/** Of the list of readers, in one language: English, where it is not translated. */
export interface ActivityPostRow {
  uuid: string;
  slug: string;
  date: string;
  lang: Language;
  title: string;
  description?: string | null;
}

/** `state`, `missing`: of the list of editors. */
export interface ActivityPostFilter extends FullText, Logic<ActivityPostFilter> {
  uuid?: string[];
  title?: StringFilter;
  /** Four digits. */
  year?: string[];
  date?: DateFilter;
  state?: ContentState[];
  missing?: string[];
}

/** What is public, in one language, and its neighbours in time; with `_permissions` for those who write it. */
export interface ReadActivityPost extends ReadContent, Pick<Stored, '_permissions'> {
  uuid: string;
  slug: string;
  date: string;
  older: ActivityPostRow | null;
  newer: ActivityPostRow | null;
}
