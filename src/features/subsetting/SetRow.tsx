import { Button } from '@/shared/ui/controls/Button';
import { Skeleton } from '@/shared/ui/outcomes/Skeleton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Accession } from '@/contract/accession/accession';
import type { ChosenIndicator, ClimateSet } from '@/contract/accession/subsetting';
import { TaxonName } from '@/entities/accession/catalogue/TaxonName';
import { href } from '@/routes/href';
import { asFailure } from '@/shared/api/failure';
import { FailureOutcome } from '@/shared/ui/outcomes/FailureOutcome';
import { Figure } from '@/shared/ui/text/Figure';
import { Missing } from '@/shared/ui/text/Missing';
import { RouteLink } from '@/shared/ui/controls/RouteLink';
import { useFormat } from '@/shared/ui/format/use-format';
import { useSubsetRowsQuery } from './api';
import { SetMark } from './SetMark';
import styles from './SetRow.module.css';

const FIRST = 60;
const MORE = 200;

interface SetMembersProps {
  members: readonly string[];
  taken: ReadonlySet<string>;
  /** Absent where the method chose. */
  onToggle?: (uuid: string) => void;
}

/** The accessions of a set, those taken first; fetched when they are looked at. */
function SetMembers({ members, taken, onToggle }: SetMembersProps) {
  const { t } = useTranslation('subsetting');
  const { number } = useFormat();
  const [most, setMost] = useState(FIRST);
  const [order] = useState(() => members.toSorted((a, b) => Number(taken.has(b)) - Number(taken.has(a))));
  const shown = order.slice(0, most);
  const { data, error, refetch } = useSubsetRowsQuery(shown);
  if (error !== undefined && !data) return <FailureOutcome failure={asFailure(error)} retry={() => void refetch()} />;
  if (!data) return <Skeleton height={80} />;
  return (
    <>
      <ul className={styles.list}>
        {data.map(({ uuid, accessionNumber, instituteCode, taxonomy }) => (
          <li key={uuid}>
            {onToggle && (
              <input
                type="checkbox"
                aria-label={t('take', { number: accessionNumber })}
                checked={taken.has(uuid)}
                onChange={() => onToggle(uuid)}
              />
            )}
            <span>
              <RouteLink to={href('accession', { uuid })} strong={taken.has(uuid)}>
                <bdi>{accessionNumber}</bdi>
              </RouteLink>{' '}
              {instituteCode} <TaxonName taxonomy={taxonomy} authors={false} />
              {!onToggle && taken.has(uuid) && ` · ${t('chosen')}`}
            </span>
          </li>
        ))}
      </ul>
      {order.length > most && (
        <Button size="small" style={{ minHeight: 24 }} onClick={() => setMost(most + MORE)}>
          {t('moreMembers', { count: order.length - most, shown: number(order.length - most) })}
        </Button>
      )}
    </>
  );
}

interface Props {
  at: number;
  set: ClimateSet;
  /** What its means are of. */
  indicators: readonly ChosenIndicator[];
  rows: ReadonlyMap<string, Accession> | undefined;
  taken: ReadonlySet<string>;
  onToggle?: (uuid: string) => void;
}

const COLUMNS = 3;
const DIGITS = 1;

/** A set: who stands for it, how many belong to it, its climate; its members below it when they are asked for. */
export function SetRow({ at, set, indicators, rows, taken, onToggle }: Props) {
  const { t } = useTranslation('subsetting');
  const { number } = useFormat();
  const [open, setOpen] = useState(false);
  const ticked = onToggle ? set.members.filter((uuid) => taken.has(uuid)).length : 0;
  return (
    <>
      <tr>
        <th scope="row" className="stay">
          <SetMark at={at} />
        </th>
        <td className="name">
          {onToggle && t('ticked', { count: ticked })}
          {!onToggle && set.chosen.length === 0 && <Missing />}
          {!onToggle &&
            set.chosen.map((uuid) => {
              const row = rows?.get(uuid);
              return (
                <div key={uuid}>
                  <RouteLink to={href('accession', { uuid })} strong>
                    <bdi>{row?.accessionNumber ?? uuid}</bdi>
                  </RouteLink>{' '}
                  {row && <TaxonName taxonomy={row.taxonomy} authors={false} />}
                </div>
              );
            })}
        </td>
        <td className="figure">
          <Button size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
            {t('members', { count: set.members.length, shown: number(set.members.length) })}
          </Button>
          <span className="on-paper">{number(set.members.length)}</span>
        </td>
        {indicators.map(({ id, metric }, column) => (
          <td key={id + metric} className="figure">
            <Figure value={set.means[column]} digits={DIGITS} />
          </td>
        ))}
      </tr>
      {open && (
        <tr>
          <td colSpan={COLUMNS + indicators.length}>
            <div className="across">
              <SetMembers members={set.members} taken={taken} onToggle={onToggle} />
            </div>
          </td>
        </tr>
      )}
    </>
  );
}
