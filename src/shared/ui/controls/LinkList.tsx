import type { ComponentProps } from 'react';
import { clsx } from 'clsx';
import styles from './LinkList.module.css';

/** Links one below the other: each has room for a finger (WCAG 2.2, 2.5.8: 24 px). */
export function LinkList({ className, ...rest }: ComponentProps<'ul'>) {
  return <ul {...rest} className={clsx(styles.linkList, className)} />;
}
