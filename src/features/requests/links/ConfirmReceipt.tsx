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
import { RequestLinkPage } from './RequestLinkPage';

/** `/request/{tokenUuid}/confirm`: the requester says that the material has arrived. */
export default function ConfirmReceipt() {
  const { t } = useTranslation('requests');
  const { tokenUUID: token } = useRouteParams('confirmReceipt');
  const [request, setRequest] = useState<RequestStatus>();
  return (
    <RequestLinkPage
      token={token}
      purpose="request-confirm"
      title={t('receipt.title')}
      done={
        request && (
          <Outcome title={t('receipt.done')} text={t('receipt.doneText')}>
            <Button variant="contained" component={RouteLink} to={href('requestStatus', { tokenUUID: request.uuid })}>
              {t('link.toStatus')}
            </Button>
          </Outcome>
        )
      }
    >
      {() => (
        <>
          <p>{t('receipt.text')}</p>
          <ActForm
            label={t('receipt.confirm')}
            act={async () => setRequest(await sendPastStore('POST /request/:token/confirm', { params: { token } }))}
          />
        </>
      )}
    </RequestLinkPage>
  );
}
