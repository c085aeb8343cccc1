import { useTranslation } from 'react-i18next';
import type { SubrequestDetails } from '@/contract/request-lists';
import { ExportButton } from '@/entities/accession/export/ExportButton';
import { filterOfUuids } from '@/entities/accession/filter-of-uuids';
import { href } from '@/routes/href';
import { useRouteParams } from '@/routes/use-route';
import { useWrite } from '@/shared/api/changes';
import { usePastStore } from '@/shared/api/use-past-store';
import { DetailOutcome } from '@/shared/detail/DetailOutcome';
import { Button } from '@/shared/ui/Button';
import { Moment } from '@/shared/ui/Moment';
import { RouteLink } from '@/shared/ui/RouteLink';
import { styled } from '@/shared/ui/styled';
import { AnswerParts } from './AnswerParts';
import { PackingList } from './PackingList';
import { RequestPage } from './RequestPage';

/** The sheet stands in its place on paper. */
const OnScreen = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2.5),
  '& > *': { minWidth: 0 },
  '& > ol': { margin: 0 },
  '@media print': { display: 'none' },
}));

/** What became of it so far, and what can be taken along. */
function Head({ details: { page, instCode } }: { details: SubrequestDetails }) {
  // What the button of files says is in the other.
  const { t } = useTranslation(['requests', 'accession']);
  const { accessions, answer } = page.holder;
  const historic = accessions.some((row) => row.historic);
  return (
    <>
      <ol>
        {answer.history.map(({ state, at }) => (
          <li key={`${state} ${at}`}>
            {t(`holderStates.${state}`)}, <Moment iso={at} />
          </li>
        ))}
      </ol>
      <div className="actions">
        <Button variant="outlined" onClick={() => window.print()}>
          {t('packing.print')}
        </Button>
        <ExportButton
          filter={filterOfUuids(
            accessions.map(({ uuid }) => uuid),
            historic,
          )}
          code={undefined}
          total={accessions.length}
        />
        <Button component={RouteLink} to={href('institute', { wiewsCode: instCode })}>
          {page.holder.name}
        </Button>
      </div>
    </>
  );
}

/** `/dashboard/requests/{instCode}/{uuid}`: what is asked of one genebank, for those who answer for it. */
export default function IncomingRequest() {
  const { t } = useTranslation('requests');
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
        <RequestPage title={t('incoming.title', { name: found.fullName })}>
          <OnScreen>
            <Head details={found} />
            <AnswerParts
              page={found.page}
              text={t('incoming.text', { name: found.instName })}
              send={async (body) => set(await write('PUT /subrequest/:uuid', { params, body }))}
            />
          </OnScreen>
          <PackingList page={found.page} />
        </RequestPage>
      )}
    </DetailOutcome>
  );
}
