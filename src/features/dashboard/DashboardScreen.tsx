import { KINDS, kindsWith } from '@/contract/kinds';
import { Button } from '@/shared/ui/controls/Button';
import { useTranslation } from 'react-i18next';
import { Link } from '@/shared/ui/controls/Link';
import { href } from '@/routes/href';
import { useRouteParams } from '@/routes/hooks/use-route';
import { usePageTitle } from '@/routes/hooks/use-page-title';
import { Outcome } from '@/shared/ui/outcomes/Outcome';
import { PageBody } from '@/shared/ui/layout/PageBody';
import { PageHead } from '@/shared/home/PageHead';
import { useFormat } from '@/shared/ui/format/use-format';
import { ViewTabs } from '@/shared/ui/controls/ViewTabs';
import type { Items } from './api';
import { Home } from './Home';
import { itemsTabs, type ItemsTab } from './items-tabs';
import { ItemsList } from './ItemsList';
import { RoleNames } from './RoleNames';
import { useKinds, useItems } from './use-items';

/** Home and the lists, each with its number once all of it is known. */
function DashboardTabs({ open }: { open: ItemsTab | 'home' }) {
  const { t } = useTranslation('dashboard');
  const { number } = useFormat();
  const counted: Partial<Record<ItemsTab, Items>> = {
    drafts: useItems('drafts').currentData,
    reviews: useItems('reviews').currentData,
  };
  const labelOf = (tab: ItemsTab) => {
    const name = t(`tabs.${tab}`);
    const items = counted[tab];
    return items && items.failed.length === 0 ? t('counted', { name, number: number(items.total) }) : name;
  };
  const lists = itemsTabs.map((tab) => ({ name: tab, label: labelOf(tab), to: href('dashboard', { tab }) }));
  const home = { name: 'home', label: t('tabs.home'), to: href('dashboard') };
  return <ViewTabs label={t('tabs.label')} views={[home, ...lists]} open={open} />;
}

const READERS = [...new Set(kindsWith('drafts').flatMap((kind) => KINDS[kind].writers)), 'ROLE_ADMINISTRATOR'] as const;

/** For an account that has no drafts: that there is nothing to wait for, and who has them. */
function NotYours() {
  const { t } = useTranslation(['dashboard', 'session']);
  const { list } = useFormat();
  const roles = list(READERS.map((role) => t(`session:roles.${role}`)));
  return (
    <Outcome title={t('dashboard:notYours.title')} text={t('dashboard:notYours.text', { roles })}>
      <p>
        <RoleNames />
      </p>
      <Button component={Link} to={href('dashboard')} variant="contained">
        {t('dashboard:notYours.home')}
      </Button>
    </Outcome>
  );
}

/** The first page of who is signed in: what they may do, and what waits to be written, reviewed, looked at. */
export default function DashboardScreen() {
  // The lists come later, and would hide the page while their texts are loaded.
  const { t } = useTranslation(['dashboard', 'nav', 'publication', 'ui']);
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
