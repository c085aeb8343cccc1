import { useTranslation } from 'react-i18next';
import { usePageTitle } from '@/routes/use-page-title';
import { useMyList } from '@/session/my-list/use-my-list';
import { useShelf } from '@/session/my-list/use-shelf';
import { MyListTabs } from './MyListTabs';

/** The list's name, its count, and its two pictures. */
export function MyListHead() {
  const { t } = useTranslation('my-list');
  const { count } = useMyList();
  const { current } = useShelf().shelf;
  usePageTitle(current.name || undefined);
  return (
    <>
      <header>
        <h1 tabIndex={-1}>{current.name ? <bdi>{current.name}</bdi> : t('title')}</h1>
        <span role="status">{t('count', { count })}</span>
        {current.note && <span dir="auto">{current.note}</span>}
      </header>
      <MyListTabs />
    </>
  );
}
