import type { Publishable } from '@/contract/publication';
import { Markdown } from '@/shared/ui/Markdown';
import { useLocale } from '@/shared/ui/use-locale';
import { translated } from './translated';

/** The title of an item in the reader's language, where it was translated. */
export function TranslatedTitle({ item }: { item: Publishable }) {
  const { title, language } = translated(item, useLocale());
  return <bdi lang={language ?? undefined}>{title}</bdi>;
}

/** Its description, likewise. */
export function TranslatedText({ item }: { item: Publishable }) {
  const { description } = translated(item, useLocale());
  return description ? <Markdown text={description} /> : null;
}
