import type { ComponentProps } from 'react';
import { clsx } from 'clsx';
import styles from './Badge.module.css';

interface Props extends ComponentProps<'span'> {
  /** What somebody should see first: it waits, is done, or is late. */
  tone?: 'waits' | 'done' | 'late' | undefined;
  /** Among the words of a row. */
  dense?: boolean;
}

/** A short fact about an item: beneath its name, or its state in a list. */
export function Badge({ tone, dense, className, ...rest }: Props) {
  return <span {...rest} className={clsx(styles.badge, tone && styles[tone], dense && styles.dense, className)} />;
}
