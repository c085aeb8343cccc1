import type { ReactNode } from 'react';
import styles from './PlainTable.module.css';

/** A small table that scrolls by itself where it is wider than the screen, with the keyboard too. */
export function PlainTable({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.scroll} tabIndex={0} role="group" aria-label={label}>
      <table aria-label={label}>{children}</table>
    </div>
  );
}
