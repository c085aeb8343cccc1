import { useTranslation } from 'react-i18next';
import { useRouteParams } from '@/routes/hooks/use-route';
import { useWrite } from '@/shared/api/changes';
import { fetchFile } from '@/shared/api/requests/fetch-file';
import { usePastStore } from '@/shared/api/use-past-store';
import { DetailOutcome } from '@/shared/detail/outcome/DetailOutcome';
import { useIsolated } from '@/shared/ui/text/use-isolated';
import { GenebankPart } from './GenebankPart';
import { RequestPage } from '../RequestPage';

/** `/dashboard/requests/{instCode}/{uuid}`: what is asked of one genebank, for those who answer for it. */
export default function IncomingRequest() {
  const { t } = useTranslation('requests');
  const isolated = useIsolated();
  const { wiewsCode, uuid } = useRouteParams('incomingRequest');
  const params = { uuid };
  const write = useWrite();
  const { data, failure, set, retry } = usePastStore('GET /subrequest/:uuid', { params });
  // An address that names another institute is none.
  const astray = data && data.instCode !== wiewsCode ? { status: 404, message: '', retryable: false } : undefined;
  const query = { error: failure ?? astray, refetch: retry, ...(!astray && data && { currentData: data }) };
  return (
    <DetailOutcome query={query} name={uuid}>
      {(found) => (
        <RequestPage
          wide
          title={
            found.page.erased === undefined ? t('incoming.title', { name: isolated(found.fullName) }) : t('erase.title')
          }
        >
          <GenebankPart
            page={found.page}
            text={t('incoming.text', { name: isolated(found.instName) })}
            openPermit={(permit) => fetchFile('GET /subrequest/:uuid/permits/:permit', { params: { uuid, permit } })}
            send={async (body) => set(await write('PUT /subrequest/:uuid', { params, body }))}
          />
        </RequestPage>
      )}
    </DetailOutcome>
  );
}
