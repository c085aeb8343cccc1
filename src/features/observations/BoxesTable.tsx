import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { PlottedBox } from '@/shared/charts/BoxPlot';
import { FiguresTable } from '@/shared/charts/ChartTable';
import { Figure } from '@/shared/ui/Figure';
import { rounded } from './rounded';

const Scroll = styled('div')({ overflowX: 'auto', '& table': { minWidth: 560 } });

/** The figures of every box. */
export function BoxesTable({ boxes }: { boxes: readonly PlottedBox[] }) {
  const { t } = useTranslation('observations');
  const heads = [
    t('title'),
    t('overview.min'),
    t('analyze.q1'),
    t('overview.median'),
    t('analyze.q3'),
    t('overview.max'),
    t('analyze.outliers'),
  ];
  return (
    <Scroll tabIndex={0} role="region" aria-label={t('analyze.boxes')}>
      <FiguresTable>
        <thead>
          <tr>
            <th scope="col">{t('analyze.group')}</th>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {boxes.map(({ key, label, box }) => (
            <tr key={key}>
              <th scope="row">
                <bdi>{label}</bdi>
              </th>
              {figuresOf(box).map(([name, figure]) => (
                <td key={name}>
                  <Figure value={rounded(figure)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </FiguresTable>
    </Scroll>
  );
}

/** The figures of a box in the order of the table and of the CSV. */
export const figuresOf = ({ count, min, q1, median, q3, max, outliers }: PlottedBox['box']) =>
  Object.entries({ count, min, q1, median, q3, max, outliers: outliers.length });
