import { useTranslation } from 'react-i18next';
import { href } from '@/routes/href';
import { useRoute } from '@/routes/use-route';
import { ViewTabs } from '@/shared/ui/ViewTabs';

const VIEWS = ['myList', 'myListMap'] as const;

/** The table and the map of the list. */
export function MyListTabs() {
  const { t } = useTranslation('my-list');
  const views = VIEWS.map((name) => ({ name, label: t(`views.${name}`), to: href(name) }));
  return <ViewTabs label={t('views.label')} views={views} open={useRoute()?.name} />;
}
