import type { ActivityPostFilter, ActivityPostRow } from '@/contract/content/activity-post';
import { inLanguage } from '@/shared/ui/text/in-language';
import { href } from '@/routes/href';
import type { CardProps, EntityListDefinition } from '@/shared/list/definition';
import { Day } from '@/shared/ui/values/Day';
import { activityPostApi } from './api';

/** What is new, the newest first. */
export const newsList: EntityListDefinition<ActivityPostRow, ActivityPostFilter> = {
  entity: 'activity-post',
  endpoint: activityPostApi.endpoints.news,
  idOf: ({ uuid }) => uuid,
  open: ({ uuid, slug }) => href('activityPost', { uuid, slug }),
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
  filters: [
    { kind: 'terms', field: 'year' },
    { kind: 'text', field: 'title' },
  ],
  defaultSort: { sort: 'date', dir: 'DESC' },
  cards: true,
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
