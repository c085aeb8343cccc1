import type { ActivityPostFilter, ActivityPostRow } from '@/contract/content/activity-post';
import { inLanguage } from '@/entities/article/in-language';
import { href } from '@/routes/href';
import type { CardProps, EntityListDefinition } from '@/shared/list/definition';
import { Day } from '@/shared/ui/values/Day';
import { activityPostApi } from './api';

/** What is new, the newest first. */
export const activityPostList: EntityListDefinition<ActivityPostRow, ActivityPostFilter> = {
  entity: 'activity-post',
  endpoint: activityPostApi.endpoints.activityPostList,
  idOf: ({ uuid }) => uuid,
  open: ({ uuid, slug }) => href('newsItem', { uuid, slug }),
  columns: [
    {
      name: 'title',
      sort: 'title',
      fixed: true,
      opens: true,
      cell: ({ title, lang }) => <bdi {...inLanguage(lang)}>{title}</bdi>,
    },
    { name: 'date', sort: 'date', usual: true, width: 130, cell: ({ date }) => <Day iso={date} /> },
  ],
  filters: [{ kind: 'terms', field: 'year' }],
  defaultSort: { sort: 'date', dir: 'DESC' },
  Card: NewsCard,
  // Neither a file nor a link of news is asked for.
  Actions: () => null,
};

function NewsCard({ row: { date, description, lang }, name }: CardProps<ActivityPostRow>) {
  return (
    <>
      <Day iso={date} />
      <div>{name}</div>
      {description && <div {...inLanguage(lang)}>{description}</div>}
    </>
  );
}
