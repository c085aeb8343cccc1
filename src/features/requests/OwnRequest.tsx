import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnsweredHolder } from '@/contract/request';
import { href } from '@/routes/href';
import { useRouteParams } from '@/routes/use-route';
import { useWrite } from '@/shared/api/changes';
import { usePastStore } from '@/shared/api/use-past-store';
import { Button } from '@/shared/ui/Button';
import { ConfirmDialog } from '@/shared/ui/ConfirmDialog';
import { FailureOutcome } from '@/shared/ui/FailureOutcome';
import { Outcome } from '@/shared/ui/Outcome';
import { RouteLink } from '@/shared/ui/RouteLink';
import { Skeleton } from '@/shared/ui/Skeleton';
import { useFormat } from '@/shared/ui/use-format';
import { RequestPage } from './RequestPage';
import { RequestShown } from './RequestShown';
import { WithdrawRequest } from './WithdrawRequest';

/** What came from one genebank has arrived. */
function Arrived({ holder, work }: { holder: AnsweredHolder; work: () => Promise<void> }) {
  const { t } = useTranslation('requests');
  const [asks, setAsks] = useState(false);
  if (holder.answer?.state !== 'SHIPPED') return null;
  return (
    <div>
      <Button variant="contained" onClick={() => setAsks(true)}>
        {t('own.arrived')}
      </Button>
      {asks && (
        <ConfirmDialog
          harmless
          title={t('own.arrived')}
          confirm={t('receipt.confirm')}
          work={work}
          onClose={() => setAsks(false)}
        >
          <p>{t('own.arrivedText')}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}

/** `/dashboard/my-requests/{uuid}`: where an own request stands. */
export default function OwnRequest() {
  const { t } = useTranslation('requests');
  const { day } = useFormat();
  const { uuid } = useRouteParams('myRequest');
  const params = { uuid };
  const write = useWrite();
  const { data, failure, set, retry } = usePastStore('GET /me/requests/:uuid', { params });
  const sent = data?.history[0]?.at;
  return (
    <RequestPage title={sent ? t('own.title', { time: day(sent) }) : t('status.title')}>
      {failure?.status === 404 && (
        <Outcome title={t('status.unknown')} text={t('own.unknownText')}>
          <Button variant="contained" component={RouteLink} to={href('myRequests')}>
            {t('own.list')}
          </Button>
        </Outcome>
      )}
      {failure && failure.status !== 404 && <FailureOutcome failure={failure} retry={retry} />}
      {!data && !failure && <Skeleton variant="rounded" height={240} aria-label={t('own.loading')} />}
      {data && (
        <>
          <RequestShown
            request={data}
            renderActions={(holder) => (
              <Arrived
                holder={holder}
                work={async () =>
                  set(await write('POST /me/requests/:uuid/confirm', { params, body: { instCode: holder.code } }))
                }
              />
            )}
          />
          <WithdrawRequest
            state={data.state}
            work={async () => set(await write('POST /me/requests/:uuid/withdraw', { params }))}
          />
        </>
      )}
    </RequestPage>
  );
}
