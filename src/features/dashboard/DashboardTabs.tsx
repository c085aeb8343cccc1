import { useTranslation } from 'react-i18next';
import { href } from '@/routes/href';
import { useFormat } from '@/shared/ui/use-format';
import { ViewTabs } from '@/shared/ui/ViewTabs';
import type { Items } from './api';
import { itemsTabs, type ItemsTab } from './items-tabs';
import { useItems } from './use-items';

/** Home and the lists, each with its number once all of it is known. */
export function DashboardTabs({ open }: { open: ItemsTab | 'home' }) {
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
