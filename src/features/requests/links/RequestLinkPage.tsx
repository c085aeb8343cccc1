import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { LinkFault } from '@/contract/account/account';
import type { RequestLink, RequestLinkPurpose, UsedRequestLink } from '@/contract/request/request';
import { href } from '@/routes/href';
import { Alert, AlertTitle } from '@/shared/mui/Alert';
import { linkFault } from '@/shared/api/link-fault';
import { Button } from '@/shared/ui/controls/Button';
import { FailureOutcome } from '@/shared/ui/outcomes/FailureOutcome';
import { RouteLink } from '@/shared/ui/controls/RouteLink';
import { Skeleton } from '@/shared/ui/outcomes/Skeleton';
import { useFormat } from '@/shared/ui/format/use-format';
import { AskedAccessions } from '../AskedAccessions';
import { RequestPage } from '../RequestPage';
import { RequestShown } from '../status/RequestShown';
import { usePastStore } from '@/shared/api/use-past-store';

const ACTS = { 'request-validate': 'validate', 'request-approve': 'approve', 'request-confirm': 'confirm' } as const;
const FAILED = { validate: 'validate', approve: 'validate', confirm: 'confirm', answer: 'answer' } as const;
/** Where the same can be done without a link. */
const INSTEAD = {
  validate: 'requests',
  approve: 'requests',
  confirm: 'myRequests',
  answer: 'incomingRequests',
} as const;

/** Why a link cannot be used; without a purpose, the one that genebanks answer by. */
export function FaultNote({ fault, purpose }: { fault: LinkFault; purpose?: RequestLinkPurpose }) {
  const { t } = useTranslation(['requests', 'nav']);
  const act = purpose ? ACTS[purpose] : 'answer';
  const instead = INSTEAD[act];
  return (
    <>
      <Alert severity="warning">
        <AlertTitle>{t(`link.failed.${FAILED[act]}`)}</AlertTitle>
        {fault === 'link_expired' ? t(`link.expired.${act}`) : t(`link.faults.${fault}`)}
      </Alert>
      <div>
        <Button variant="outlined" component={RouteLink} to={href(instead)}>
          {instead === 'requests' ? t('start.title') : t(`nav:titles.${instead}`)}
        </Button>
      </div>
    </>
  );
}

/** What was done by a link before, and where the request stands by now; who approves has no address for that. */
function UsedLink({ link: { purpose, done, request } }: { link: UsedRequestLink }) {
  const { t } = useTranslation('requests');
  const { day } = useFormat();
  return (
    <>
      <Alert severity="info" role="status">
        {t(`link.done.${done.what}`, { time: day(done.at) })}
      </Alert>
      {purpose === 'request-approve' ? (
        <RequestShown foreign request={request} />
      ) : (
        <div>
          <Button variant="contained" component={RouteLink} to={href('requestStatus', { tokenUUID: request.uuid })}>
            {t('link.toStatus')}
          </Button>
        </div>
      )}
    </>
  );
}

interface Props {
  token: string;
  purpose: RequestLinkPurpose;
  title: string;
  /** What came of it, once it is done. */
  done: ReactNode;
  /** What the link can do. */
  children: (link: RequestLink) => ReactNode;
}

/** The page of a letter's link: what is asked for, and buttons; opening it does nothing. */
export function RequestLinkPage({ token, purpose, title, done, children }: Props) {
  const { t } = useTranslation('requests');
  const { data, failure, retry } = usePastStore('GET /request/:token/link', { params: { token }, query: { purpose } });
  const fault = failure && linkFault(failure);
  return (
    <RequestPage title={title}>
      {done}
      {!done && fault && <FaultNote fault={fault} purpose={purpose} />}
      {!done && failure && !fault && <FailureOutcome failure={failure} retry={retry} />}
      {!data && !failure && <Skeleton variant="rounded" height={240} aria-label={t('link.loading')} />}
      {!done && data && 'done' in data && <UsedLink link={data} />}
      {!done && data && !('done' in data) && (
        <>
          {children(data)}
          <h2>{t(data.sent ? 'receipt.sent' : 'status.asked')}</h2>
          {(data.sent ? [data.sent] : data.request.holders).map((holder) => (
            <AskedAccessions key={holder.code} holder={holder} unfolded />
          ))}
        </>
      )}
    </RequestPage>
  );
}
