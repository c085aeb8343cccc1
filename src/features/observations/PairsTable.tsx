import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { FiguresTable } from '@/shared/charts/ChartTable';
import { Figure } from '@/shared/ui/Figure';
import { rounded } from './rounded';
import type { AccessionPoint } from './pairs-of';

/** More rows than this nobody reads on a screen. */
export const TABLE_ROWS = 200;

/** As high as the plot in whose place it stands. */
const Scroll = styled('div')({ maxBlockSize: 480, overflowY: 'auto', '@media print': { maxBlockSize: 'none' } });

/** The points of a cross plot as figures. */
export function PairsTable({ points, x, y }: { points: readonly AccessionPoint[]; x: string; y: string }) {
  const { t } = useTranslation('observations');
  return (
    <Scroll tabIndex={0} role="region" aria-label={t('analyze.cross')}>
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
    </Scroll>
  );
}
