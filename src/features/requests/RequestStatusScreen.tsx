import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { requestMove, type AnsweredHolder, type RequestStatus } from '@/contract/request';
import { MailboxLink } from '@/entities/profile/MailboxLink';
import { useRouteParams } from '@/routes/use-route';
import { sendPastStore } from '@/shared/api/send-past-store';
import { Button } from '@/shared/ui/Button';
import { ConfirmDialog } from '@/shared/ui/ConfirmDialog';
import { FailureOutcome } from '@/shared/ui/FailureOutcome';
import { Moment } from '@/shared/ui/Moment';
import { Outcome } from '@/shared/ui/Outcome';
import { Skeleton } from '@/shared/ui/Skeleton';
import { useFormat } from '@/shared/ui/use-format';
import { AskedAccessions } from './AskedAccessions';
import { RequestPage } from './RequestPage';
import { usePastStore } from '@/shared/api/use-past-store';

/** What happened so far, oldest first. */
function History({ history }: Pick<RequestStatus, 'history'>) {
  const { t } = useTranslation('requests');
  return (
    <ol>
      {history.map(({ state, at }) => (
        <li key={state}>
          {t(`states.${state}`)}, <Moment iso={at} />
        </li>
      ))}
    </ol>
  );
}

/** One genebank's part, and what became of it so far. */
function HolderPart({ holder }: { holder: AnsweredHolder }) {
  const { t } = useTranslation('requests');
  const { day } = useFormat();
  const { answer } = holder;
  const since = answer?.history.at(-1)?.at ?? '';
  return (
    <AskedAccessions holder={holder} answer={answer ?? undefined}>
      {answer && (
        <p>
          <strong>{t('answered.since', { state: t(`holderStates.${answer.state}`), time: day(since) })}</strong>
        </p>
      )}
      {answer?.note && (
        <div>
          <p>{t('answered.note')}</p>
          <blockquote style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }} dir="auto">
            {answer.note}
          </blockquote>
        </div>
      )}
      {answer?.tracking && <p>{t('answered.tracking', { number: answer.tracking })}</p>}
    </AskedAccessions>
  );
}

/** Where a request stands; nothing about the person is here. */
export function RequestShown({ request }: { request: RequestStatus }) {
  const { t } = useTranslation('requests');
  const { day } = useFormat();
  const { state, history, expires, holders } = request;
  return (
    <>
      <p>
        <strong>{t(`states.${state}`)}</strong>
      </p>
      <h2>{t('status.next')}</h2>
      <p>
        {t(`nextSteps.${state}`, { until: expires === null ? '' : day(expires) })} <MailboxLink />
      </p>
      <h2>{t('status.history')}</h2>
      <History history={history} />
      <h2>{t('status.asked')}</h2>
      {holders.map((holder) => (
        <HolderPart key={holder.code} holder={holder} />
      ))}
    </>
  );
}

/** `/requests/status/{uuid}`: for whoever knows the address. */
export default function RequestStatusScreen() {
  const { t } = useTranslation('requests');
  const { tokenUUID: uuid } = useRouteParams('requestStatus');
  const { data, failure, set, retry } = usePastStore('GET /request/status/:uuid', { params: { uuid } });
  const [withdraws, setWithdraws] = useState(false);
  return (
    <RequestPage title={t('status.title')}>
      {failure?.status === 404 && <Outcome title={t('status.unknown')} text={t('status.unknownText')} />}
      {failure && failure.status !== 404 && <FailureOutcome failure={failure} retry={retry} />}
      {!data && !failure && <Skeleton variant="rounded" height={240} aria-label={t('status.loading')} />}
      {data && (
        <>
          <p>{t('status.private')}</p>
          <RequestShown request={data} />
          {requestMove(data.state, 'withdraw') && (
            <div>
              <Button color="error" variant="outlined" onClick={() => setWithdraws(true)}>
                {t('status.withdraw')}
              </Button>
            </div>
          )}
        </>
      )}
      {withdraws && (
        <ConfirmDialog
          title={t('status.withdraw')}
          confirm={t('status.withdrawConfirm')}
          work={async () => set(await sendPastStore('POST /request/status/:uuid/withdraw', { params: { uuid } }))}
          onClose={() => setWithdraws(false)}
        >
          <p>{t('status.withdrawText')}</p>
        </ConfirmDialog>
      )}
    </RequestPage>
  );
}
