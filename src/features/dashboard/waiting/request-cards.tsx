import { useTranslation } from 'react-i18next';
import type { OwnRequest, Subrequest } from '@/contract/request/request-lists';
import { partStandingName, Standing } from '@/entities/request/Standing';
import { addressOf, href } from '@/routes/href';
import type { RouteName } from '@/routes/routes';
import { Day } from '@/shared/ui/values/Day';
import { useFormat } from '@/shared/ui/format/use-format';
import { Waited } from './Waited';
import { WaitingCard } from './WaitingCard';

interface Props {
  title: string;
  rows: readonly Subrequest[];
  total: number;
  /** The list that has all of them, and the page of one. */
  list: RouteName;
  to: (row: Subrequest) => string;
}

/** What genebanks are asked for and have not answered, that waits longest first. */
export function RequestsCard({ title, rows, total, list, to }: Props) {
  const { t } = useTranslation('dashboard');
  const { number } = useFormat();
  return (
    <WaitingCard
      title={title}
      rows={rows.map((row) => ({
        key: row.uuid,
        to: to(row),
        name: <bdi>{row.fullName || row.number}</bdi>,
        facts: (
          <>
            <bdi>{row.instCode}</bdi>
            {' · '}
            {t('accessions', { count: row.accessionCount, number: number(row.accessionCount) })}
            {' · '}
            {row.standing !== 'PENDING' && (
              <>
                <Standing standing={row.standing} progress={row} name={partStandingName} />
                {' · '}
              </>
            )}
            <Waited since={row.createdDate} due />
          </>
        ),
      }))}
      total={total}
      all={addressOf(list)}
    />
  );
}

/** The requests of somebody, as far as they wait for them. */
export function OwnRequestsCard({ requests, total }: { requests: readonly OwnRequest[]; total: number }) {
  const { t } = useTranslation('dashboard');
  const { number } = useFormat();
  return (
    <WaitingCard
      title={t('toDo.ownRequests')}
      rows={requests.map((request) => ({
        key: request.uuid,
        to: href('myRequest', { uuid: request.uuid }),
        name: t(request.state === 'NOTVALIDATED' ? 'toDo.confirm' : 'toDo.received'),
        facts: (
          <>
            <bdi>{request.number}</bdi>
            {' · '}
            {t('accessions', { count: request.accessionCount, number: number(request.accessionCount) })}
            {' · '}
            <Day iso={request.createdDate} />
          </>
        ),
      }))}
      total={total}
      all={href('myRequests')}
    />
  );
}
