import { useTranslation } from 'react-i18next';
import { activityPostApi } from '@/entities/activity-post/api';
import { inLanguage } from '@/entities/article/in-language';
import { href } from '@/routes/href';
import { Day } from '@/shared/ui/values/Day';
import { RouteLink } from '@/shared/ui/controls/RouteLink';
import styles from './LatestNews.module.css';

const LATEST = { p: 0, l: 3, s: 'date', d: 'DESC' } as const;

/** The three latest of the news; nothing where there are none, or when they cannot be asked for. */
export default function LatestNews() {
  const { t } = useTranslation('activity-post');
  const { currentData } = activityPostApi.endpoints.activityPostList.useQuery(LATEST);
  if (!currentData?.content.length) return null;
  return (
    <section className={styles.section} aria-labelledby="latest-news">
      <h2 id="latest-news">{t('latest')}</h2>
      <ul>
        {currentData.content.map((post) => (
          <li key={post.uuid}>
            <Day iso={post.date} />
            <RouteLink to={href('newsItem', { uuid: post.uuid, slug: post.slug })}>
              <bdi {...inLanguage(post.lang)}>{post.title}</bdi>
            </RouteLink>
          </li>
        ))}
      </ul>
      <RouteLink to={href('news', {})}>{t('all')}</RouteLink>
    </section>
  );
}
