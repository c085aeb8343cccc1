import type { ComponentProps } from 'react';
import { clsx } from 'clsx';
import styles from './Notice.module.css';

/** A page that says one thing. */
export function Notice({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={clsx(styles.notice, className)} />;
}
