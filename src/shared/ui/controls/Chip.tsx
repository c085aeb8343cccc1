import type { ComponentProps, ReactNode } from 'react';
import styles from './Chip.module.css';

/** Something chosen; pressed, it is taken away. */
export function Chip({ label, ...rest }: ComponentProps<'button'> & { label: ReactNode }) {
  return (
    <button type="button" {...rest} className={styles.root}>
      <span>{label}</span>
      <svg aria-hidden="true" width="14" height="14" viewBox="0 0 14 14">
        <path d="m3 3 8 8m0-8-8 8" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" />
      </svg>
    </button>
  );
}
