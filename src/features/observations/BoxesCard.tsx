import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Descriptor } from '@/contract/descriptor/descriptor';
import type { DataRow } from '@/contract/dataset/observation';
import { named } from '@/entities/observation/descriptor-name';
import { BoxPlot, type PlottedBox } from '@/shared/charts/BoxPlot';
import { ChartCard } from '@/shared/charts/ChartCard';
import { FiguresTable } from '@/shared/charts/ChartTable';
import { Figure } from '@/shared/ui/text/Figure';
import { useFormat } from '@/shared/ui/format/use-format';
import { groupsOf, MIN_VALUES } from './groups-of';
import { numbersOf } from './pairs-of';
import { rounded } from '@/entities/observation/distribution/rounded';
import styles from './BoxesCard.module.css';

/** The figures of every box. */
function BoxesTable({ boxes }: { boxes: readonly PlottedBox[] }) {
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
    <div className={styles.scroll} tabIndex={0} role="region" aria-label={t('analyze.boxes')}>
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
    </div>
  );
}

/** The figures of a box in the order of the table and of the CSV. */
const figuresOf = ({ count, min, q1, median, q3, max, outliers }: PlottedBox['box']) =>
  Object.entries({ count, min, q1, median, q3, max, outliers: outliers.length });

/** Boxes that are drawn; all are in the table. */
const MAX_BOXES = 25;

interface Props {
  rows: readonly DataRow[];
  of: Descriptor;
  by: string;
  /** What the groups are called. */
  byName: string;
  nameOf: (key: string) => string;
}

/** The values of a descriptor by group, a box each; who is left out is told. */
export function BoxesCard({ rows, of, by, byName, nameOf }: Props) {
  const { t } = useTranslation('observations');
  const { number, list } = useFormat();
  const { groups, few, apart } = useMemo(() => groupsOf(rows, of.uuid, by), [rows, of, by]);
  const boxes = groups.map((group): PlottedBox => ({ ...group, label: nameOf(group.key) }));
  const figure = (value: number) => number(rounded(value));
  const say = ({ label, box }: PlottedBox) => {
    const { count, outliers, median, q1, q3, low, high } = box;
    const [middle, from, to, least, most] = [median, q1, q3, low, high].map(figure);
    const figures = { median: middle, q1: from, q3: to, low: least, high: most };
    return t('analyze.box', { label, shown: number(count), outliers: number(outliers.length), ...figures });
  };
  const hidden = boxes.length - MAX_BOXES;
  const lacking = rows.filter((row) => numbersOf(row, of.uuid).length === 0).length;
  const notes = [
    boxes.length === 0 && t('analyze.noBoxes', { least: MIN_VALUES }),
    boxes.length > 0 && t('analyze.boxNote'),
    hidden > 0 && t('analyze.rest', { count: hidden }),
    few.length > 0 &&
      t('analyze.few', {
        count: few.length,
        least: MIN_VALUES,
        groups: list(few.map(({ key, count }) => `${nameOf(key)} (${count})`)),
      }),
    lacking > 0 && `${t('analyze.lacking', { count: lacking, shown: number(lacking) })}.`,
    apart > 0 && t('analyze.noGroup', { count: apart, shown: number(apart) }),
  ];
  const title = `${named(of)} · ${byName}`;
  return (
    <ChartCard
      title={title}
      lines={() => [
        [byName, 'n', 'min', 'q1', 'median', 'q3', 'max', 'outliers'],
        ...boxes.map(({ label, box }) => [label, ...figuresOf(box).map(([, value]) => value)]),
      ]}
      table={<BoxesTable boxes={boxes} />}
      note={notes.filter(Boolean).join(' ')}
    >
      <BoxPlot boxes={boxes.slice(0, MAX_BOXES)} number={figure} say={say} />
    </ChartCard>
  );
}
