import type { ComponentProps } from 'react';
import { clsx } from 'clsx';
import styles from './Badge.module.css';

/** A short fact about an item, beneath its name. */
export function Badge({ className, ...rest }: ComponentProps<'span'>) {
  return <span {...rest} className={clsx(styles.badge, className)} />;
}
