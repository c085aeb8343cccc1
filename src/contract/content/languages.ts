import { DISABLED_LANGUAGES, ENABLED_LANGUAGES } from '../constants';
import type { Translation } from '../publication/publication';

/** What content is kept in. It is written in English, which stands in for whatever is missing. */
export const CONTENT_LANGUAGES = [...ENABLED_LANGUAGES, ...DISABLED_LANGUAGES] as const;
export type ContentLanguage = (typeof CONTENT_LANGUAGES)[number];

/** What it is translated into. */
export const TRANSLATED_LANGUAGES = CONTENT_LANGUAGES.filter((language) => language !== 'en');

/** Its texts in further languages, as they are kept of all that has `translations`. */
export type ContentTranslations = Partial<Record<ContentLanguage, Translation>>;

interface Written {
  title: string;
  body?: string | null;
  translations?: ContentTranslations | undefined;
}

/** What it can be read in: a language counts when title and body are there. English always does. */
export const languagesOf = ({ translations = {} }: Written): ContentLanguage[] =>
  CONTENT_LANGUAGES.filter((language) => {
    const { title, body } = translations[language] ?? {};
    return language === 'en' || (title && body);
  });
