import type { ReactNode } from 'react';
import { clsx } from 'clsx';
import styles from './PlainTable.module.css';

interface Props {
  label: string;
  /** On a phone its rows are read one below the other: each cell is called by its `data-label`, empty ones are left out. */
  stacks?: boolean;
  children: ReactNode;
}

/** A small table that scrolls by itself where it is wider than the screen, with the keyboard too. */
export function PlainTable({ label, stacks = false, children }: Props) {
  return (
    <div className={clsx(styles.scroll, stacks && styles.stacks)} tabIndex={0} role="group" aria-label={label}>
      <table aria-label={label}>{children}</table>
    </div>
  );
}
