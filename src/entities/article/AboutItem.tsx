import type { ReactNode } from 'react';
import type { Language } from '@/contract/constants';
import type { ArticleClass } from '@/contract/content/article';
import { Part } from '@/shared/detail/Part';
import { LongText } from '@/shared/ui/markdown/LongText';
import { useLocale } from '@/shared/ui/text/use-locale';
import { articleApi } from './api';
import { inLanguage } from './in-language';

interface Props {
  className: ArticleClass;
  targetId: string;
  /** What the item itself says: an article in the reader's language takes its place. */
  children?: ReactNode;
}

/** The article that editors have written of an item, on its page; without one what the item itself says. */
export function AboutItem({ className, targetId, children }: Props) {
  const locale = useLocale();
  // That there is none is the usual case, and no fault.
  const { currentData } = articleApi.endpoints.articleOf.useQuery({ className, targetId, lang: locale as Language });
  if (!currentData?.body || (children && currentData.lang !== locale)) return children;
  const { title, body, lang } = currentData;
  return (
    <div {...inLanguage(lang)}>
      <Part title={title}>
        <LongText text={body} level={3} />
      </Part>
    </div>
  );
}
