import { useMemo } from 'react';
import type { Language } from '@/contract/constants';
import type { DescriptorTerm } from '@/contract/descriptor/descriptor';
import type { Publishable } from '@/contract/publication/publication';
import { useLocale } from '@/shared/ui/text/use-locale';

type Translatable = Pick<Publishable, 'title' | 'description' | 'language' | 'translations'> & {
  terms?: DescriptorTerm[];
};

/**
 * An item as a reader of this language sees it: title, description and the meanings of codes, each as far as it was
 * translated, else as it was written. `language` is that of the title.
 */
export function translated<T extends Translatable>(item: T, wanted: string): T {
  const there = wanted === item.language ? undefined : item.translations?.[wanted as Language];
  if (!there) return item;
  const { title, description, terms } = there;
  const meaning = (code: string) => (terms && Object.hasOwn(terms, code) && terms[code]) || undefined;
  return {
    ...item,
    ...(title && { title, language: wanted }),
    ...(description && { description }),
    ...(item.terms && { terms: item.terms.map((term) => ({ ...term, title: meaning(term.code) ?? term.title })) }),
  };
}

/** Items as the reader sees them; the same list until they or the language change. */
export function useTranslated<T extends Translatable>(items: readonly T[] | undefined): readonly T[] | undefined {
  const locale = useLocale();
  return useMemo(() => items?.map((item) => translated(item, locale)), [items, locale]);
}
