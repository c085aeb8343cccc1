import { useTranslation } from 'react-i18next';
import type { ActivityPostRow } from '@/contract/content/activity-post';
import type { Language } from '@/contract/constants';
import { inLanguage } from '@/entities/article/in-language';
import { ReadText } from '@/entities/article/ReadText';
import { href } from '@/routes/href';
import { useRouteParams } from '@/routes/hooks/use-route';
import { DetailOutcome } from '@/shared/detail/outcome/DetailOutcome';
import { RouteLink } from '@/shared/ui/controls/RouteLink';
import { PageBody } from '@/shared/ui/layout/PageBody';
import { useLocale } from '@/shared/ui/text/use-locale';
import { Day } from '@/shared/ui/values/Day';
import { activityPostApi } from './api';
import styles from './detail.module.css';

const { activityPost } = activityPostApi.endpoints;

function Neighbour({ post, label }: { post: ActivityPostRow | null; label: string }) {
  if (!post) return null;
  const { uuid, slug, title, lang } = post;
  return (
    <li>
      {label}
      <RouteLink to={href('newsItem', { uuid, slug })}>
        <bdi {...inLanguage(lang)}>{title}</bdi>
      </RouteLink>
    </li>
  );
}

/** One of the news, with those before and after it. */
export default function NewsItem() {
  const { t } = useTranslation('activity-post');
  const { uuid } = useRouteParams('newsItem');
  const query = activityPost.useQuery({ uuid, lang: useLocale() as Language });
  return (
    <DetailOutcome query={query} name={uuid}>
      {(post) => (
        <PageBody className={styles.page}>
          <article>
            <Day iso={post.date} />
            <ReadText item={post} />
          </article>
          <nav aria-label={t('neighbours')}>
            <ul>
              <Neighbour post={post.older} label={t('older')} />
              <Neighbour post={post.newer} label={t('newer')} />
            </ul>
          </nav>
        </PageBody>
      )}
    </DetailOutcome>
  );
}
