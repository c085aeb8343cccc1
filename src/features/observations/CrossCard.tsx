import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Descriptor } from '@/contract/descriptor/descriptor';
import type { DataRow } from '@/contract/dataset/observation';
import { named } from '@/entities/observation/descriptor-name';
import { href } from '@/routes/href';
import { ChartCard } from '@/shared/charts/ChartCard';
import { FiguresTable } from '@/shared/charts/ChartTable';
import { CrossPlot } from '@/shared/charts/CrossPlot';
import { pearson } from '@/shared/charts/pearson';
import { Figure } from '@/shared/ui/text/Figure';
import { RouteLink } from '@/shared/ui/controls/RouteLink';
import { useFormat } from '@/shared/ui/format/use-format';
import { pairsOf, type AccessionPoint } from './pairs-of';
import { rounded } from '@/entities/observation/distribution/rounded';
import styles from './CrossCard.module.css';

/** More rows than this nobody reads on a screen. */
const TABLE_ROWS = 200;

/** The points of a cross plot as figures. */
function PairsTable({ points, x, y }: { points: readonly AccessionPoint[]; x: string; y: string }) {
  const { t } = useTranslation('observations');
  return (
    <div className={styles.scroll} tabIndex={0} role="region" aria-label={t('analyze.cross')}>
      <FiguresTable>
        <thead>
          <tr>
            <th scope="col">{t('columns.accessionNumber')}</th>
            <th scope="col">{x}</th>
            <th scope="col">{y}</th>
          </tr>
        </thead>
        <tbody>
          {points.slice(0, TABLE_ROWS).map((point) => (
            <tr key={point.key}>
              <th scope="row">
                <bdi>{point.accessionNumber}</bdi>
              </th>
              <td>
                <Figure value={rounded(point.x)} />
              </td>
              <td>
                <Figure value={rounded(point.y)} />
              </td>
            </tr>
          ))}
        </tbody>
      </FiguresTable>
    </div>
  );
}

interface Props {
  rows: readonly DataRow[];
  across: Descriptor;
  up: Descriptor;
}

/** Two descriptors against each other, a dot each accession, with the correlation. */
export function CrossCard({ rows, across, up }: Props) {
  const { t } = useTranslation('observations');
  const { number } = useFormat();
  const navigate = useNavigate();
  const points = useMemo(() => pairsOf(rows, across.uuid, up.uuid), [rows, across, up]);
  const r = useMemo(() => pearson(points), [points]);
  const [x, y] = [named(across), named(up)];
  const value = ({ title, uom }: Descriptor, figure: number) =>
    `${title} ${number(rounded(figure))}${uom ? ` ${uom}` : ''}`;
  const say = (point: AccessionPoint) =>
    t('analyze.point', { accession: point.accessionNumber, x: value(across, point.x), y: value(up, point.y) });
  const shown = number(points.length);
  const lacking = rows.length - points.length;
  const parts = [
    t('analyze.pairs', { count: points.length, shown }),
    lacking > 0 && t('analyze.lacking', { count: lacking, shown: number(lacking) }),
    r === undefined ? t('analyze.noPearson') : t('analyze.pearson', { r: number(r, 3) }),
  ];
  const cut = points.length > TABLE_ROWS ? ` ${t('analyze.tooLongTable', { shown: number(TABLE_ROWS) })}` : '';
  return (
    <ChartCard
      title={`${y} · ${x}`}
      lines={() => [
        [t('columns.accessionNumber'), x, y],
        ...points.map((point) => [point.accessionNumber, point.x, point.y]),
      ]}
      table={<PairsTable points={points} x={x} y={y} />}
      note={`${parts.filter(Boolean).join(' · ')}. ${t('analyze.means')} ${t('analyze.hint')}${cut}`}
    >
      {points.length > 0 && (
        <CrossPlot
          points={points}
          x={x}
          y={y}
          label={t('analyze.plot', { x, y, count: points.length, shown })}
          number={number}
          say={say}
          onOpen={({ uuid }) => uuid && void navigate(href('accession', { uuid }))}
        >
          {(point) =>
            point.uuid ? <RouteLink to={href('accession', { uuid: point.uuid })}>{say(point)}</RouteLink> : say(point)
          }
        </CrossPlot>
      )}
    </ChartCard>
  );
}
