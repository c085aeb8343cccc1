import type { ReactNode } from 'react';
import styles from './EventList.module.css';

/** What happened, oldest first: the newest stands out. */
export function EventList({ children }: { children: ReactNode }) {
  return <ol className={styles.events}>{children}</ol>;
}
