import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { href } from '@/routes/href';
import { useRouteParams } from '@/routes/hooks/use-route';
import { fetchFile } from '@/shared/api/requests/fetch-file';
import { sendPastStore } from '@/shared/api/send-past-store';
import { FailureOutcome } from '@/shared/ui/outcomes/FailureOutcome';
import { Outcome } from '@/shared/ui/outcomes/Outcome';
import { Skeleton } from '@/shared/ui/outcomes/Skeleton';
import { forgetRequest, keepRequest, keptRequests } from '../kept-requests';
import { permitForm, Permits } from '../permits/Permits';
import { RequestPage } from '../RequestPage';
import { ConfirmByEmail, waitsForEmail } from './ConfirmByEmail';
import { EraseRequest } from './EraseRequest';
import { RequestHead, RequestShown } from './RequestShown';
import { useSentRequest, type SentRequest } from './sent-request';
import { WithdrawRequest } from './WithdrawRequest';
import { usePastStore } from '@/shared/api/use-past-store';

/** `/requests/status/{uuid}`: for whoever knows the address. */
export default function RequestStatusScreen() {
  const { t } = useTranslation('requests');
  const { tokenUUID: uuid } = useRouteParams('requestStatus');
  const { data, failure, set, retry } = usePastStore('GET /request/status/:uuid', { params: { uuid } });
  const sent = useSentRequest();
  const navigate = useNavigate();
  const correct = async ({ key }: SentRequest, email: string) => {
    const corrected = await sendPastStore('POST /request/status/:uuid/correct', {
      params: { uuid },
      body: { key, email },
    });
    if (keptRequests().some((kept) => kept.uuid === uuid)) {
      forgetRequest(uuid);
      keepRequest({ uuid: corrected.uuid, at: corrected.history[0]?.at ?? '' });
    }
    const state: SentRequest = { key, email };
    await navigate(href('requestStatus', { tokenUUID: corrected.uuid }), { replace: true, state });
  };
  return (
    <RequestPage title={t('status.title')}>
      {failure?.status === 404 && <Outcome title={t('status.unknown')} text={t('status.unknownText')} />}
      {failure && failure.status !== 404 && <FailureOutcome failure={failure} retry={retry} />}
      {!data && !failure && <Skeleton variant="rounded" height={240} aria-label={t('status.loading')} />}
      {data && (
        <>
          <RequestHead request={data} />
          <p>{t('status.private')}</p>
          <RequestShown
            request={data}
            permits={
              <Permits
                request={data}
                attach={(file, options) =>
                  sendPastStore(
                    'POST /request/status/:uuid/permits',
                    { params: { uuid }, upload: permitForm(file) },
                    { ...options, silent: true, timeout: false },
                  )
                }
                onAttached={set}
                open={(permit) => fetchFile('GET /request/status/:uuid/permits/:permit', { params: { uuid, permit } })}
                remove={async (permit) =>
                  set(await sendPastStore('DELETE /request/status/:uuid/permits/:permit', { params: { uuid, permit } }))
                }
              />
            }
            step={
              waitsForEmail(data) && (
                <ConfirmByEmail
                  request={data}
                  email={sent?.email}
                  resend={async () =>
                    set(await sendPastStore('POST /request/status/:uuid/resend', { params: { uuid } }))
                  }
                  correct={sent && ((email) => correct(sent, email))}
                />
              )
            }
          />
          <div className="actions">
            <WithdrawRequest
              request={data}
              work={async () => set(await sendPastStore('POST /request/status/:uuid/withdraw', { params: { uuid } }))}
            />
            <EraseRequest
              request={data}
              work={async () => set(await sendPastStore('POST /request/status/:uuid/erase', { params: { uuid } }))}
            />
          </div>
        </>
      )}
    </RequestPage>
  );
}
