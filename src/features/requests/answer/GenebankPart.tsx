import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { AnswerChange } from '@/contract/request/request-answer';
import type { AnswerPage } from '@/contract/request/request';
import { ExportButton } from '@/entities/accession/export/ExportButton';
import { filterOfUuids } from '@/entities/accession/actions/filter-of-uuids';
import { href } from '@/routes/href';
import type { FileAnswer } from '@/shared/api/requests/file-answer';
import { Button } from '@/shared/ui/controls/Button';
import { HelpLink } from '@/shared/ui/controls/HelpLink';
import { RouteLink } from '@/shared/ui/controls/RouteLink';
import { useFormat } from '@/shared/ui/format/use-format';
import { useIsolated } from '@/shared/ui/text/use-isolated';
import { AnswerParts } from './AnswerParts';
import { AnswerTimeline } from '../AnswerTimeline';
import { AttachedPermits } from '../permits/AttachedPermits';
import { RequestNumber } from '../RequestNumber';
import { Labels } from './Labels';
import { OrderSheet } from './OrderSheet';
import { RefusedItems } from './RefusedItems';
import styles from './GenebankPart.module.css';

type Sheet = 'order' | 'labels';

interface ActionsProps extends Pick<AnswerPage, 'holder'> {
  /** Nothing is left to send. */
  isEmpty: boolean;
  print: (sheet: Sheet) => void;
}

/** What can be taken along. */
function Actions({ holder: { accessions }, isEmpty, print }: ActionsProps) {
  // What the button of files says is in the other.
  const { t } = useTranslation(['requests', 'accession']);
  const historic = accessions.some((row) => row.historic);
  return (
    <div className="actions">
      {!isEmpty && (
        <>
          <Button variant="outlined" onClick={() => print('order')}>
            {t('packing.printOrder')}
          </Button>
          <Button variant="outlined" onClick={() => print('labels')}>
            {t('packing.printLabels')}
          </Button>
        </>
      )}
      <ExportButton
        filter={filterOfUuids(
          accessions.map(({ uuid }) => uuid),
          historic,
        )}
        code={undefined}
        total={accessions.length}
      />
      <HelpLink slug="answering-requests">{t('help.genebank')}</HelpLink>
    </div>
  );
}

/** Who answers for it in the requester's organization. */
function Approved({ page: { approved } }: { page: AnswerPage }) {
  const { t } = useTranslation('requests');
  const isolated = useIsolated();
  const { day } = useFormat();
  if (!approved) return null;
  return <p>{t('approvedOn', { approver: isolated(approved.by), time: day(approved.at) })}</p>;
}

interface Props {
  page: AnswerPage;
  text: string;
  /** Fetches an import permit by its uuid. */
  openPermit: (permit: string) => Promise<FileAnswer>;
  /** What came of it is drawn next. */
  send: (change: AnswerChange) => Promise<void>;
}

/** What is asked of one genebank, for those who answer for it, in the dashboard and by the link of its letter. */
export function GenebankPart({ page, text, openPermit, send }: Props) {
  const { t } = useTranslation('requests');
  const [sheet, setSheet] = useState<Sheet>('order');
  const { code, name, accessions, answer } = page.holder;
  const rows = accessions.filter(({ uuid }) => answer.items[uuid] !== 'DECLINED');
  const print = (wanted: Sheet) => {
    // What is printed is what stands there when the browser is asked.
    flushSync(() => setSheet(wanted));
    window.print();
  };
  return (
    <>
      <div className={styles.onScreen}>
        <div className={styles.head}>
          <p>
            <RouteLink to={href('institute', { wiewsCode: code })} underline="always">
              {name}
            </RouteLink>{' '}
            <bdi>{code}</bdi>
          </p>
          <RequestNumber number={page.number} />
          <Approved page={page} />
        </div>
        <Actions holder={page.holder} isEmpty={rows.length === 0} print={print} />
        <RefusedItems page={page} />
        <AnswerParts page={page} text={text} send={send}>
          <AttachedPermits permits={page.permits} open={openPermit} />
          <h2>{t('status.history')}</h2>
          <AnswerTimeline history={answer.history} reminders={answer.reminders} permitEvents={page.permitEvents} />
        </AnswerParts>
      </div>
      {sheet === 'order' ? <OrderSheet page={page} rows={rows} /> : <Labels page={page} rows={rows} />}
    </>
  );
}
