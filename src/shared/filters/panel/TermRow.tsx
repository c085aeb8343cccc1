import type { ComponentProps } from 'react';
import { clsx } from 'clsx';
import { useFormat } from '@/shared/ui/format/use-format';
import styles from './TermRow.module.css';

/** Around rows of terms: their look is told once, not by each of them. */
export function TermRows({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={clsx(styles.termRows, className)} />;
}

interface Props {
  name: string;
  /** The name whole, where a shorter one stands. */
  whole?: string;
  italic?: boolean;
  count?: number;
  /** The count that fills the bar; without it there is none. */
  most?: number;
  checked: boolean;
  onToggle: () => void;
}

/** One value of a facet: a tick, its name, its count, and the count as a bar. */
export function TermRow({ name, whole, italic, count, most, checked, onToggle }: Props) {
  const { number } = useFormat();
  return (
    <label>
      <input type="checkbox" checked={checked} onChange={onToggle} />
      <span className="name" data-full={whole === name ? undefined : whole}>
        {italic ? <i>{name}</i> : name}
      </span>
      <span className="count">{count !== undefined && number(count)}</span>
      {most && count !== undefined && count > 0 && (
        <span className={styles.bar} style={{ width: `${Math.max(1, (100 * count) / most)}%` }} />
      )}
    </label>
  );
}
