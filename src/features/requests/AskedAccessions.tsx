import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RequestHolder, RequestedAccession } from '@/contract/request';
import { shownItem, type HolderAnswer } from '@/contract/request-answer';
import { href } from '@/routes/href';
import { RouteLink } from '@/shared/ui/controls/RouteLink';
import { styled } from '@/shared/ui/styled';
import { useFormat } from '@/shared/ui/format/use-format';

const Holder = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  padding: theme.spacing(1.5, 2),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 8,
  backgroundColor: theme.vars.palette.background.paper,
  '&& > h2, && > h3': { margin: 0, fontSize: '1.0625rem' },
  '& summary': { cursor: 'pointer', paddingBlock: theme.spacing(0.5) },
  '& ul': { margin: theme.spacing(1, 0, 0), paddingInlineStart: theme.spacing(2.5) },
  '& li': { paddingBlock: 2 },
  '& .note': { color: theme.vars.palette.text.secondary },
}));

function AccessionLine({ row, answer }: { row: RequestedAccession; answer: HolderAnswer | undefined }) {
  const { t } = useTranslation('requests');
  const note = row.historic ? t('accessions.historic') : row.available === false && t('accessions.notAvailable');
  const item = answer?.items[row.uuid];
  const come = answer?.consignments?.some(
    ({ received, accessions }) => received !== null && accessions.includes(row.uuid),
  );
  const state = item && (come ? 'RECEIVED' : shownItem(item, answer.state === 'WITHDRAWN'));
  return (
    <li>
      <RouteLink to={href('accession', { uuid: row.uuid })} underline="always">
        {row.accessionNumber}
      </RouteLink>{' '}
      <i>{row.taxonName}</i>
      {note && <span className="note"> – {note}</span>}
      {state && <span className="note"> – {t(`itemStates.${state}`)}</span>}
    </li>
  );
}

interface Props {
  holder: Pick<RequestHolder, 'code' | 'name' | 'accessions'>;
  /** What becomes of each. */
  answer?: HolderAnswer | undefined;
  /** `h2` where none stands above it. */
  heading?: 'h2' | 'h3';
  children?: React.ReactNode;
}

/** An institute and what is asked of it; the accessions unfold, and are drawn only then. */
export function AskedAccessions({ holder, answer, heading: Heading = 'h3', children }: Props) {
  const { code, name, accessions } = holder;
  const { t } = useTranslation('requests');
  const { number } = useFormat();
  const [open, setOpen] = useState(false);
  return (
    <Holder aria-label={name}>
      <Heading>
        <RouteLink to={href('institute', { wiewsCode: code })}>{name}</RouteLink> <bdi className="note">{code}</bdi>
      </Heading>
      {children}
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>{t('accessions.asked', { count: accessions.length, number: number(accessions.length) })}</summary>
        {open && (
          <ul>
            {accessions.map((row) => (
              <AccessionLine key={row.uuid} row={row} answer={answer} />
            ))}
          </ul>
        )}
      </details>
    </Holder>
  );
}
