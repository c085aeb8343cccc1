import { useTranslation } from 'react-i18next';
import { useRouteParams } from '@/routes/use-route';
import { usePageTitle } from '@/routes/use-page-title';
import { PageBody } from '@/shared/ui/PageBody';
import { PageHead } from '@/shared/home/PageHead';
import { DashboardTabs } from './DashboardTabs';
import { Home } from './Home';
import { ItemsList } from './ItemsList';
import { NotYours } from './NotYours';
import { useKinds } from './use-items';

/** The first page of who is signed in: what they may do, and what waits to be written, reviewed, looked at. */
export default function DashboardScreen() {
  const { t } = useTranslation('dashboard');
  const { tab } = useRouteParams('dashboard');
  const publishes = useKinds().length > 0;
  const title = tab ? t(`tabs.${tab}`) : t('title');
  usePageTitle(tab ? t('titleOfTab', { tab: title }) : title);
  return (
    <PageBody>
      {/* Alike in all tabs, so that none of them moves when another is opened. */}
      <PageHead title={title} />
      {publishes && <DashboardTabs open={tab ?? 'home'} />}
      {!tab && <Home />}
      {tab && (publishes ? <ItemsList tab={tab} /> : <NotYours />)}
    </PageBody>
  );
}
