import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RequestStatus } from '@/contract/request/request';
import { href } from '@/routes/href';
import { useRouteParams } from '@/routes/hooks/use-route';
import { sendPastStore } from '@/shared/api/send-past-store';
import { ActForm } from '@/shared/form/ActForm';
import { Button } from '@/shared/ui/controls/Button';
import { Outcome } from '@/shared/ui/outcomes/Outcome';
import { RouteLink } from '@/shared/ui/controls/RouteLink';
import { useFormat } from '@/shared/ui/format/use-format';
import { useIsolated } from '@/shared/ui/text/use-isolated';
import { RequestLinkPage } from './RequestLinkPage';

/** `/request/{tokenUuid}/validate`: by whoever asked. */
export default function ValidateRequest() {
  const { t } = useTranslation('requests');
  const isolated = useIsolated();
  const { day } = useFormat();
  const { tokenUUID: token } = useRouteParams('validateRequest');
  const [request, setRequest] = useState<RequestStatus>();
  return (
    <RequestLinkPage
      token={token}
      purpose="request-validate"
      title={t('link.validateTitle')}
      done={
        request && (
          <Outcome
            title={t('link.validated')}
            text={t(`nextSteps.${request.state}`, { until: request.expires === null ? '' : day(request.expires) })}
          >
            <Button variant="contained" component={RouteLink} to={href('requestStatus', { tokenUUID: request.uuid })}>
              {t('link.toStatus')}
            </Button>
          </Outcome>
        )
      }
    >
      {({ email }) => (
        <>
          <p>{t('link.validateText', { email: isolated(email) })}</p>
          <ActForm
            tellsLimit
            label={t('link.validate')}
            act={async () => setRequest(await sendPastStore('POST /request/:token/validate', { params: { token } }))}
          />
        </>
      )}
    </RequestLinkPage>
  );
}
