import { useTranslation } from 'react-i18next';
import type { Accession } from '@/contract/accession';
import type { ClusterResult, Indicator } from '@/contract/subsetting';
import { ClimateTable } from '@/entities/accession/climate/ClimateTable';
import type { Run } from './finished-runs';
import { SetRow } from './SetRow';
import { useIndicatorName } from './use-indicator-name';

interface Props {
  run: Run;
  result: ClusterResult;
  indicators: readonly Indicator[];
  rows: ReadonlyMap<string, Accession> | undefined;
  onTake: (taken: ReadonlySet<string>) => void;
}

/** The sets, one a row. By hand, the members are ticked in them. */
export function SetsTable({ run, result, indicators, rows, onTake }: Props) {
  const { t } = useTranslation('subsetting');
  const indicatorName = useIndicatorName(indicators);
  const { request, taken } = run;
  const toggle = (uuid: string) => {
    const next = new Set(taken);
    if (!next.delete(uuid)) next.add(uuid);
    onTake(next);
  };
  const byHand = request.method === 'manual';
  return (
    <ClimateTable label={t('table.title')} caption={byHand ? t('table.byHand') : t('table.caption')}>
      <thead>
        <tr>
          <th scope="col" className="stay">
            {t('table.set')}
          </th>
          <th scope="col">{t(byHand ? 'table.taken' : 'table.chosen')}</th>
          <th scope="col" className="figure">
            {t('table.members')}
          </th>
          {request.indicators.map((chosen) => (
            <th key={chosen.id + chosen.metric} scope="col" className="figure">
              {indicatorName(chosen)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {result.sets.map((set, at) => (
          <SetRow
            key={set.members[0] ?? at}
            at={at}
            set={set}
            indicators={request.indicators}
            rows={rows}
            taken={taken}
            onToggle={byHand ? toggle : undefined}
          />
        ))}
      </tbody>
    </ClimateTable>
  );
}
