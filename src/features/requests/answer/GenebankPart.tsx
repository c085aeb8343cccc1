import { useTranslation } from 'react-i18next';
import type { AnswerChange } from '@/contract/request/request-answer';
import type { AnswerPage } from '@/contract/request/request';
import { ExportButton } from '@/entities/accession/export/ExportButton';
import { filterOfUuids } from '@/entities/accession/actions/filter-of-uuids';
import { href } from '@/routes/href';
import { Button } from '@/shared/ui/controls/Button';
import { RouteLink } from '@/shared/ui/controls/RouteLink';
import { AnswerParts } from './AnswerParts';
import { AnswerTimeline } from '../AnswerTimeline';
import { RequestNumber } from '../RequestNumber';
import { PackingList } from './PackingList';
import { RefusedItems } from './RefusedItems';
import styles from './GenebankPart.module.css';

/** What can be taken along. */
function Actions({ holder: { accessions, code, name } }: Pick<AnswerPage, 'holder'>) {
  // What the button of files says is in the other.
  const { t } = useTranslation(['requests', 'accession']);
  const historic = accessions.some((row) => row.historic);
  return (
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
      <Button component={RouteLink} to={href('institute', { wiewsCode: code })}>
        {name}
      </Button>
    </div>
  );
}

interface Props {
  page: AnswerPage;
  text: string;
  /** What came of it is drawn next. */
  send: (change: AnswerChange) => Promise<void>;
}

/** What is asked of one genebank, for those who answer for it, in the dashboard and by the link of its letter. */
export function GenebankPart({ page, text, send }: Props) {
  return (
    <>
      <div className={styles.onScreen}>
        <RequestNumber number={page.number} />
        <AnswerTimeline answer={page.holder.answer} />
        <Actions holder={page.holder} />
        <RefusedItems page={page} />
        <AnswerParts page={page} text={text} send={send} />
      </div>
      <PackingList page={page} />
    </>
  );
}
