import type { ReactNode } from 'react';
import type { ReadContent } from '@/contract/content/article';
import { usePageTitle } from '@/routes/hooks/use-page-title';
import { LongText } from '@/shared/ui/markdown/LongText';
import { inLanguage } from '@/shared/ui/text/in-language';
import { NotTranslated } from './NotTranslated';

/** Names the page after what is read, and shows it: with a note where the text is not in the reader's language. */
export function ReadText({ item, children }: { item: ReadContent; children?: ReactNode }) {
  const { title, body, lang } = item;
  usePageTitle(title, { read: item });
  return (
    <>
      <h1 {...inLanguage(lang)}>{title}</h1>
      {children}
      <NotTranslated item={item} />
      {body && <LongText text={body} {...inLanguage(lang)} />}
    </>
  );
}
