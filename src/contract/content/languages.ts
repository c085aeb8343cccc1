import { CONTENT_LANGUAGES, type ContentLanguage } from '../constants';
import type { Translations } from '../publication/publication';

/** What content is translated into. It is written in English, which stands in for whatever is missing. */
export const TRANSLATED_LANGUAGES = CONTENT_LANGUAGES.filter((language) => language !== 'en');

interface Written {
  title: string;
  body?: string | null;
  translations?: Translations | undefined;
}

/** What it can be read in: a language counts when title and body are there. English always does. */
export const languagesOf = ({ translations = {} }: Written): ContentLanguage[] =>
  CONTENT_LANGUAGES.filter((language) => {
    const { title, body } = translations[language] ?? {};
    return language === 'en' || (title && body);
  });
