import { useTranslation } from 'react-i18next';
import { href } from '@/routes/href';
import { RouteLink } from '@/shared/ui/RouteLink';

/** Every descriptor by itself, and the controlled lists of terms: no menu names them. */
export function ListsHeadline() {
  const { t } = useTranslation('descriptor-list');
  return (
    <span>
      <RouteLink to={href('descriptors', {})}>{t('descriptors')}</RouteLink>
      {' · '}
      <RouteLink to={href('vocabularies')}>{t('vocabularies')}</RouteLink>
    </span>
  );
}
