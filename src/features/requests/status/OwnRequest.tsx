import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnsweredHolder } from '@/contract/request/request';
import type { Consignment } from '@/contract/request/request-answer';
import { useRouteParams } from '@/routes/hooks/use-route';
import { useWrite } from '@/shared/api/changes';
import { fetchFile } from '@/shared/api/requests/fetch-file';
import { usePastStore } from '@/shared/api/use-past-store';
import { DetailOutcome } from '@/shared/detail/outcome/DetailOutcome';
import { Button } from '@/shared/ui/controls/Button';
import { ConfirmDialog } from '@/shared/ui/dialogs/ConfirmDialog';
import { useFormat } from '@/shared/ui/format/use-format';
import { permitForm, Permits } from '../permits/Permits';
import { RequestPage } from '../RequestPage';
import { EraseRequest } from './EraseRequest';
import { ConfirmByEmail, waitsForEmail } from './ConfirmByEmail';
import { RequestHead, RequestShown } from './RequestShown';
import { WithdrawRequest } from './WithdrawRequest';

/** A consignment of a genebank has arrived: its accessions are named. */
function Arrived({ holder, sent, work }: { holder: AnsweredHolder; sent: Consignment; work: () => Promise<void> }) {
  const { t } = useTranslation('requests');
  const [asks, setAsks] = useState(false);
  const { day } = useFormat();
  const names = holder.accessions.filter(({ uuid }) => sent.accessions.includes(uuid));
  return (
    <div>
      <p>
        {t('own.consignment', { time: day(sent.at) })}{' '}
        <bdi>{names.map(({ accessionNumber }) => accessionNumber).join(', ')}</bdi>
      </p>
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
          <RequestHead request={request} />
          <RequestShown
            request={request}
            permits={
              <Permits
                request={request}
                attach={(file, options) =>
                  write(
                    'POST /me/requests/:uuid/permits',
                    { params, upload: permitForm(file) },
                    { ...options, silent: true, timeout: false },
                  )
                }
                onAttached={set}
                open={(permit) => fetchFile('GET /me/requests/:uuid/permits/:permit', { params: { uuid, permit } })}
                remove={async (permit) =>
                  set(await write('DELETE /me/requests/:uuid/permits/:permit', { params: { uuid, permit } }))
                }
              />
            }
            step={
              waitsForEmail(request) && (
                <ConfirmByEmail
                  request={request}
                  resend={async () => set(await write('POST /me/requests/:uuid/resend', { params }))}
                />
              )
            }
            renderActions={(holder) =>
              (holder.answer?.consignments ?? []).map((sent, consignment) => {
                if (sent.received !== null) return null;
                const body = { instCode: holder.code, consignment };
                return (
                  <Arrived
                    key={sent.at}
                    holder={holder}
                    sent={sent}
                    work={async () => set(await write('POST /me/requests/:uuid/confirm', { params, body }))}
                  />
                );
              })
            }
          />
          <div className="actions">
            <WithdrawRequest
              request={request}
              work={async () => set(await write('POST /me/requests/:uuid/withdraw', { params }))}
            />
            <EraseRequest
              request={request}
              work={async () => set(await write('POST /me/requests/:uuid/erase', { params }))}
            />
          </div>
        </RequestPage>
      )}
    </DetailOutcome>
  );
}
