import type { Language } from '@/contract/constants';
import type { Publishable } from '@/contract/publication';

export interface Translated {
  title: string;
  description: string | null | undefined;
  /** Of the title, BCP 47. */
  language: string | null | undefined;
}

/** Title and description in this language, each as far as it was translated; else as they were written. */
export function translated(
  {
    title,
    description,
    language,
    translations,
  }: Pick<Publishable, 'title' | 'description' | 'language' | 'translations'>,
  wanted: string,
): Translated {
  const there = wanted === language ? undefined : translations?.[wanted as Language];
  return {
    title: there?.title || title,
    description: there?.description || description,
    language: there?.title ? wanted : language,
  };
}
