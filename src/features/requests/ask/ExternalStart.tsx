import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router-dom';
import { isUuid } from '@/contract/patterns';
import { href } from '@/routes/href';
import { Button } from '@/shared/ui/controls/Button';
import { RouteLink } from '@/shared/ui/controls/RouteLink';
import { RequestPage } from '../RequestPage';

/** `/requests/external`: what such a request is; with `?key=` it goes on to the list that was handed over. */
export default function ExternalStart() {
  const { t } = useTranslation('requests');
  const [parameters] = useSearchParams();
  const key = parameters.get('key')?.toLowerCase() ?? '';
  if (isUuid(key)) return <Navigate to={href('externalRequest', { tokenUUID: key })} replace />;
  return (
    <RequestPage title={t('external.title')}>
      <p>{t('external.text')}</p>
      <div className="actions">
        <Button variant="contained" component={RouteLink} to={href('requests')}>
          {t('start.title')}
        </Button>
      </div>
    </RequestPage>
  );
}
