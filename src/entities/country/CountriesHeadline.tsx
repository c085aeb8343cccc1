import { useTranslation } from 'react-i18next';
import { href } from '@/routes/href';
import { RouteLink } from '@/shared/ui/RouteLink';

/** The same countries by region. */
export function CountriesHeadline() {
  const { t } = useTranslation('country');
  return <RouteLink to={href('regions')}>{t('byRegion')}</RouteLink>;
}
