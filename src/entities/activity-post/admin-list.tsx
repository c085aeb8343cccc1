import { useTranslation } from 'react-i18next';
import type { ActivityPostDraft, ActivityPostFilter } from '@/contract/content/activity-post';
import { DraftedCard } from '@/entities/drafted/DraftedCard';
import { draftedList, draftStateColumn } from '@/entities/drafted/drafted-list';
import { MissingLanguages } from '@/entities/drafted/MissingLanguages';
import { changedColumn } from '@/entities/publication/columns';
import { shortStateName } from '@/entities/publication/values/state-name';
import { useLanguageName } from '@/entities/publication/values/use-language-name';
import { href } from '@/routes/href';
import { nameColumn } from '@/shared/list/columns';
import type { CardProps } from '@/shared/list/definition';
import { Day } from '@/shared/ui/values/Day';
import { activityPostEditingApi } from './editing-api';

/** The day that it stands under, or will stand under. */
function NewsDay({ date }: ActivityPostDraft) {
  const { t } = useTranslation('activity-post');
  return date ? <Day iso={date} /> : t('whenPublished');
}

/** All posts, as their editors have them. */
export const activityPostList = draftedList<ActivityPostDraft, ActivityPostFilter>(
  {
    entity: 'activity-post',
    endpoint: activityPostEditingApi.endpoints.activityPostList,
    idOf: ({ uuid }) => uuid,
    open: ({ uuid, slug }) => href('activityPost', { uuid, slug }),
    columns: [
      nameColumn('title', { width: 240, flex: 4 }),
      { name: 'date', sort: 'date', usual: true, width: 140, cell: (row) => <NewsDay {...row} /> },
      draftStateColumn,
      { name: 'missing', usual: true, width: 200, flex: 3, cell: (row) => <MissingLanguages {...row} /> },
      changedColumn,
    ],
    filters: [
      { kind: 'terms', field: 'state', useName: shortStateName.useName },
      { kind: 'terms', field: 'missing', useName: useLanguageName, none: 'drafted:noneMissing' },
      { kind: 'terms', field: 'year' },
      { kind: 'text', field: 'title' },
    ],
    Card: ActivityPostCard,
  },
  { line: 'PUT /activitypost/:uuid', create: 'newActivityPost', edit: 'editActivityPost' },
);

function ActivityPostCard({ row, name }: CardProps<ActivityPostDraft>) {
  return (
    <DraftedCard row={row} name={name}>
      <NewsDay {...row} />
    </DraftedCard>
  );
}
