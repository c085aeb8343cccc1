import type { ContentTexts } from '@/contract/content/article';
import type { Drafted } from '@/contract/content/drafted';
import { languagesOf } from '@/contract/content/languages';
import type { Translations } from '@/contract/publication/publication';
import { ENABLED_LANGUAGES } from '@/contract/constants';
import type { Field, Fields } from '../../tools/lists/field';

type Row = Drafted & ContentTexts & { translations?: Translations };

/** What it can be read in, and in which of the portal's languages English stands in. */
export function languagesIn(row: Row) {
  const languages = languagesOf(row);
  const there: readonly string[] = languages;
  return { languages, missing: ENABLED_LANGUAGES.filter((language) => !there.includes(language)) };
}

/** In English, by which rows are sorted, then in all other languages. */
const text = <T extends Row>(name: keyof ContentTexts): Field<T> => ({
  kind: 'text',
  value: (row) => [row[name] ?? '', ...Object.values(row.translations ?? {}).map((each) => each[name] ?? '')],
  search: true,
});

/** Readers search titles, descriptions and bodies in whatever language. */
export const readFields = <T extends Row>(): Fields<T> => ({
  title: text('title'),
  description: { ...text<T>('description'), internal: true },
  body: { ...text<T>('body'), internal: true },
});

/** Editors look for what is a draft, or misses a language. */
export const draftFields = <T extends Row>(): Fields<T> => ({
  ...readFields<T>(),
  state: { kind: 'terms', value: ({ state }) => state, facet: true },
  languages: { kind: 'terms', value: (row) => languagesIn(row).languages, facet: true },
  missing: { kind: 'terms', value: (row) => languagesIn(row).missing, facet: true },
  lastModifiedDate: { kind: 'date', value: ({ lastModifiedDate }) => lastModifiedDate, internal: true },
});
