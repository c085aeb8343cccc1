import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { activityPostApi } from '@/entities/activity-post/api';
import { inLanguage } from '@/shared/ui/text/in-language';
import { href } from '@/routes/href';
import { Day } from '@/shared/ui/values/Day';
import { RouteLink } from '@/shared/ui/controls/RouteLink';
import styles from './LatestNews.module.css';

const LATEST = { p: 0, l: 3, s: 'date', d: 'DESC' } as const;

interface Props {
  /** There are none, or they cannot be asked for. */
  onNone: () => void;
}

/** The three latest of the news. */
export default function LatestNews({ onNone }: Props) {
  const { t } = useTranslation('activity-post');
  const { currentData, isError } = activityPostApi.endpoints.news.useQuery(LATEST);
  const isNone = isError || currentData?.content.length === 0;
  useEffect(() => {
    if (isNone) onNone();
  }, [isNone, onNone]);
  if (!currentData || isNone) return null;
  return (
    <section className={styles.section} aria-labelledby="latest-news">
      <h2 id="latest-news">{t('latest')}</h2>
      <ul>
        {currentData.content.map((post) => (
          <li key={post.uuid}>
            <Day iso={post.date} />
            <RouteLink to={href('activityPost', { uuid: post.uuid, slug: post.slug })}>
              <bdi {...inLanguage(post.lang)}>{post.title}</bdi>
            </RouteLink>
          </li>
        ))}
      </ul>
      <RouteLink to={href('news', {})}>{t('all')}</RouteLink>
    </section>
  );
}
