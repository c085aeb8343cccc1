import { useTranslation } from 'react-i18next';
import { useRouteParams } from '@/routes/hooks/use-route';
import { sendPastStore } from '@/shared/api/send-past-store';
import { FailureOutcome } from '@/shared/ui/outcomes/FailureOutcome';
import { Outcome } from '@/shared/ui/outcomes/Outcome';
import { Skeleton } from '@/shared/ui/outcomes/Skeleton';
import { RequestPage } from '../RequestPage';
import { EraseRequest } from './EraseRequest';
import { RequestShown } from './RequestShown';
import { WithdrawRequest } from './WithdrawRequest';
import { usePastStore } from '@/shared/api/use-past-store';

/** `/requests/status/{uuid}`: for whoever knows the address. */
export default function RequestStatusScreen() {
  const { t } = useTranslation('requests');
  const { tokenUUID: uuid } = useRouteParams('requestStatus');
  const { data, failure, set, retry } = usePastStore('GET /request/status/:uuid', { params: { uuid } });
  return (
    <RequestPage title={t('status.title')}>
      {failure?.status === 404 && <Outcome title={t('status.unknown')} text={t('status.unknownText')} />}
      {failure && failure.status !== 404 && <FailureOutcome failure={failure} retry={retry} />}
      {!data && !failure && <Skeleton variant="rounded" height={240} aria-label={t('status.loading')} />}
      {data && (
        <>
          <p>{t('status.private')}</p>
          <RequestShown request={data} />
          <WithdrawRequest
            request={data}
            work={async () => set(await sendPastStore('POST /request/status/:uuid/withdraw', { params: { uuid } }))}
          />
          <EraseRequest
            request={data}
            work={async () => set(await sendPastStore('POST /request/status/:uuid/erase', { params: { uuid } }))}
          />
        </>
      )}
    </RequestPage>
  );
}
