import { useTranslation } from 'react-i18next';
import type { ActivityPostRow, ReadActivityPost } from '@/contract/content/activity-post';
import { langOf } from '@/entities/article/EditArticle';
import { inLanguage } from '@/shared/ui/text/in-language';
import { NotTranslated } from '@/entities/article/NotTranslated';
import { href } from '@/routes/href';
import type { DetailProps, EntityDetailDefinition } from '@/shared/detail/definition';
import { RouteLink } from '@/shared/ui/controls/RouteLink';
import { LongText } from '@/shared/ui/markdown/LongText';
import { Day } from '@/shared/ui/values/Day';
import { activityPostApi } from './api';
import styles from './detail.module.css';

/** One of the news, with those before and after it. */
export const activityPostDetail: EntityDetailDefinition<ReadActivityPost> = {
  entity: 'activity-post',
  endpoint: activityPostApi.endpoints.activityPost,
  edit: ({ uuid, lang }) => href('editActivityPost', { uuid, lang: langOf(lang) }),
  useTitle: ({ title }) => title,
  // No `bdi`: the direction of the heading is that of its text.
  heading: ({ title, lang }) => <span lang={lang}>{title}</span>,
  read: (post) => post,
  useSubtitle: ({ date }) => <Day iso={date} />,
  sections: [],
  Notes: NotTranslated,
  Body: ({ item: { body, lang } }) => body && <LongText text={body} {...inLanguage(lang)} />,
  Wide: Neighbours,
};

function Neighbour({ post, label }: { post: ActivityPostRow | null; label: string }) {
  if (!post) return null;
  const { uuid, slug, title, lang } = post;
  return (
    <li>
      {label}
      <RouteLink to={href('activityPost', { uuid, slug })}>
        <bdi {...inLanguage(lang)}>{title}</bdi>
      </RouteLink>
    </li>
  );
}

function Neighbours({ item: { older, newer } }: DetailProps<ReadActivityPost>) {
  const { t } = useTranslation('activity-post');
  if (!older && !newer) return null;
  return (
    <nav className={styles.neighbours} aria-label={t('neighbours')}>
      <ul>
        <Neighbour post={older} label={t('older')} />
        <Neighbour post={newer} label={t('newer')} />
      </ul>
    </nav>
  );
}
