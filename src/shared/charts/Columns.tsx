import { useFormat } from '@/shared/ui/format/use-format';
import { Bars } from './Bars';
import type { ChartData } from './chart';
import { ReadAloud } from './ReadAloud';
import { useTermName } from './use-term-name';
import styles from './Columns.module.css';

const HEIGHT = 150;
/** Letters that fit beneath the columns of a narrow card before they have to stand upright. */
const LETTERS = 36;

/**
 * Terms in their own order, such as decades, as columns with their counts; what is no value of its own stands beneath as
 * bars.
 */
export function Columns({ of, terms, whole }: Omit<ChartData, 'title'>) {
  const { number } = useFormat();
  const nameOf = useTermName({ of, whole });
  const columns = terms.filter(({ rest }) => !rest);
  const most = Math.max(1, ...columns.map(({ count }) => count));
  const longest = Math.max(0, ...columns.map(({ short = '' }) => short.length));
  const axis = columns.length * (longest + 1) > LETTERS ? 'axis upright' : 'axis';
  return (
    <>
      {/* Numbers and years run from left to right in every language, as on every other axis. */}
      <ul className={styles.list} dir="ltr">
        {columns.map((term) => {
          const { key, short, count, chosen = false, onToggle } = term;
          const name = nameOf(term);
          const inside = (
            <>
              {count > 0 && <span className="count upright">{number(count)}</span>}
              <span className="bar" style={{ height: count && Math.max(2, (HEIGHT * count) / most) }} />
              <span className={styles.foot} />
              <span className={axis}>{short}</span>
            </>
          );
          return (
            <li key={key}>
              {onToggle && count > 0 ? (
                <button type="button" className="term" title={name} aria-pressed={chosen} onClick={onToggle}>
                  <ReadAloud as={name}>{inside}</ReadAloud>
                </button>
              ) : (
                <div className="term" title={name}>
                  {inside}
                </div>
              )}
            </li>
          );
        })}
      </ul>
      <Bars of={of} terms={terms.filter(({ rest }) => rest)} whole={whole} />
    </>
  );
}
