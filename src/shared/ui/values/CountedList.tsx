import type { ReactNode } from 'react';
import { useFormat } from '../format/use-format';
import styles from './CountedList.module.css';

export interface Counted {
  key: string;
  label: ReactNode;
  count: number;
}

/** Names with their counts, each count also as a bar in proportion to the greatest. */
export function CountedList({ items }: { items: readonly Counted[] }) {
  const { number } = useFormat();
  const most = Math.max(1, ...items.map(({ count }) => count));
  return (
    <ol className={styles.list}>
      {items.map(({ key, label, count }) => (
        <li key={key}>
          <span>{label}</span>
          <span className="count">{number(count)}</span>
          {count > 0 && <span className={styles.bar} style={{ width: `${Math.max(1, (100 * count) / most)}%` }} />}
        </li>
      ))}
    </ol>
  );
}
