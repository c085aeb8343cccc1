import { axisOf, percentAlong } from './axis';
import type { BoxFigures } from './box-figures';
import { ReadAloud } from './ReadAloud';
import styles from './BoxPlot.module.css';

export interface PlottedBox {
  key: string;
  label: string;
  box: BoxFigures;
}

interface Props {
  boxes: readonly PlottedBox[];
  number: (value: number) => string;
  /** A box in words, for those who do not see it. */
  say: (box: PlottedBox) => string;
}

/** Outliers of the same place are one mark; so are those of thousands. */
const marks = (outliers: readonly number[], place: (value: number) => number) => [
  ...new Set(outliers.map((value) => Math.round(place(value) * 4) / 4)),
];

/** Box plots below each other on one axis: box from the first to the third quartile, median, whiskers, outliers. */
export function BoxPlot({ boxes, number, say }: Props) {
  const [min, max] = [Math.min(...boxes.map(({ box }) => box.min)), Math.max(...boxes.map(({ box }) => box.max))];
  if (boxes.length === 0) return null;
  const axis = axisOf(min, max);
  const place = (value: number) => percentAlong(axis, value);
  const at = (value: number) => ({ left: `${place(value)}%` });
  const span = (from: number, to: number) => ({ ...at(from), width: `${place(to) - place(from)}%` });
  return (
    <div className={styles.plot}>
      <ul>
        {boxes.map((one) => {
          const { low, q1, median, q3, high, outliers, count } = one.box;
          return (
            <li key={one.key} title={say(one)}>
              <ReadAloud as={say(one)}>
                <span className="name">
                  <bdi>{one.label}</bdi> <small>({number(count)})</small>
                </span>
                {/* Numbers run from left to right in every language. */}
                <span className={styles.track} dir="ltr">
                  <span className={styles.whisker} style={span(low, high)} />
                  <span className={styles.end} style={at(low)} />
                  <span className={styles.end} style={at(high)} />
                  <span className={styles.box} style={span(q1, q3)} />
                  <span className={styles.median} style={at(median)} />
                  {marks(outliers, place).map((left) => (
                    <span key={left} className={styles.outlier} style={{ left: `${left}%` }} />
                  ))}
                </span>
              </ReadAloud>
            </li>
          );
        })}
      </ul>
      <div className={styles.axis} dir="ltr" aria-hidden="true">
        {axis.ticks.map((tick) => (
          <span key={tick} style={at(tick)}>
            {number(tick)}
          </span>
        ))}
      </div>
    </div>
  );
}
