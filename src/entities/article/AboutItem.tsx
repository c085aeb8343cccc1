import type { ReactNode } from 'react';
import type { ArticleClass, ReadArticle } from '@/contract/content/article';
import { addressOf, href } from '@/routes/href';
import { asFailure } from '@/shared/api/failure';
import { Part } from '@/shared/detail/Part';
import { LongText } from '@/shared/ui/markdown/LongText';
import { useLocale } from '@/shared/ui/text/use-locale';
import { articleApi } from './api';
import { EditArticle, langOf } from './EditArticle';
import { inLanguage } from '@/shared/ui/text/in-language';

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
  const { currentData, error } = articleApi.endpoints.articleOf.useQuery({ className, targetId });
  const edit = (
    <EditEntityArticle className={className} targetId={targetId} article={currentData} isAbsent={isAbsent(error)} />
  );
  if (!currentData?.body || (children && currentData.lang !== locale)) {
    return (
      <>
        {children}
        {edit}
      </>
    );
  }
  const { title, body, lang } = currentData;
  return (
    <>
      <div {...inLanguage(lang)}>
        <Part title={title}>
          <LongText text={body} level={3} />
        </Part>
      </div>
      {edit}
    </>
  );
}

const isAbsent = (error: unknown): boolean => error !== undefined && asFailure(error).status === 404;

interface EditProps extends Omit<Props, 'children'> {
  article: ReadArticle | undefined;
  isAbsent: boolean;
}

/** To the article of an item in the language that it is read in, or to where one begins. */
function EditEntityArticle({ className, targetId, article, isAbsent: begins }: EditProps) {
  if (article) {
    const { slug, lang } = article;
    return <EditArticle to={addressOf('entityArticle', { slug, lang: langOf(lang), className, targetId })} />;
  }
  const slug = `${className}-${targetId}`.toLowerCase().replaceAll(/[^a-z\d]+/g, '-');
  return begins && <EditArticle begins="article" to={href('entityArticle', { slug, className, targetId })} />;
}
