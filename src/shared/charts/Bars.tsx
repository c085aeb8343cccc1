import { useFormat } from '@/shared/ui/format/use-format';
import type { ChartData, ChartTerm } from './chart';
import { useShare } from './use-share';
import { ReadAloud } from './ReadAloud';
import { useTermName } from './use-term-name';
import styles from './Bars.module.css';

interface RowProps {
  term: ChartTerm;
  most: number;
  name: string;
  count: string;
  share: string;
}

function Row({ term, most, name, count, share }: RowProps) {
  const { label, italic, rest, chosen = false, onToggle } = term;
  const inside = (
    <>
      <span className="name" title={label} dir="auto">
        {italic ? <i lang="la">{label}</i> : label}
      </span>
      <span>{count}</span>
      <span className="share">{share}</span>
      {!rest && (
        <span className={styles.track}>
          <span className="bar" style={{ display: 'block', width: `max(2px, ${(100 * term.count) / most}%)` }} />
        </span>
      )}
    </>
  );
  const className = rest ? 'term rest' : 'term';
  if (!onToggle) return <div className={className}>{inside}</div>;
  return (
    <button type="button" className={className} aria-pressed={chosen} onClick={onToggle}>
      <ReadAloud as={name}>{inside}</ReadAloud>
    </button>
  );
}

/**
 * Terms as bars, the longest of which fills the width; each that can be chosen is a button. What is no value of its own
 * has its figures only: as a bar it would make the others short.
 */
export function Bars({ of, measure, terms, whole }: Omit<ChartData, 'title'>) {
  const { number } = useFormat();
  const share = useShare();
  const nameOf = useTermName({ of, measure, whole });
  const most = Math.max(1, ...terms.map(({ count, rest }) => (rest ? 0 : count)));
  return (
    <ul className={styles.list}>
      {terms.map((term) => (
        <li key={term.key}>
          <Row
            term={term}
            most={most}
            name={nameOf(term)}
            count={number(term.count)}
            share={term.mentions || measure !== undefined ? '' : share(term.count, whole)}
          />
        </li>
      ))}
    </ul>
  );
}
