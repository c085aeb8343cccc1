import { useTranslation } from 'react-i18next';
import { href } from '@/routes/href';
import { RouteLink } from '@/shared/ui/RouteLink';

/** The controlled lists of terms that values come from, which no menu names. */
export function DescriptorsHeadline() {
  const { t } = useTranslation('descriptor');
  return (
    <span>
      <RouteLink to={href('descriptorLists', {})}>{t('lists')}</RouteLink>
      {' · '}
      <RouteLink to={href('vocabularies')}>{t('vocabularies')}</RouteLink>
    </span>
  );
}
