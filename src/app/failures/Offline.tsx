import { useTranslation } from 'react-i18next';
import { href } from '@/routes/href';
import { RouteLink } from '@/shared/ui/controls/RouteLink';
import { Notice } from '../shell/Notice';

/** In place of a screen that was opened without a network; it is drawn when that is back. */
export function Offline() {
  const { t } = useTranslation('common');
  return (
    <Notice role="status">
      <h1>{t('offline.title')}</h1>
      <p>{t('offline.text')}</p>
      <p>
        <RouteLink to={href('myList')}>{t('offline.myList')}</RouteLink>
      </p>
    </Notice>
  );
}
