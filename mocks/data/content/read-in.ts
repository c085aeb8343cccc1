import type { ContentTexts, InLanguage, ReadContent } from '@/contract/content/article';
import type { Drafted } from '@/contract/content/drafted';
import { languagesOf } from '@/contract/content/languages';
import type { Translations } from '@/contract/publication/publication';
import { ENABLED_LANGUAGES, type Language } from '@/contract/constants';

/** What a reader wants: what the query names, where it is a language of the portal, else English; without one the caller's. */
export const wantedLanguage = ({ query, language }: { query: InLanguage; language: Language }): Language =>
  query.lang === undefined ? language : (ENABLED_LANGUAGES.find((code) => code === query.lang) ?? 'en');

type Texts = ContentTexts & { translations?: Translations };

/** Those that readers may have it in: a translation into another is not shown yet. */
export const readLanguages = (texts: Texts): Language[] => {
  const all: readonly string[] = languagesOf(texts);
  return ENABLED_LANGUAGES.filter((language) => all.includes(language));
};

/** Its texts in this language, whole: in English where title or body are missing. */
export function textsIn(row: Texts, wanted: Language): ContentTexts & { lang: Language } {
  const lang = readLanguages(row).find((language) => language === wanted) ?? 'en';
  const texts = lang === 'en' ? row : row.translations?.[lang];
  return { lang, title: texts?.title ?? '', description: texts?.description ?? null, body: texts?.body ?? null };
}

export const readIn = (row: Texts & Drafted, wanted: Language): ReadContent => ({
  ...textsIn(row, wanted),
  languages: readLanguages(row),
  createdDate: row.createdDate ?? '',
  publishedDate: row.publishedDate ?? '',
  version: row.version ?? 0,
});
