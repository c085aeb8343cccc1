import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnsweredHolder } from '@/contract/request';
import { useRouteParams } from '@/routes/use-route';
import { useWrite } from '@/shared/api/changes';
import { usePastStore } from '@/shared/api/use-past-store';
import { DetailOutcome } from '@/shared/detail/DetailOutcome';
import { Button } from '@/shared/ui/Button';
import { ConfirmDialog } from '@/shared/ui/ConfirmDialog';
import { useFormat } from '@/shared/ui/use-format';
import { RequestPage } from '../RequestPage';
import { EraseRequest } from './EraseRequest';
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
  return (
    <DetailOutcome query={{ currentData: data, error: failure, refetch: retry }} name={uuid}>
      {(request) => (
        <RequestPage title={t('own.title', { time: day(request.history[0]?.at ?? '') })}>
          <RequestShown
            request={request}
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
            request={request}
            work={async () => set(await write('POST /me/requests/:uuid/withdraw', { params }))}
          />
          <EraseRequest
            request={request}
            work={async () => set(await write('POST /me/requests/:uuid/erase', { params }))}
          />
        </RequestPage>
      )}
    </DetailOutcome>
  );
}
