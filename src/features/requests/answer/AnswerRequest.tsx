import { useTranslation } from 'react-i18next';
import { useRouteParams } from '@/routes/hooks/use-route';
import { linkFault } from '@/shared/api/link-fault';
import { fetchFile } from '@/shared/api/requests/fetch-file';
import { sendPastStore } from '@/shared/api/send-past-store';
import { usePastStore } from '@/shared/api/use-past-store';
import { FailureOutcome } from '@/shared/ui/outcomes/FailureOutcome';
import { useIsolated } from '@/shared/ui/text/use-isolated';
import { Skeleton } from '@/shared/ui/outcomes/Skeleton';
import { GenebankPart } from './GenebankPart';
import { FaultNote } from '../links/RequestLinkPage';
import { RequestPage } from '../RequestPage';

/** `/request/{tokenUuid}/answer`: by the genebank, as often as it has something to say. */
export default function AnswerRequest() {
  const { t } = useTranslation('requests');
  const isolated = useIsolated();
  const { tokenUUID: token } = useRouteParams('answerRequest');
  const { data, failure, set, retry } = usePastStore('GET /request/:token/answer', { params: { token } });
  const fault = failure && linkFault(failure);
  return (
    <RequestPage wide title={t('answer.title')}>
      {fault && <FaultNote fault={fault} />}
      {failure && !fault && <FailureOutcome failure={failure} retry={retry} />}
      {!data && !failure && <Skeleton variant="rounded" height={240} aria-label={t('link.loading')} />}
      {data && (
        <GenebankPart
          page={data}
          text={t('answer.text', { name: isolated(data.holder.name) })}
          openPermit={(permit) =>
            fetchFile('GET /request/:token/answer/permits/:permit', { params: { token, permit } })
          }
          send={async (body) => set(await sendPastStore('PUT /request/:token/answer', { params: { token }, body }))}
        />
      )}
    </RequestPage>
  );
}
