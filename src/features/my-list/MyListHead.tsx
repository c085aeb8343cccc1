import { useTranslation } from 'react-i18next';
import { useMyList } from '@/session/my-list/use-my-list';
import { useShelf } from '@/session/my-list/use-shelf';
import { MyListTabs } from './MyListTabs';
import { useCounted } from './use-counted';

/** The list's name, its count, and its two pictures. */
export function MyListHead() {
  const { t } = useTranslation('my-list');
  const counted = useCounted();
  const { count } = useMyList();
  const { current } = useShelf().shelf;
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
