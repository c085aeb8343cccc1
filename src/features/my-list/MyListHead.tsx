import { useTranslation } from 'react-i18next';
import { href } from '@/routes/href';
import { useRoute } from '@/routes/hooks/use-route';
import { useMyList } from '@/session/my-list/use-my-list';
import { useSavedLists } from '@/session/my-list/use-saved-lists';
import { ViewTabs } from '@/shared/ui/controls/ViewTabs';
import { useCounted } from './use-counted';

const VIEWS = ['myList', 'myListMap'] as const;

/** The table and the map of the list. */
function MyListTabs() {
  const { t } = useTranslation('my-list');
  const views = VIEWS.map((name) => ({ name, label: t(`views.${name}`), to: href(name) }));
  return <ViewTabs label={t('views.label')} views={views} open={useRoute()?.name} />;
}

/** The list's name, its count, and its two pictures. */
export function MyListHead() {
  const { t } = useTranslation('my-list');
  const counted = useCounted();
  const { count } = useMyList();
  const { current } = useSavedLists().saved;
  return (
    <>
      <div className="head">
        <h1 tabIndex={-1}>{current.name ? <bdi>{current.name}</bdi> : t('title')}</h1>
        <span role="status">{t('count', counted(count))}</span>
        {current.note && <span dir="auto">{current.note}</span>}
      </div>
      <MyListTabs />
    </>
  );
}
