import type { ReactNode } from 'react';
import styles from './PageHead.module.css';

/** The heading of a page of the working areas, and lines about it. */
export function PageHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className={styles.head}>
      <h1 tabIndex={-1}>{title}</h1>
      {children}
    </div>
  );
}
