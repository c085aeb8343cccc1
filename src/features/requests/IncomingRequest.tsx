import { useTranslation } from 'react-i18next';
import type { SubrequestDetails } from '@/contract/request-lists';
import { ExportButton } from '@/entities/accession/export/ExportButton';
import { filterOfUuids } from '@/entities/accession/filter-of-uuids';
import { href } from '@/routes/href';
import { useRouteParams } from '@/routes/use-route';
import { useWrite } from '@/shared/api/changes';
import { usePastStore } from '@/shared/api/use-past-store';
import { Button } from '@/shared/ui/Button';
import { FailureOutcome } from '@/shared/ui/FailureOutcome';
import { Moment } from '@/shared/ui/Moment';
import { Outcome } from '@/shared/ui/Outcome';
import { RouteLink } from '@/shared/ui/RouteLink';
import { Skeleton } from '@/shared/ui/Skeleton';
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
  const found = data?.instCode === wiewsCode ? data : undefined;
  const unknown = failure?.status === 404 || (data !== undefined && !found);
  return (
    <RequestPage title={found ? t('incoming.title', { name: found.fullName }) : t('answer.title')}>
      {unknown && (
        <Outcome title={t('status.unknown')} text={t('incoming.unknownText')}>
          <Button variant="contained" component={RouteLink} to={href('incomingRequests')}>
            {t('incoming.list')}
          </Button>
        </Outcome>
      )}
      {failure && failure.status !== 404 && <FailureOutcome failure={failure} retry={retry} />}
      {!data && !failure && <Skeleton variant="rounded" height={240} aria-label={t('own.loading')} />}
      {found && (
        <>
          <OnScreen>
            <Head details={found} />
            <AnswerParts
              page={found.page}
              text={t('incoming.text', { name: found.instName })}
              send={async (body) => set(await write('PUT /subrequest/:uuid', { params, body }))}
            />
          </OnScreen>
          <PackingList page={found.page} />
        </>
      )}
    </RequestPage>
  );
}
