import type { ComponentProps } from 'react';
import { clsx } from 'clsx';
import styles from './ReportBox.module.css';

/** What is said of a file that is made: beforehand, on the way, and what became of it (`alert`: why there is none). */
export function ReportBox({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={clsx(styles.reportBox, className)} />;
}
