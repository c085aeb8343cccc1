import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { adminActions, type AdminAction, type AdminRequestDetails } from '@/contract/request/request-admin';
import { href } from '@/routes/href';
import { useRouteParams } from '@/routes/hooks/use-route';
import { useWrite } from '@/shared/api/changes';
import { fetchFile } from '@/shared/api/requests/fetch-file';
import { usePastStore } from '@/shared/api/use-past-store';
import { Alert } from '@/shared/mui/Alert';
import { DetailOutcome } from '@/shared/detail/outcome/DetailOutcome';
import { Button } from '@/shared/ui/controls/Button';
import { ConfirmDialog } from '@/shared/ui/dialogs/ConfirmDialog';
import { useIsolated } from '@/shared/ui/text/use-isolated';
import { AttachedPermits } from '../permits/AttachedPermits';
import { RequestInfoFacts } from '../RequestInfoFacts';
import { RequestPage } from '../RequestPage';
import { RequestHead, RequestShown } from './RequestShown';

interface Props {
  request: AdminRequestDetails;
  act: (action: AdminAction) => Promise<void>;
}

const isFinal = (action: AdminAction): boolean => action === 'remove' || action === 'erase';

/** What the state of the request allows, asked for before it is done. */
function Actions({ request, act }: Props) {
  const { t } = useTranslation(['request', 'requests']);
  const [asked, setAsked] = useState<AdminAction>();
  const allowed = adminActions(request);
  if (allowed.length === 0) return <p>{t('requests:admin.none')}</p>;
  return (
    <div className="actions">
      {allowed.map((action) => (
        <Button
          key={action}
          variant="outlined"
          color={isFinal(action) ? 'error' : 'primary'}
          onClick={() => setAsked(action)}
        >
          {t(`request:actions.${action}`)}
        </Button>
      ))}
      {asked && (
        <ConfirmDialog
          title={t(`request:confirm.${asked}.title`)}
          confirm={t(`request:actions.${asked}`)}
          harmless={!isFinal(asked)}
          work={() => act(asked)}
          onClose={() => setAsked(undefined)}
        >
          <p>{t(`request:confirm.${asked}.text`)}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}

/** `/admin/requests/{uuid}`: who asks for what, where it stands, and what an administrator may do. */
export default function AdminRequest() {
  const { t } = useTranslation(['requests', 'request']);
  const isolated = useIsolated();
  const { uuid } = useRouteParams('adminRequest');
  const params = { uuid };
  const write = useWrite();
  const navigate = useNavigate();
  const { data, failure, set, retry } = usePastStore('GET /request/:uuid', { params });
  const [times, setTimes] = useState(0);
  const act = async (action: AdminAction) => {
    if (action === 'remove') {
      await write('DELETE /request/:uuid', { params });
      void navigate(href('adminRequests'), { replace: true });
      return;
    }
    set(await write('POST /request/:uuid/admin/:action', { params: { uuid, action } }));
    setTimes(times + 1);
  };
  return (
    <DetailOutcome query={{ currentData: data, error: failure, refetch: retry }} name={uuid}>
      {(request) => (
        <RequestPage
          title={
            request.erased === undefined
              ? t('requests:incoming.title', { name: isolated(request.fullName) })
              : t('requests:erase.title')
          }
        >
          {times > 0 && (
            <Alert key={`done ${times}`} severity="success" role="status">
              {t('requests:admin.done')}
            </Alert>
          )}
          <RequestHead foreign request={request.status} />
          <h2>{t('requests:admin.title')}</h2>
          <Actions request={request} act={act} />
          {request.erased === undefined && (
            <>
              <h2>{t('requests:answer.who')}</h2>
              <RequestInfoFacts info={request.info} />
              <p>
                {t('request:fields.pid')}: <bdi>{request.pid ?? t('request:noPid')}</bdi>
              </p>
            </>
          )}
          <RequestShown
            foreign
            request={request.status}
            permits={
              <AttachedPermits
                permits={request.status.permits}
                open={(permit) => fetchFile('GET /request/:uuid/permits/:permit', { params: { uuid, permit } })}
              />
            }
          />
        </RequestPage>
      )}
    </DetailOutcome>
  );
}
