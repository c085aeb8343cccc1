import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RequestHolder, RequestedAccession } from '@/contract/request/request';
import { shownItem, type HolderAnswer } from '@/contract/request/request-answer';
import { ScientificName } from '@/entities/accession/passport/ScientificName';
import { href } from '@/routes/href';
import { RouteLink } from '@/shared/ui/controls/RouteLink';
import { useFormat } from '@/shared/ui/format/use-format';
import { ReasonText } from './ReasonText';
import { WishText } from './WishText';
import styles from './AskedAccessions.module.css';

interface Props {
  holder: Pick<RequestHolder, 'code' | 'name' | 'accessions'>;
  /** What becomes of each. */
  answer?: HolderAnswer | undefined;
  /** `h2` where none stands above it. */
  heading?: 'h2' | 'h3';
  /** What can be chosen of each accession, below it. */
  renderChoice?: ((row: RequestedAccession) => React.ReactNode) | undefined;
  /** Where the request is read over: a list that fits the eye stands open. */
  unfolded?: boolean;
  children?: React.ReactNode;
}

/** Accessions of one genebank that still fit the eye. */
const SHORT = 50;

interface LineProps extends Pick<Props, 'answer' | 'renderChoice'> {
  row: RequestedAccession;
}

function AccessionLine({ row, answer, renderChoice }: LineProps) {
  const { t } = useTranslation('requests');
  const note = row.historic ? t('accessions.historic') : row.available === false && t('accessions.notAvailable');
  const item = answer?.items[row.uuid];
  const reason = answer?.reasons?.[row.uuid];
  const come = answer?.consignments?.some(
    ({ received, accessions }) => received !== null && accessions.includes(row.uuid),
  );
  const state = item && (come ? 'RECEIVED' : shownItem(item, answer.state === 'WITHDRAWN'));
  return (
    <li>
      <RouteLink to={href('accession', { uuid: row.uuid })} underline="always">
        {row.accessionNumber}
      </RouteLink>{' '}
      <ScientificName name={row.taxonName} />
      {row.wish && (
        <span className={styles.note}>
          {' – '}
          <WishText wish={row.wish} />
        </span>
      )}
      {note && <span className={styles.note}> – {note}</span>}
      {state && (
        <span className={styles.note}>
          {' – '}
          {t(`itemStates.${state}`)}
          {reason && (
            <>
              {': '}
              <ReasonText reason={reason} />
            </>
          )}
        </span>
      )}
      {renderChoice?.(row)}
    </li>
  );
}

/** An institute and what is asked of it; the accessions unfold, and are drawn only then. */
export function AskedAccessions(props: Props) {
  const { holder, answer, renderChoice, heading: Heading = 'h3', unfolded = false, children } = props;
  const { code, name, accessions } = holder;
  const { t } = useTranslation('requests');
  const { number } = useFormat();
  const [open, setOpen] = useState(unfolded && accessions.length <= SHORT);
  return (
    <section className={styles.holder} aria-label={name}>
      <Heading>
        <RouteLink to={href('institute', { wiewsCode: code })}>{name}</RouteLink>{' '}
        <bdi className={styles.note}>{code}</bdi>
      </Heading>
      {children}
      <details open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>{t('accessions.asked', { count: accessions.length, number: number(accessions.length) })}</summary>
        {open && (
          <ul>
            {accessions.map((row) => (
              <AccessionLine key={row.uuid} row={row} answer={answer} renderChoice={renderChoice} />
            ))}
          </ul>
        )}
      </details>
    </section>
  );
}
