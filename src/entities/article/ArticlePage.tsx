import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReadArticle } from '@/contract/content/article';
import { rowOf } from '@/routes/routes';
import { useRoute } from '@/routes/hooks/use-route';
import { asFailure } from '@/shared/api/failure';
import { DetailOutcome, type ItemQuery } from '@/shared/detail/outcome/DetailOutcome';
import { useFormat } from '@/shared/ui/format/use-format';
import { PageBody } from '@/shared/ui/layout/PageBody';
import { fetchSections } from '@/shared/ui/markdown/LongText';
import { EditArticle, editHref, langOf } from './EditArticle';
import { ArticleMenu } from './ArticleMenu';
import { ReadText } from './ReadText';
import styles from './ArticlePage.module.css';

interface Props {
  query: ItemQuery<ReadArticle>;
  slug: string;
  /** Below the text: a form, which a server without that article has all the same. */
  children?: ReactNode;
}

/** An article with the menu that it stands in. */
export function ArticlePage({ query, slug, children }: Props) {
  const { t } = useTranslation(['content', 'nav']);
  const { day } = useFormat();
  const row = useRoute()?.name;
  useEffect(fetchSections, []);
  if (children && row && query.error !== undefined && asFailure(query.error).status === 404) {
    return (
      <PageBody className={styles.text}>
        <h1>{t(rowOf(row).titleKey)}</h1>
        {children}
      </PageBody>
    );
  }
  return (
    <DetailOutcome query={query} name={slug}>
      {(article) => (
        <PageBody className={styles.page}>
          {article.menuKey && <ArticleMenu menuKey={article.menuKey} current={slug} />}
          <article className={styles.text}>
            <ReadText item={article}>
              <EditArticle to={editHref(slug, langOf(article.lang))} />
            </ReadText>
            {children}
            <p className={styles.dated}>{t('dated', { version: article.version, day: day(article.publishedDate) })}</p>
          </article>
        </PageBody>
      )}
    </DetailOutcome>
  );
}
