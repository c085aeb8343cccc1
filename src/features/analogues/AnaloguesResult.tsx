import { Button } from '@/shared/ui/controls/Button';
import { Skeleton } from '@/shared/ui/outcomes/Skeleton';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnalogueArea, Analogues, Tolerances } from '@/contract/accession/climate';
import { ClimateTable } from '@/entities/accession/climate/ClimateTable';
import { NumberMark } from '@/entities/accession/climate/NumberMark';
import { useClimateName } from '@/entities/accession/climate/use-climate-name';
import { usePlaceName } from '@/entities/accession/climate/use-place-name';
import { mapHref } from '@/routes/map-href';
import type { Failure } from '@/shared/api/failure';
import { FailureOutcome } from '@/shared/ui/outcomes/FailureOutcome';
import { Figure } from '@/shared/ui/text/Figure';
import { Outcome } from '@/shared/ui/outcomes/Outcome';
import { RouteLink } from '@/shared/ui/controls/RouteLink';
import { useFormat } from '@/shared/ui/format/use-format';
import { VisuallyHidden } from '@/shared/ui/text/VisuallyHidden';
import { middleOf } from './area-middle';
import { RANK_COLOUR } from './ranked-points';
import { toleranceEntries } from './tolerance-codec';

const ZOOM = 7;
const DIGITS = 1;

interface NearestTableProps {
  code: string | undefined;
  target: Analogues['target'];
  nearest: readonly AnalogueArea[];
  tolerances: Tolerances;
}

/** The most similar areas by rank, with the values they were compared by. */
function NearestTable({ code, target, nearest, tolerances }: NearestTableProps) {
  const { t } = useTranslation('analogues');
  const { name, unit } = useClimateName();
  const placeName = usePlaceName();
  const variables = toleranceEntries(tolerances).map(([variable]) => variable);
  const title = t('nearest.title', { count: nearest.length });
  return (
    <ClimateTable label={title} caption={t('nearest.distanceIs')}>
      <thead>
        <tr>
          <th scope="col" className="rank">
            {t('nearest.rank')}
          </th>
          <th scope="col" className="stay">
            {t('nearest.area')}
          </th>
          <th scope="col" className="figure">
            {t('nearest.distance')}
          </th>
          {variables.map((variable) => (
            <th key={variable} scope="col" className="figure">
              {t('nearest.variable', { variable: name(variable), unit: unit(variable) })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row" colSpan={3}>
            {t('nearest.target')}
          </th>
          {variables.map((variable) => (
            <td key={variable} className="figure">
              <Figure value={target[variable]} digits={DIGITS} />
            </td>
          ))}
        </tr>
        {nearest.map(({ geometry, distance, climate }, at) => {
          const middle = middleOf(geometry);
          return (
            <tr className="ranked" key={placeName(middle)}>
              <td className="rank">
                <NumberMark value={at + 1} colour={RANK_COLOUR} />
              </td>
              <th scope="row" className="place stay">
                <RouteLink to={mapHref(code, { ...middle, zoom: ZOOM })}>{placeName(middle)}</RouteLink>
              </th>
              <td className="figure">
                <Figure value={distance} digits={2} />
              </td>
              {variables.map((variable) => (
                <td key={variable} className="figure">
                  <Figure value={climate[variable]} digits={DIGITS} />
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </ClimateTable>
  );
}

interface Props {
  /** What can be done with the climate that was found. */
  children: ReactNode;
  answer: Analogues | undefined;
  failure: Failure | undefined;
  tolerances: Tolerances;
  code: string | undefined;
  onRetry: () => void;
  onWiden: () => void;
}

/** How many areas there are, and the most similar ones as a table. */
export function AnaloguesResult({ answer, failure, tolerances, code, onRetry, onWiden, children }: Props) {
  const { t } = useTranslation('analogues');
  const { number } = useFormat();
  if (failure?.fields?.target === 'noClimate') return <Outcome title={t('sea.title')} text={t('sea.text')} />;
  if (failure) return <FailureOutcome failure={failure} retry={onRetry} />;
  if (!answer) return <Skeleton variant="rounded" height={160} />;
  const { areas, total, target } = answer;
  if (total === 0)
    return (
      <Outcome title={t('none.title')} text={t('none.text')}>
        <Button variant="contained" onClick={onWiden}>
          {t('none.widen')}
        </Button>
      </Outcome>
    );
  const title = t('areas', { count: total, shown: number(total) });
  return (
    <>
      <h2>{title}</h2>
      <VisuallyHidden role="status">{title}</VisuallyHidden>
      {areas.length < total && <p>{t('listed', { count: areas.length, shown: number(areas.length) })}</p>}
      {children}
      <NearestTable
        code={code}
        target={target}
        nearest={areas.filter(({ nearest }) => nearest)}
        tolerances={tolerances}
      />
    </>
  );
}
