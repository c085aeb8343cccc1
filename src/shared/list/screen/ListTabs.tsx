import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { href } from '@/routes/href';
import { useRoute } from '@/routes/hooks/use-route';
import { useText } from '@/shared/ui/text/use-text';
import { ViewTabs } from '@/shared/ui/controls/ViewTabs';
import type { ListView } from '../definition';
import { OWN_PAGE } from '../address/list-view';

/** How the list is looked at belongs to the table; it is there again when somebody comes back. */
function kept(search: string): string {
  const params = new URLSearchParams(search);
  for (const name of ['view', 'page', OWN_PAGE]) params.delete(name);
  const text = params.toString();
  return text && `?${text}`;
}

interface Props {
  entity: string;
  views: readonly ListView[];
  code: string | undefined;
}

/** The pictures of one result, with the same filter. */
export function ListTabs({ entity, views, code }: Props) {
  const text = useText(entity);
  const { t } = useTranslation('ui');
  const { search } = useLocation();
  const tabs = views.map(({ name, route }) => ({
    name: route,
    label: text(`${entity}:views.${name}`),
    to: href(route as 'accessions', { filterCode: code }) + kept(search),
  }));
  return <ViewTabs label={t('list.views')} views={tabs} open={useRoute()?.name} />;
}
