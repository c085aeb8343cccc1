import type { InputHTMLAttributes } from 'react';
import styles from './FilterInput.module.css';

/** A small labelled input of the filter panel. */
export function FilterInput({ label, ...input }: { label: string } & InputHTMLAttributes<HTMLInputElement>) {
  return (
    <label className={styles.label}>
      {label}
      <input {...input} />
    </label>
  );
}
