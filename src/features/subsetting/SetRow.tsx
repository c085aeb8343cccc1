import { useState } from 'react';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { Accession } from '@/contract/accession';
import type { ChosenIndicator, ClimateSet } from '@/contract/subsetting';
import { TaxonName } from '@/entities/accession/TaxonName';
import { href } from '@/routes/href';
import { Figure } from '@/shared/ui/Figure';
import { Missing } from '@/shared/ui/Missing';
import { RouteLink } from '@/shared/ui/RouteLink';
import { useFormat } from '@/shared/ui/use-format';
import { SetMark } from './SetMark';
import { SetMembers } from './SetMembers';

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
